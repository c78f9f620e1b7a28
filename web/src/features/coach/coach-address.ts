// Where the person was when they turned to the coach, as a part of the coach's address.
import { POOL_PARAMETER } from '../../api/current-pool.tsx';

export const ABOUT = 'about';

export function coachAddress(pathname: string, query: string): string {
  const values = new URLSearchParams(query);
  // The coach's own address names the pool.
  values.delete(POOL_PARAMETER);
  const about = values.size === 0 ? pathname : `${pathname}?${values.toString()}`;
  return `/ai-coach?${new URLSearchParams({ [ABOUT]: about }).toString()}`;
}
