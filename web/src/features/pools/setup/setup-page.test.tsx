import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { discardCsrfToken } from '../../../api/csrf-token.ts';
import { rememberUser } from '../../../session/signed-in-hint.ts';
import { type FakeServer, fakeServer, problemBody } from '../../../testing/fake-server.ts';
import { ANA } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { defaultAnswers, type PoolAnswers } from '../pool-answers.ts';
import { PendingSetupOffer } from './pending-setup.tsx';
import { keepDraft, readDraft } from './setup-draft.ts';
import { prepareLaterSteps } from './setup-lazy.tsx';
import SetupPage from './setup-page.tsx';
import type { SetupStep } from './setup-steps.ts';
import { BACKYARD_POOL } from '../testing/pools.ts';

const ID = '018f0000-0000-7000-8000-00000000000a';
const TOKEN = { 'GET /api/csrf-token': { body: { token: 't', headerName: 'X-CSRF-Token', enabled: true } } };
const signedIn = (routes: Parameters<typeof fakeServer>[0] = {}): FakeServer => {
  rememberUser(ANA);
  return fakeServer({ ...TOKEN, 'GET /api/me': { body: { ...ANA, units: 'us' } }, 'GET /api/pools': { body: [] }, ...routes });
};
const draft = (answers: Partial<PoolAnswers> = {}, step: SetupStep = 'review') =>
  keepDraft({ id: ID, step, answers: { ...defaultAnswers('America/Phoenix'), knownVolumeL: 56_781, ...answers } });
const open = (at = '/setup') => renderPage(<SetupPage />, { at, path: '/setup' });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: RegExp | string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** The button waits until it is known who is here. */
async function pressSave(): Promise<void> {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save and log first test' });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
}

