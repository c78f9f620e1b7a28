import { api } from '@limpid/contract';
import type { BodyOf } from '@limpid/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/client.ts';

export type ContactBody = BodyOf<typeof api.contact.send>;
export type ContactTopic = ContactBody['topic'];

export const useSendMessage = () => useMutation({ mutationFn: (body: ContactBody) => call(api.contact.send, { body }) });
