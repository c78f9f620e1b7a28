import { beforeEach, describe, expect, it } from 'vitest';
import { forgetUser, noteLeaving, noteLeft, noteSessionOver, readHint, recallUser, rememberUser, signedInId } from './signed-in-hint.ts';

const ana = { id: 'ana', email: 'a@example.com', username: 'ana', firstName: 'Ana' };
const ben = { id: 'ben', email: 'b@example.com', username: 'ben', firstName: 'Ben' };
const DRAFT = 'lmp-log-0197f6f0-0000-7000-8000-000000000000';
const OF_PERSON = ['lmp-setup', DRAFT, 'lmp-recent-searches', 'lmp-recent-commands', 'lmp-last-pool', 'lmp-unsent-choices'];
const OF_DEVICE = [
  'lmp-theme',
  'lmp-units',
  'lmp-language',
  'lmp-text-size',
  'lmp-motion',
  'lmp-consent',
  'lmp-log-mode',
  'lmp-log-drops',
  'lmp-log-keys',
];

const kept = () => Object.keys(localStorage).toSorted();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of [...OF_PERSON, ...OF_DEVICE]) localStorage.setItem(name, 'x');
  sessionStorage.setItem('lmp-wanted-path', '/pools/1');
});

describe('what this device keeps of a person', () => {
  it('goes at sign-out, but for what belongs to the device', () => {
    rememberUser(ana);
    forgetUser();
    expect(kept()).toEqual(OF_DEVICE.toSorted());
    expect(sessionStorage.length).toBe(0);
  });

  it('goes when another person signs in', () => {
    rememberUser(ana);
    rememberUser(ben);
    expect(kept()).toEqual([...OF_DEVICE, 'user'].toSorted());
  });

  it('stays through the first sign-in, and through another of the same person', () => {
    rememberUser(ana);
    rememberUser(ana);
    expect(kept()).toEqual([...OF_DEVICE, ...OF_PERSON, 'user'].toSorted());
  });
});

it('who leaves says so to the server too, until it has heard', () => {
  noteLeaving();
  expect(document.cookie).toContain('lmp_leaving=yes');
  noteLeft();
  expect(document.cookie).not.toContain('lmp_leaving=yes');
});

describe('who is here by a way that is not ours to see', () => {
  it('is remembered in the place of who was here before', () => {
    rememberUser(ana);
    recallUser(ben);
    expect(signedInId()).toBe('ben');
    expect(kept()).not.toContain('lmp-setup');
  });

  it('is greeted again after a session that had ended, with what was theirs', () => {
    rememberUser(ana);
    noteSessionOver();
    expect(readHint()).toBe(false);
    recallUser(ana);
    expect(readHint()).toBe(true);
    expect(kept()).toContain(DRAFT);
    noteSessionOver();
    forgetUser();
    expect(kept()).not.toContain('lmp-session-over');
  });

  it('is not remembered on the way out', () => {
    rememberUser(ana);
    forgetUser();
    recallUser(ana);
    expect(signedInId()).toBeNull();
  });

  it('does not come back while another tab is signing out', () => {
    rememberUser(ana);
    noteLeaving();
    localStorage.removeItem('user');
    recallUser(ana);
    expect(signedInId()).toBeNull();
    noteLeft();
    recallUser(ana);
    expect(signedInId()).toBe('ana');
  });
});
