import type { BodyOf, Me } from '@limpid/contract';
import { api } from '@limpid/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { problemText } from '../../../i18n/problem-codes.ts';
import { ME_KEY } from '../../../session/me.ts';
import { forgetUser, rememberUser } from '../../../session/signed-in-hint.ts';
import { forgetPerson } from '../../../offline/forget-person.ts';
import { m } from '../../../paraglide/messages.js';
import { useToast } from '../../../ui/overlays/toast.tsx';

type Name = Pick<Me, 'firstName' | 'lastName'>;

/** Saves the name, says so, and offers the way back. */
export function useSaveName(before: Name) {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const save = (name: Name) => call(api.accounts.change, { body: name });
  const keep = (me: Me) => {
    queryClient.setQueryData(ME_KEY, me);
    rememberUser(me);
  };
  const fail = (error: unknown) => void toast({ tone: 'bad', title: m.settings_name_failed(), description: problemText(error) });
  return useMutation({
    mutationFn: save,
    onSuccess: (me) => {
      const old = { firstName: before.firstName, lastName: before.lastName };
      keep(me);
      toast({
        tone: 'ok',
        title: m.common_name_saved(),
        action: { label: m.common_undo(), onClick: () => void save(old).then(keep, fail) },
      });
    },
    onError: fail,
  });
}

/** Everything that is stored about the person, as a file. */
export function useDownload() {
  const { toast } = useToast();
  return useMutation({
    mutationFn: () => call(api.security.download),
    onSuccess: (data) => {
      saveFile(`limpid-${data.madeAt.slice(0, 10)}.json`, 'application/json', JSON.stringify(data, null, 2));
      toast({ tone: 'ok', title: m.settings_download_ok() });
    },
    onError: (error) => {
      toast({ tone: 'bad', title: m.settings_download_failed(), description: problemText(error) });
    },
  });
}

/** Hands a text to the browser as a file to keep. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken it by the next minute.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Erases the account; nothing of the person stays in this browser. */
export function useDeleteAccount(personId: string) {
  const { toast } = useToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof api.security.deleteAccount>) => call(api.security.deleteAccount, { body }),
    onSuccess: async () => {
      queryClient.clear();
      forgetUser();
      await forgetPerson(personId);
      window.location.assign('/');
    },
    onError: (error) => {
      toast({ tone: 'bad', title: m.settings_delete_failed(), description: problemText(error) });
    },
  });
}
