// A language model as the coach sees it: text that arrives piece by piece, and tools that it may call. Which service answers is a setting;
// everything that knows the AI SDK is in ai-sdk.ts.
import type { $ZodType } from 'zod/v4/core';

export const MODEL_PROVIDERS = ['openai-compatible', 'anthropic', 'google', 'ollama'] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

export interface ModelSettings {
  provider: ModelProvider;
  model: string;
  /** undefined: the provider's own */
  baseUrl: string | undefined;
  apiKey: string | undefined;
}

export interface ModelTool {
  name: string;
  description: string;
  input: $ZodType;
  /** what the model reads; it never throws, a fault is an answer too */
  run: (input: unknown) => Promise<string>;
}

export interface ModelMessage {
  role: 'user' | 'assistant';
  text: string;
  /** a photo beside it */
  jpeg?: Uint8Array;
}

export interface Tokens {
  inputTokens: number;
  outputTokens: number;
}
/** What a call is known to have taken so far; the last word counts. */
export type CallMeter = (taken: Tokens) => void;
/** Counts every call of the service, whatever becomes of its answer. */
export interface TokenMeter {
  /** Before a call is sent, with the most that it can take. Throws where there is no room for it, and then it is not sent. */
  open: (most: Tokens) => Promise<CallMeter>;
}

export interface ModelRequest {
  instructions: string;
  /** the oldest first; the last one is the question */
  messages: readonly ModelMessage[];
  tools: readonly ModelTool[];
  /** calls of the model for one answer */
  mostSteps: number;
  meter: TokenMeter;
  signal: AbortSignal;
}

export type ModelPart =
  | { type: 'text'; text: string }
  /** the model is working: a tool was called or answered */
  | { type: 'progress' }
  /** `isCut`: it reached its limit in the middle */
  | { type: 'finish'; isRefused: boolean; isCut: boolean };

/** Throws where the service fails. */
export type CoachModel = (request: ModelRequest) => AsyncIterable<ModelPart>;
