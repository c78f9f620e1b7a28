// The keys of files: segments without anything that a path or an address would read another way.
const SEGMENT = /^[\w-][\w.-]{0,99}$/;
const MOST_LENGTH = 400;

export function requireKey(key: string): string {
  if (key.length > MOST_LENGTH || !key.split('/').every((segment) => SEGMENT.test(segment))) throw new Error('This is no key of a file.');
  return key;
}

/** A prefix is a key, with or without a slash at its end. */
export const requirePrefix = (prefix: string): string => {
  requireKey(prefix.replace(/\/$/, ''));
  return prefix;
};