// As while someone answers the first question; before that: setup-later.test.tsx.
beforeAll(async () => {
  prepareLaterSteps();
  await vi.dynamicImportSettled();
});
beforeEach(() => {
  localStorage.clear();
  keepDraft(null);
  discardCsrfToken();
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the way through', () => {
  it('goes on with Enter, keeps the step in the address and the focus on the question', async () => {
    fakeServer();
    const { router } = open();
    expect(heading()).toBe('Tell us about your pool');
    type('Pool name', 'Lagoon');
    fireEvent.submit(screen.getByLabelText('Pool name').closest('form') as HTMLFormElement);
    await waitFor(() => expect(heading()).toBe('How much water does it hold?'));
    expect(router.state.location.search).toBe('?step=volume');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    type('Volume', '15000');
    press('Continue');
    await waitFor(() => expect(heading()).toBe('Surface and sanitizer'));
    await router.navigate(-1);
    await waitFor(() => expect(heading()).toBe('How much water does it hold?'));
    press('Back');
    await waitFor(() => expect(heading()).toBe('Tell us about your pool'));
    expect((screen.getByLabelText('Pool name') as HTMLInputElement).value).toBe('Lagoon');
  });

  it('names the first question in the address too, beside what stands there', async () => {
    fakeServer();
    const { router } = open('/setup?pool=x');
    await waitFor(() => expect(router.state.location.search).toBe('?pool=x&step=name'));
  });

  it('comes back to where one was, with every answer', () => {
    fakeServer();
    draft({ name: 'Lagoon', volumeSource: 'shape', shape: { ...defaultAnswers().shape, lengthM: 9.75 } }, 'volume');
    open();
    expect(heading()).toBe('How much water does it hold?');
    expect((screen.getByLabelText('Length (A)') as HTMLInputElement).value).toMatch(/^32 ft|^9.75/);
  });

  it('does not go on without a volume, says why, and keeps what was typed', async () => {
    fakeServer();
    open('/setup?step=volume');
    press('Continue');
    expect(await screen.findByText(/Enter the volume/)).toBeTruthy();
    expect(heading()).toBe('How much water does it hold?');
    type('Volume', '15,000');
    expect(screen.queryByText(/Enter the volume/)).toBeNull();
    expect((screen.getByLabelText('Volume') as HTMLInputElement).value).toBe('15,000');
  });

  it('keeps a volume typed in gallons as litres, and shows it again in either unit', () => {
    fakeServer();
    localStorage.setItem('lmp-units', 'us');
    open('/setup?step=volume');
    type('Volume', '15000');
    expect(readDraft()?.answers.knownVolumeL).toBeCloseTo(56_781.18, 1);
    cleanup();
    localStorage.setItem('lmp-units', 'metric');
    open('/setup?step=volume');
    expect((screen.getByLabelText('Volume') as HTMLInputElement).value).toBe('56781');
  });

  it('reads feet and inches, draws them, and counts volume and surface as they are typed', () => {
    fakeServer();
    localStorage.setItem('lmp-units', 'us');
    draft({ volumeSource: 'shape', knownVolumeL: null }, 'volume');
    open();
    type('Length (A)', '32 ft 6 in');
    type('Width (B)', "16'");
    type('Depth at the shallow end', '3.5');
    type(/Depth at the deep end/, `8' 0"`);
    expect(screen.getByText('22,367 gal')).toBeTruthy();
    expect(screen.getByText(/520 ft² of water surface/)).toBeTruthy();
    expect(screen.getByRole('img', { name: /Rectangle, length 32 ft 6 in, width 16 ft, 3 ft 6 in to 8 ft deep/ })).toBeTruthy();
    expect((screen.getByLabelText('Width (B)') as HTMLInputElement).value).toBe("16'");
  });

  it('may be skipped where nothing must be said', async () => {
    fakeServer();
    draft({ kit: undefined }, 'kit');
    open();
    press('Skip');
    await waitFor(() => expect(heading()).toBe('Which chemicals do you have?'));
    expect(readDraft()?.answers.kit).toBeNull();
  });

  it('goes on from a question that shows no field, as that of a place that was chosen', async () => {
    fakeServer();
    draft({ place: BACKYARD_POOL.place }, 'place');
    open();
    expect(screen.queryByRole('textbox')).toBeNull();
    press('Continue');
    await waitFor(() => expect(heading()).toBe('What do you test with?'));
  });

  it('changes one answer from the review and comes back to it', async () => {
    fakeServer();
    draft();
    const { router } = open();
    press('Edit surface');
    await waitFor(() => expect(heading()).toBe('Surface and sanitizer'));
    fireEvent.click(screen.getByLabelText(/^Vinyl/));
    press('Back to review');
    await waitFor(() => expect(heading()).toBe('Does this look right?'));
    expect(screen.getAllByText('Vinyl').length).toBeGreaterThan(0);
    expect(router.state.location.search).toBe('?step=review');
  });
});

describe('a volume that may mean thousands', () => {
  it('asks whether 15.000 or 15,5 means thousands, and does not go on before the answer', async () => {
    fakeServer();
    localStorage.setItem('lmp-units', 'us');
    open('/setup?step=volume');
    type('Volume', '15.0');
    expect(screen.queryByText(/Did you mean/)).toBeNull();
    type('Volume', '15.000');
    expect(screen.getByText(/Did you mean 15 gal or 15,000 gal/)).toBeTruthy();
    press('Continue');
    await waitFor(() => expect(screen.queryByText(/Enter the volume/)).toBeNull());
    expect(heading()).toBe('How much water does it hold?');
    expect((screen.getByLabelText('Volume') as HTMLInputElement).value).toBe('15.000');
    press('Yes, 15,000 gal');
    expect(readDraft()?.answers.knownVolumeL).toBeCloseTo(56_781.18, 1);
    expect((screen.getByLabelText('Volume') as HTMLInputElement).value).toBe('15000');
    expect(screen.queryByText(/Did you mean/)).toBeNull();
    cleanup();
    keepDraft(null);
    open('/setup?step=volume');
    type('Volume', '15,5');
    expect(screen.queryByText(/Did you mean/)).toBeNull();
    fireEvent.blur(screen.getByLabelText('Volume'));
    expect(screen.getByText(/Did you mean 15.5 gal or 15,500 gal/)).toBeTruthy();
    press('Yes, 15.5 gal');
    expect(readDraft()?.answers.knownVolumeL).toBeCloseTo(58.67, 1);
    expect(screen.getByText(/is unusual for this kind of water/)).toBeTruthy();
  });
});

