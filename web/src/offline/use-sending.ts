// Stands in for the outbox's own until blobs can wait there.
export const useSending = (_rowId: string): { sentBytes: number; totalBytes: number } | undefined => undefined;
export const useWaitingPicture = (_rowId: string): string | undefined => undefined;
