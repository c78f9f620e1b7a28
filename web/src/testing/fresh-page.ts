// Test files share a process, which saves loading React and the DOM for each. So each file starts with its own copy of our modules and ends as
// a page ends: what it rendered, stored, listens to or wanted to do later is gone.
import { focusManager, onlineManager } from '@tanstack/react-query';
import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { overwriteGetLocale } from '../paraglide/runtime.js';

vi.resetModules();

const atTheEnd: (() => void)[] = [];

function replaceUntilTheEnd<Target extends object, Name extends keyof Target>(target: Target, name: Name, value: Target[Name]): void {
  const original = target[name];
  target[name] = value;
  atTheEnd.push(() => (target[name] = original));
}

function forgetListenersOf(target: EventTarget): void {
  const add = target.addEventListener.bind(target);
  replaceUntilTheEnd(target, 'addEventListener', (...listening) => {
    add(...listening);
    atTheEnd.push(() => target.removeEventListener(...listening));
  });
}

function forgetTimers(): void {
  const { setTimeout: later, setInterval: often } = globalThis;
  const isTimer = new Set<NodeJS.Timeout>();
  const remember = (timer: NodeJS.Timeout) => {
    isTimer.add(timer);
    return timer;
  };
  // Called with any arguments; only the result matters here.
  replaceUntilTheEnd(
    globalThis,
    'setTimeout',
    Object.assign((...args: Parameters<typeof later>) => remember(later(...args)), later),
  );
  replaceUntilTheEnd(globalThis, 'setInterval', ((...args: Parameters<typeof often>) => remember(often(...args))) as typeof often);
  atTheEnd.push(() => isTimer.forEach((timer) => clearTimeout(timer)));
}

/** A stub that was made under fake timers puts the fake ones back when it ends. */
function keepFrames(): void {
  const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = globalThis;
  atTheEnd.push(() => Object.assign(globalThis, { requestAnimationFrame: request, cancelAnimationFrame: cancel }));
}

function emptyDocument(): void {
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
}

keepFrames();
forgetListenersOf(window);
forgetListenersOf(document);
forgetTimers();

afterAll(() => {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const undo of atTheEnd.toReversed()) undo();
  // Of the compiled texts there is one copy in the process, and of the queries' package.
  overwriteGetLocale(() => 'en');
  onlineManager.setOnline(true);
  focusManager.setFocused(undefined);
  emptyDocument();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
