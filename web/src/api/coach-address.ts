// Where the person was when they turned to the coach, as a part of the coach's address.
import { POOL_PARAMETER } from './current-pool.tsx';

export const ABOUT = 'about';
export const CHAT = 'chat';

/** `chat`: the conversation that goes on. */
export function coachAddress(pathname: string, query: string, chat?: string | null): string {
  const values = new URLSearchParams(query);
  // The coach's own address names the pool.
  values.delete(POOL_PARAMETER);
  const about = values.size === 0 ? pathname : `${pathname}?${values.toString()}`;
  return `/ai-coach?${new URLSearchParams({ [ABOUT]: about, ...(chat ? { [CHAT]: chat } : {}) }).toString()}`;
}

const FROM = { name: 'from', coach: 'coach' } as const;

/** The address of a page that leads back to the coach, into the same conversation. */
export const errandAddress = (pathname: string, chat: string | null): string =>
  `${pathname}?${new URLSearchParams({ [FROM.name]: FROM.coach, ...(chat ? { [CHAT]: chat } : {}) }).toString()}`;

/** Whether the coach sent the person here, and out of which conversation. */
export const errandOf = (search: URLSearchParams): { chat: string | null } | undefined =>
  search.get(FROM.name) === FROM.coach ? { chat: search.get(CHAT) } : undefined;
