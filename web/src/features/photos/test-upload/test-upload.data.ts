import { api } from '@limpid/contract';
import { useMutation } from '@tanstack/react-query';
import { callWithFile } from '../../../api/call-with-file.ts';

/** What the server finds in a file and would keep of it; nothing is stored. */
export const useCheckPhoto = () => useMutation({ mutationFn: (file: Blob) => callWithFile(api.photos.check, { body: {}, file }) });
