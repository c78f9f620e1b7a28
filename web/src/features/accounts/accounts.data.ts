import type { AnswerOf, BodyOf, Me } from '@limpid/contract';
import { api } from '@limpid/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { problemText } from '../../i18n/problem-codes.ts';
import { discardCsrfToken } from '../../api/csrf-token.ts';
import { ME_KEY } from '../../session/me.ts';
import { rememberUser } from '../../session/signed-in-hint.ts';
import { together } from '../../browser/together.ts';
import { expectVerifyPlace } from '../../session/verify-place.ts';
import { m } from '../../paraglide/messages.js';
import { useToast } from '../../ui/overlays/toast.tsx';
import { codeOf } from './problem-code.ts';

export const SIGNED_IN_REDIRECT_MS = 250;

type LoginBody = BodyOf<typeof api.accounts.login>;
type RegistrationBody = BodyOf<typeof api.accounts.register>;
type ResetRequestBody = BodyOf<typeof api.accounts.requestPasswordReset>;
type ResetCompletionBody = BodyOf<typeof api.accounts.resetPassword>;

// The server's sentence, else ours; when there was no answer at all, what went wrong with the connection.
function failureMessage(error: unknown, otherwise: string): string {
  if (error instanceof ApiError) return error.problem?.message ? problemText(error) : otherwise;
  if (error instanceof TypeError) return m.auth_say_fetch();
  return error instanceof Error && error.message ? error.message : otherwise;
}

/** The session is new: the old token is void, cached data may be another person's, and the dashboard starts fresh. */
function useEnter() {
  const queryClient = useQueryClient();
  return (user: Parameters<typeof rememberUser>[0]) => {
    discardCsrfToken();
    rememberUser(user);
    void queryClient.invalidateQueries();
    setTimeout(() => {
      // The sign-in page has already asked who is signed in.
      const me = queryClient.getQueryData<Me | null>(ME_KEY);
      if (me?.id === user.id && !me.emailVerified) expectVerifyPlace(user.id);
      window.location.assign('/dashboard');
    }, SIGNED_IN_REDIRECT_MS);
  };
}

/** Signs in; where a second factor is on, the first try without a code is answered by `onSecondFactor`. */
export function useLogin(onSecondFactor?: (credentials: LoginBody) => void) {
  const { toast } = useToast();
  const welcome = useWelcome();
  return useMutation({
    mutationFn: (body: LoginBody) => call(api.accounts.login, { body }),
    onSuccess: welcome,
    onError: (error, credentials) => {
      if (codeOf(error) === 'second_factor_required' && onSecondFactor) return onSecondFactor(credentials);
      // Shown next to the field.
      if (codeOf(error) === 'second_factor_wrong') return;
      if (error instanceof ApiError) {
        toast({ tone: 'bad', title: m.auth_login_failed(), description: failureMessage(error, m.auth_say_wrong_credentials()) });
      } else {
        toast({ tone: 'bad', title: m.auth_login_error(), description: failureMessage(error, m.auth_say_connection()) });
      }
    },
  });
}

/** Completes a sign-in with Google, if the account requires its second factor too. */
export function useGoogleCode() {
  const welcome = useWelcome();
  const { toast } = useToast();
  return useMutation({
    mutationFn: (code: string) => call(api.security.googleCode, { body: { code } }),
    onSuccess: welcome,
    onError: (error) => {
      if (codeOf(error) === 'second_factor_wrong') return;
      const isOver = codeOf(error) === 'fresh_sign_in_required';
      toast({
        tone: 'bad',
        title: isOver ? m.auth_google_code_expired() : m.auth_login_failed(),
        description: isOver ? m.auth_google_code_expired_text() : problemText(error),
      });
    },
  });
}

/** Greets the person who has just signed in, and goes to the dashboard. */
export function useWelcome() {
  const { toast } = useToast();
  const enter = useEnter();
  return ({ user, linked }: AnswerOf<typeof api.accounts.login>) => {
    if (linked === 'google') toast({ tone: 'ok', title: m.common_google_is_connected(), description: m.auth_google_linked_text() });
    else toast({ tone: 'ok', title: m.auth_login_ok(), description: m.auth_login_ok_text() });
    enter(user);
  };
}

export function useRegister() {
  const { toast } = useToast();
  const enter = useEnter();
  return useMutation({
    mutationFn: (body: RegistrationBody) => call(api.accounts.register, { body }),
    onSuccess: ({ user }) => {
      toast({ tone: 'ok', title: m.auth_register_ok(), description: m.auth_register_ok_text() });
      enter(user);
      expectVerifyPlace(user.id);
    },
    onError: (error) => {
      if (error instanceof ApiError) {
        toast({ tone: 'bad', title: m.auth_register_failed(), description: failureMessage(error, m.auth_say_create_failed()) });
      } else {
        toast({ tone: 'bad', title: m.auth_register_error(), description: failureMessage(error, problemText(error)) });
      }
    },
  });
}

export function useRequestPasswordReset(onSent: () => void) {
  const { toast } = useToast();
  return useMutation({
    mutationFn: (body: ResetRequestBody) => call(api.accounts.requestPasswordReset, { body }),
    onSuccess: () => {
      onSent();
      toast({
        tone: 'ok',
        title: m.auth_reset_sent(),
        description: m.auth_reset_sent_text(),
      });
    },
    onError: (error) => {
      if (error instanceof ApiError) {
        const description = failureMessage(error, m.auth_say_send_failed());
        toast({ tone: 'bad', title: m.auth_request_failed(), description });
      } else {
        toast({ tone: 'bad', title: m.auth_network_error(), description: failureMessage(error, problemText(error)) });
      }
    },
  });
}

export function useResetPassword(onDone: () => void) {
  const { toast } = useToast();
  return useMutation({
    mutationFn: (body: ResetCompletionBody) => call(api.accounts.resetPassword, { body }),
    onSuccess: () => {
      toast({
        tone: 'ok',
        title: m.auth_reset_ok(),
        description: m.auth_reset_ok_text(),
      });
      onDone();
    },
    onError: (error) => {
      if (error instanceof ApiError) {
        const description = failureMessage(error, m.auth_say_reset_failed());
        toast({ tone: 'bad', title: m.auth_reset_failed(), description });
      } else {
        toast({ tone: 'bad', title: m.auth_network_error(), description: failureMessage(error, problemText(error)) });
      }
    },
  });
}

const askForMail = together(() => call(api.security.sendVerification));

/** Mails the link that verifies the address once more. */
export function useSendVerification(email: string) {
  const { toast } = useToast();
  return useMutation({
    mutationFn: askForMail,
    onSuccess: () => {
      toast({ tone: 'ok', title: m.common_link_sent(), description: m.auth_verification_sent_text({ email }) });
    },
    onError: (error) => {
      toast({ tone: 'bad', title: m.auth_verification_failed(), description: problemText(error) });
    },
  });
}
