export type Platform = 'ios' | 'android' | 'desktop';

/** Which way of installing to explain. An iPad says that it is a Mac, but no Mac can be touched with more than one finger. */
export function platformOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ios';
  return /Android/.test(userAgent) ? 'android' : 'desktop';
}
