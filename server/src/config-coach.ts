// Which language model the coach asks, if any. Without these settings the built-in coach answers, and nothing leaves this machine.
import { ConfigError, type Environment, given, oneOf, url } from './config-values.ts';

export interface CoachSettings {
  provider: 'openai-compatible' | 'anthropic' | 'google' | 'ollama';
  model: string;
  /** undefined: the provider's own */
  baseUrl: string | undefined;
  apiKey: string | undefined;
  /** whether the model can look at photos; if not, they are kept and never sent */
  seesPhotos: boolean;
  prices: {
    /** of a day for all answers together, in US dollars */
    dailyBudgetUsd: number;
    /** US dollars for a million tokens */
    inputUsd: number;
    outputUsd: number;
  };
}

const PROVIDERS = ['embedded', 'openai-compatible', 'anthropic', 'google', 'ollama'] as const;
const OTHERS = ['COACH_MODEL', 'COACH_BASE_URL', 'COACH_API_KEY', 'COACH_SEES_PHOTOS'];
/** What a large model costs, so that the budget holds where no one says otherwise. */
const USUAL_PRICES = { inputUsd: 3, outputUsd: 15 };

export function coachSettings(env: Environment): CoachSettings | undefined {
  const provider = oneOf(env, 'COACH_PROVIDER', PROVIDERS, 'embedded');
  if (provider === 'embedded') {
    const set = OTHERS.find((name) => given(env, name) !== undefined);
    if (set)
      throw new ConfigError(
        `${set} is set, but COACH_PROVIDER is not: set it to one of ${PROVIDERS.slice(1).join(', ')}, or remove ${set}.`,
      );
    return undefined;
  }
  const [model, apiKey] = [given(env, 'COACH_MODEL'), given(env, 'COACH_API_KEY')];
  const baseUrl = url(env, 'COACH_BASE_URL', ['https:', 'http:'])?.href.replace(/\/+$/, '');
  if (model === undefined) throw new ConfigError(`COACH_PROVIDER is "${provider}", so COACH_MODEL must name the model.`);
  if (provider === 'openai-compatible' && baseUrl === undefined)
    throw new ConfigError(
      'COACH_PROVIDER is "openai-compatible", so COACH_BASE_URL must be the address of the service, such as http://127.0.0.1:8080/v1.',
    );
  if ((provider === 'anthropic' || provider === 'google') && apiKey === undefined)
    throw new ConfigError(`COACH_PROVIDER is "${provider}", so COACH_API_KEY must be a key of this service.`);
  const usual = provider === 'ollama' ? { inputUsd: 0, outputUsd: 0 } : USUAL_PRICES;
  return {
    provider,
    model,
    baseUrl,
    apiKey,
    // Of the models behind the other two, many can't.
    seesPhotos: oneOf(env, 'COACH_SEES_PHOTOS', ['yes', 'no'], provider === 'anthropic' || provider === 'google' ? 'yes' : 'no') === 'yes',
    prices: {
      dailyBudgetUsd: dollars(env, 'COACH_DAILY_BUDGET', 5),
      inputUsd: dollars(env, 'COACH_PRICE_INPUT', usual.inputUsd),
      outputUsd: dollars(env, 'COACH_PRICE_OUTPUT', usual.outputUsd),
    },
  };
}

function dollars(env: Environment, name: string, fallback: number): number {
  const text = given(env, name);
  if (text === undefined) return fallback;
  if (!/^\d{1,6}(?:\.\d{1,6})?$/.test(text)) throw new ConfigError(`${name} is "${text}", but must be US dollars, such as 5 or 0.15.`);
  return Number(text);
}
