// Values of the environment, each checked, with a sentence that names the variable where it is wrong.
/** The message names the variable and says what it takes; start with it and stop. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** An empty variable counts as not set: that is how many tools "unset" one. */
export function given(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

export function wholeNumber(env: Environment, name: string, fallback: number, low: number, high: number): number {
  const text = given(env, name);
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < low || value > high)
    throw new ConfigError(`${name} is "${text}", but must be a whole number from ${low} to ${high}.`);
  return value;
}

export function factor(env: Environment, name: string, fallback: number): number {
  const text = given(env, name);
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!Number.isFinite(value) || value <= 0 || value > 1_000_000)
    throw new ConfigError(`${name} is "${text}", but must be a number above 0, such as 1 or 100.`);
  return value;
}

/** What may hold a password is not repeated in the message. */
export function url(env: Environment, name: string, protocols: string[]): URL | undefined {
  const text = given(env, name);
  if (text === undefined) return undefined;
  const value = URL.canParse(text) ? new URL(text) : undefined;
  if (!value || !protocols.includes(value.protocol))
    throw new ConfigError(`${name} must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`);
  return value;
}

export function oneOf<T extends string>(env: Environment, name: string, choices: readonly T[], fallback: T): T {
  const text = given(env, name);
  if (text === undefined) return fallback;
  const choice = choices.find((candidate) => candidate === text);
  if (choice === undefined) throw new ConfigError(`${name} is "${text}", but must be one of ${choices.join(', ')}.`);
  return choice;
}

export function address(env: Environment, name: string, fallback: string): string {
  const text = given(env, name);
  if (text === undefined) return fallback;
  if (!/^[^\s<>@",;]+@[^\s<>@",;]+$/.test(text)) throw new ConfigError(`${name} is "${text}", but must be one plain email address.`);
  return text;
}