describe('the questions', () => {
  it('ask for the units beside the volume, which stays the same in either', async () => {
    fakeServer();
    localStorage.setItem('lmp-units', 'us');
    open('/setup?step=volume');
    type('Volume', '15000');
    fireEvent.click(screen.getByLabelText('Metric'));
    await waitFor(() => expect((screen.getByLabelText('Volume') as HTMLInputElement).value).toBe('56781'));
    expect(readDraft()?.answers.knownVolumeL).toBeCloseTo(56_781.18, 1);
  });

  it('ask for the flow of the pump only from the review', async () => {
    fakeServer();
    draft();
    open();
    press('Edit pump and use');
    await waitFor(() => expect(heading()).toBe('What pump do you have?'));
    type(/^Pump flow/, '40');
    press('Back to review');
    await waitFor(() => expect(heading()).toBe('Does this look right?'));
    expect(readDraft()?.answers.pumpFlowLpm).toBeCloseTo(151.4, 1);
  });

  it.each([
    ['units', 'How much water does it hold?'],
    ['sanitizer', 'Surface and sanitizer'],
    ['setting', 'Where is it?'],
    ['pump', 'What pump do you have?'],
  ])('that had a page of their own are found by its address: %s', (step, title) => {
    fakeServer();
    open(`/setup?step=${step}`);
    expect(heading()).toBe(title);
  });
});

