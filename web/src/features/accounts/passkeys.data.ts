import { api } from '@limpid/contract';
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { problemText } from '../../i18n/problem-codes.ts';
import { discardCsrfToken } from '../../api/csrf-token.ts';
import { m } from '../../paraglide/messages.js';
import { useToast } from '../../ui/overlays/toast.tsx';
import { useWelcome } from './accounts.data.ts';
import { codeOf } from './problem-code.ts';

const KEY = 'lmp-passkey';

/** Passkeys exist only where the page is reached safely, and not in every browser. */
export const canUsePasskeys = (): boolean => browserSupportsWebAuthn();

/** This device has made or used one: the sign-in page may offer it right away. */
export function rememberPasskey(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // It is offered a moment later then.
  }
}

export function hasUsedPasskey(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

async function signInByPasskey(useBrowserAutofill: boolean) {
  const optionsJSON = await call(api.security.passkeySignInOptions);
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill });
  return call(api.security.passkeySignIn, {
    body: { response: { ...response, clientExtensionResults: { ...response.clientExtensionResults } } },
  });
}

/** The person closed the browser's window, or waited too long: an answer, not a fault. */
export function isTurnedDown(error: unknown): boolean {
  const cause = error instanceof WebAuthnError ? error.cause : error;
  return cause instanceof Error && (cause.name === 'NotAllowedError' || cause.name === 'AbortError');
}

/** What went wrong between the page, the device and the server. */
export function passkeyProblemText(error: unknown): string {
  if (isTurnedDown(error)) return m.security_passkey_canceled();
  if (!(error instanceof WebAuthnError)) return problemText(error);
  return error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' ? m.security_passkey_known() : m.auth_passkey_unsupported();
}

/** Makes a passkey on this device (or one beside it) and gives it to the account. */
export async function addPasskey({ name, password }: { name: string; password?: string | undefined }) {
  const optionsJSON = await call(api.security.passkeyOptions, { body: { password } });
  const made = await startRegistration({ optionsJSON });
  const response = { ...made, clientExtensionResults: { ...made.clientExtensionResults } };
  const passkey = await call(api.security.addPasskey, { body: { name, response } });
  rememberPasskey();
  return passkey;
}

export function usePasskeySignIn() {
  const { toast } = useToast();
  const welcome = useWelcome();
  return useMutation({
    mutationFn: () => signInByPasskey(false),
    onSuccess: (answer) => {
      rememberPasskey();
      welcome(answer);
    },
    onError: (error) => {
      const description = isTurnedDown(error) ? m.auth_passkey_not_chosen() : passkeyProblemText(error);
      toast({ tone: isTurnedDown(error) ? 'neutral' : 'bad', title: m.auth_passkey_failed(), description });
    },
  });
}

/** Shows a passkey once more, as the proof of people who have no password; the page stays where it is. */
export function useFreshPasskey(onDone: () => void) {
  const { toast } = useToast();
  return useMutation({
    mutationFn: () => signInByPasskey(false),
    onSuccess: () => {
      // The session is a new one, and so is its token.
      discardCsrfToken();
      onDone();
    },
    onError: (error) => {
      toast({ tone: 'bad', title: m.auth_passkey_failed(), description: passkeyProblemText(error) });
    },
  });
}

/** The browser shows the passkeys it knows among the suggestions of the email field; choosing one signs in. */
export async function suggestPasskeys(onSignedIn: (answer: Awaited<ReturnType<typeof signInByPasskey>>) => void): Promise<unknown> {
  if (!(await browserSupportsWebAuthnAutofill())) return null;
  try {
    const answer = await signInByPasskey(true);
    rememberPasskey();
    onSignedIn(answer);
    return null;
  } catch (error) {
    // Only a passkey that was taken and then refused is worth a word.
    return codeOf(error) === 'passkey_refused' ? error : null;
  }
}
