// The content of the fields when the scripts arrive.
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../api/query-client.ts';
import { ToastProvider } from '../../ui/overlays/toast.tsx';
import { SignInForm } from './sign-in-form.tsx';

afterEach(() => document.body.replaceChildren());

it('keeps what was typed before the page was taken over, through the draws that follow', async () => {
  const form = (
    <QueryClientProvider client={createQueryClient()}>
      <ToastProvider>
        <SignInForm kept={null} onForgot={vi.fn()} onSignUp={vi.fn()} onSecondFactor={vi.fn()} />
      </ToastProvider>
    </QueryClientProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  const email = container.querySelector<HTMLInputElement>('input[name="email"]')!;
  email.value = 'ana@example.com';
  const root = await act(async () => hydrateRoot(container, form));
  await act(async () => email.focus());
  expect(email.value).toBe('ana@example.com');
  // A render that sets the field's value again.
  await act(async () => root.render(form));
  expect(email.value).toBe('ana@example.com');
  expect(container.querySelector('form')?.getAttribute('method')).toBe('dialog');
  await act(async () => root.unmount());
});
