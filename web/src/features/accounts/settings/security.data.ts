import type { AccountSecurity, BodyOf } from '@limpid/contract';
import { api } from '@limpid/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { problemText } from '../../../i18n/problem-codes.ts';
import { discardCsrfToken } from '../../../api/csrf-token.ts';
import { ME_KEY } from '../../../session/me.ts';
import { readKey, useRead } from '../../../api/reads.ts';
import { m } from '../../../paraglide/messages.js';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { codeOf } from '../problem-code.ts';

export const SECURITY_KEY = readKey(api.security.overview);

/** Everything that protects the account. */
export const useSecurity = () => useRead(api.security.overview, {});

/** Reads it again after a change; /api/me contains some of the same. */
export function useRefreshSecurity(): () => void {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: SECURITY_KEY });
    void queryClient.invalidateQueries({ queryKey: ME_KEY });
  };
}

/** Problems that a form says beside its own fields. */
const isSaidInForm = (error: unknown): boolean => ['wrong_password', 'wrong_code', 'fresh_sign_in_required'].includes(codeOf(error) ?? '');

function useSayFailed(title: () => string): (error: unknown) => void {
  const { toast } = useToast();
  return (error) => {
    if (!isSaidInForm(error)) toast({ tone: 'bad', title: title(), description: problemText(error) });
  };
}

export function useChangeEmail(onSent: () => void) {
  const { toast } = useToast();
  const refresh = useRefreshSecurity();
  return useMutation({
    mutationFn: (body: BodyOf<typeof api.security.changeEmail>) => call(api.security.changeEmail, { body }),
    onSuccess: (_, { newEmail }) => {
      toast({ tone: 'ok', title: m.common_link_sent(), description: m.security_address_sent_text({ email: newEmail.trim() }) });
      refresh();
      onSent();
    },
    onError: useSayFailed(m.security_address_failed),
  });
}

export function useCancelEmailChange() {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const refresh = useRefreshSecurity();
  return useMutation({
    mutationFn: () => call(api.security.cancelEmailChange),
    onSuccess: () => {
      queryClient.setQueryData<AccountSecurity>(SECURITY_KEY, (before) => before && { ...before, pendingEmail: undefined });
      toast({ tone: 'ok', title: m.security_address_canceled() });
      refresh();
    },
    onError: useSayFailed(m.security_address_failed),
  });
}

export function useChangePassword(onDone: () => void) {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const refresh = useRefreshSecurity();
  return useMutation({
    mutationFn: (body: BodyOf<typeof api.security.changePassword>) => call(api.security.changePassword, { body }),
    onSuccess: () => {
      // The session is a new one, and so is its token.
      discardCsrfToken();
      toast({ tone: 'ok', title: m.security_password_ok(), description: m.security_password_ok_text() });
      void queryClient.invalidateQueries({ queryKey: readKey(api.security.sessions) });
      refresh();
      onDone();
    },
    onError: useSayFailed(m.security_password_failed),
  });
}

/** Makes the secret of a second factor; it counts once it is confirmed. */
export const startTotp = (password?: string) => call(api.security.startTotp, { body: { password } });

export function useConfirmTotp(onCodes: (codes: string[]) => void) {
  const { toast } = useToast();
  const refresh = useRefreshSecurity();
  return useMutation({
    mutationFn: (code: string) => call(api.security.confirmTotp, { body: { code } }),
    onSuccess: ({ recoveryCodes }) => {
      toast({ tone: 'ok', title: m.security_factor_ok() });
      onCodes(recoveryCodes);
      refresh();
    },
    onError: useSayFailed(m.security_factor_failed),
  });
}

export const useSessions = () => useRead(api.security.sessions, {});

export function useEndSessions() {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: readKey(api.security.sessions) });
  const fail = useSayFailed(m.security_sessions_failed);
  const one = useMutation({
    mutationFn: (id: string) => call(api.security.endSession, { params: { id } }),
    onSuccess: () => void toast({ tone: 'ok', title: m.security_session_ended() }),
    onError: fail,
    onSettled: refresh,
  });
  const others = useMutation({
    mutationFn: () => call(api.security.endOtherSessions),
    onSuccess: ({ ended }) => void toast({ tone: 'ok', title: m.security_sessions_ended({ count: ended }) }),
    onError: fail,
    onSettled: refresh,
  });
  return { one, others };
}
