import type { BodyOf } from '@limpid/contract';
import { api } from '@limpid/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, sayError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { discardCsrfToken } from '../../api/csrf-token.ts';
import { rememberUser } from '../../api/signed-in-hint.ts';
import { useToast } from '../../ui/toast.tsx';

export const SIGNED_IN_REDIRECT_MS = 250;

type LoginBody = BodyOf<typeof api.accounts.login>;
type RegistrationBody = BodyOf<typeof api.accounts.register>;
type ResetRequestBody = BodyOf<typeof api.accounts.requestPasswordReset>;
type ResetCompletionBody = BodyOf<typeof api.accounts.resetPassword>;

// The server's sentence, else ours; when there was no answer at all, what went wrong with the connection.
function said(error: unknown, otherwise: string): string {
  if (error instanceof ApiError) return error.problem?.message || otherwise;
  return error instanceof Error && error.message ? error.message : otherwise;
}

/** The session is new: the old token is void, what was read before may be somebody else's, and the dashboard starts afresh. */
function useEnter() {
  const queryClient = useQueryClient();
  return (user: Parameters<typeof rememberUser>[0]) => {
    discardCsrfToken();
    rememberUser(user);
    void queryClient.invalidateQueries();
    setTimeout(() => window.location.assign('/dashboard'), SIGNED_IN_REDIRECT_MS);
  };
}

export function useLogin() {
  const { toast } = useToast();
  const enter = useEnter();
  return useMutation({
    mutationFn: (body: LoginBody) => call(api.accounts.login, { body }),
    onSuccess: ({ user }) => {
      toast({ tone: 'ok', title: 'Welcome back!', description: 'Login successful. Redirecting...' });
      enter(user);
    },
    onError: (error) => {
      if (error instanceof ApiError) {
        toast({ tone: 'bad', title: 'Login failed', description: said(error, 'Invalid email or password') });
      } else {
        toast({ tone: 'bad', title: 'Login error', description: said(error, 'Failed to connect to server') });
      }
    },
  });
}

export function useRegister() {
  const { toast } = useToast();
  const enter = useEnter();
  return useMutation({
    mutationFn: (body: RegistrationBody) => call(api.accounts.register, { body }),
    onSuccess: ({ user }) => {
      toast({ tone: 'ok', title: 'Account created!', description: 'Registration successful. Redirecting...' });
      enter(user);
    },
    onError: (error) => {
      if (error instanceof ApiError) {
        toast({ tone: 'bad', title: 'Registration failed', description: said(error, 'Failed to create account') });
      } else {
        toast({ tone: 'bad', title: 'Registration error', description: said(error, sayError(error)) });
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
        title: 'Reset link sent!',
        description: 'If an account with this email exists, you will receive a password reset email shortly.',
      });
    },
    onError: (error) => {
      if (error instanceof ApiError) {
        const description = said(error, 'Failed to send reset email. Please try again.');
        toast({ tone: 'bad', title: 'Request failed', description });
      } else {
        toast({ tone: 'bad', title: 'Network error', description: said(error, sayError(error)) });
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
        title: 'Password updated!',
        description: 'Your password has been successfully changed. You can now sign in with your new password.',
      });
      onDone();
    },
    onError: (error) => {
      if (error instanceof ApiError) {
        const description = said(error, 'Failed to reset password. Please try requesting a new reset link.');
        toast({ tone: 'bad', title: 'Reset failed', description });
      } else {
        toast({ tone: 'bad', title: 'Network error', description: said(error, sayError(error)) });
      }
    },
  });
}