describe('a plan that is full', () => {
  const full = { ...ANA.entitlements, features: { ...ANA.entitlements.features, canAddPools: false } };
  const question = () => screen.getByText(/^It takes about two minutes/).parentElement;

  it('is told before the question is shown to who has signed in here, so that nothing is pushed down', async () => {
    let answer: (me: { body: unknown }) => void = () => undefined;
    signedIn({
      'GET /api/me': () => new Promise((resolve) => (answer = resolve)),
      'GET /api/pools': { body: [BACKYARD_POOL] },
    });
    open();
    // hidden by the mark of who has signed in here, which a visitor's page does not carry
    expect(question()?.className).toContain('in-data-signed-in:invisible');
    expect(screen.queryByText('Your plan includes one pool')).toBeNull();
    answer({ body: { ...ANA, units: 'us', entitlements: full } });
    expect(await screen.findByText('Your plan includes one pool')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open Backyard pool' })).toBeTruthy();
    expect(question()?.className).not.toContain('invisible');
  });

  it('keeps no one waiting who is not signed in', () => {
    fakeServer();
    open();
    expect(question()?.className).not.toContain('invisible');
  });
});

describe('the end', () => {
  it('leads to the coach who is signed in, and no visitor', async () => {
    signedIn({});
    open();
    const link = await screen.findByRole('link', { name: 'Ask the coach' });
    expect(link.getAttribute('href')).toBe('/ai-coach?about=%2Fsetup');
  });

  it('leads a visitor to sign in and keeps the answers', () => {
    fakeServer();
    draft();
    open();
    expect(screen.getByRole('link', { name: 'Continue to sign in' }).getAttribute('href')).toBe('/auth');
    expect(readDraft()).not.toBeNull();
  });

  it('saves the pool once, under the id of the draft, and goes to the first test', async () => {
    const server = signedIn({ 'POST /api/pools': { status: 201, body: { ...BACKYARD_POOL, id: ID } } });
    draft({ name: ' Lagoon ', surface: 'vinyl' });
    open();
    await pressSave();
    expect(await screen.findByText(`at /chemistry/log?pool=${ID}`)).toBeTruthy();
    const [sent, ...more] = server.sentTo('POST /api/pools');
    expect(more).toEqual([]);
    expect(sent?.headers['idempotency-key']).toBe(ID);
    expect(sent?.body).toMatchObject({ id: ID, name: 'Lagoon', volumeL: 56_781, surface: 'vinyl', timeZone: 'America/Phoenix' });
    expect(readDraft()).toBeNull();
  });

  it('keeps the answers and says kindly that the plan holds one pool', async () => {
    signedIn({
      'GET /api/pools': { body: [BACKYARD_POOL] },
      'POST /api/pools': { status: 402, body: problemBody(402, 'plan_limit_reached', 'You’ve reached your plan’s limit') },
    });
    draft();
    open();
    await pressSave();
    expect(await screen.findByText('Your plan includes one pool')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open Backyard pool' })).toBeTruthy();
    expect(readDraft()).not.toBeNull();
  });

  it('leads to the answer that the server refused, with its words beside the field', async () => {
    const fields = { volumeL: 'Enter a number above 0 and up to 10000000 liters.' };
    signedIn({ 'POST /api/pools': { status: 400, body: problemBody(400, 'invalid_request', 'Something needs another look', fields) } });
    draft();
    open();
    await pressSave();
    fireEvent.click(await screen.findByRole('button', { name: 'Go to volume' }));
    await waitFor(() => expect(heading()).toBe('How much water does it hold?'));
    expect(screen.getByText(fields.volumeL)).toBeTruthy();
    type('Volume', '12000');
    expect(screen.queryByText(fields.volumeL)).toBeNull();
  });

  it('says that nothing was saved when the connection is lost', async () => {
    signedIn({ 'POST /api/pools': new TypeError('Failed to fetch') });
    draft();
    open();
    await pressSave();
    expect(await screen.findByText('We couldn’t save the pool')).toBeTruthy();
    expect(readDraft()).not.toBeNull();
  });
});

describe('the offer on the dashboard', () => {
  const show = () => renderPage(<PendingSetupOffer />, { at: '/dashboard' });

  it('adds what was described before signing in', async () => {
    const server = signedIn({ 'POST /api/pools': { status: 201, body: { ...BACKYARD_POOL, id: ID } } });
    draft({ name: 'Lagoon' });
    show();
    expect(await screen.findByText('Add Lagoon?')).toBeTruthy();
    press('Add and log a test');
    expect(await screen.findByText(`at /chemistry/log?pool=${ID}`)).toBeTruthy();
    expect(server.sentTo('POST /api/pools')).toHaveLength(1);
  });

  it('goes on with half a setup, and clears it with a way back', async () => {
    signedIn();
    draft({ knownVolumeL: null }, 'volume');
    show();
    expect((await screen.findByRole('link', { name: 'Continue setup' })).getAttribute('href')).toBe('/setup?step=volume');
    press('Clear answers');
    expect(readDraft()).toBeNull();
    press('Undo');
    expect(readDraft()?.id).toBe(ID);
  });

  it('stays away from those who have a pool, and from visitors', async () => {
    const server = signedIn({ 'GET /api/pools': { body: [BACKYARD_POOL] } });
    draft();
    const { container } = show();
    await waitFor(() => expect(server.sentTo('GET /api/pools')).toHaveLength(1));
    await waitFor(() => expect(container.textContent).not.toContain('Add My pool?'));
  });
});

describe('a typed length', () => {
  it('says that a length of two measurements takes one, instead of calling it missing', () => {
    fakeServer();
    localStorage.setItem('lmp-units', 'us');
    draft({ volumeSource: 'shape', knownVolumeL: null }, 'volume');
    open();
    type('Length (A)', '20 by 40');
    press('Continue');
    expect(screen.getByText('One measurement per field, like 12.5 or 12 ft 6 in.')).toBeTruthy();
    expect(screen.queryByText(/Enter the length/)).toBeNull();
    expect(screen.getByText(/Enter the width/)).toBeTruthy();
  });
});
