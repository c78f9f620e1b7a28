// The only file that knows the AI SDK. Loaded late (coach-model.ts).
import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { isStepCount, jsonSchema, type LanguageModel, type ModelMessage as PromptMessage, streamText, tool, type ToolSet } from 'ai';
import { safeParse, toJSONSchema } from 'zod/v4/core';
import type { ModelMessage, ModelPart, ModelRequest, ModelSettings, ModelTool } from './coach-model.ts';
import { type Calls, meteredCalls } from './metered-fetch.ts';

/** Long enough for a thorough answer, and a bound to what it can cost. */
const MOST_OUTPUT_TOKENS = 1500;
const OLLAMA_URL = 'http://127.0.0.1:11434';

function languageModel({ provider, model, baseUrl, apiKey }: ModelSettings, { fetch }: Calls): LanguageModel {
  const baseURL = baseUrl;
  switch (provider) {
    case 'anthropic':
      return createAnthropic({ fetch, ...(baseURL ? { baseURL } : {}), ...(apiKey ? { apiKey } : {}) })(model);
    case 'google':
      return createGoogle({ fetch, ...(baseURL ? { baseURL } : {}), ...(apiKey ? { apiKey } : {}) })(model);
    case 'ollama':
      // Ollama speaks the same protocol under /v1.
      return createOpenAICompatible({ name: 'ollama', baseURL: `${baseURL ?? OLLAMA_URL}/v1`, includeUsage: true, fetch })(model);
    case 'openai-compatible':
      return createOpenAICompatible({
        name: 'compatible',
        baseURL: baseURL ?? '',
        includeUsage: true,
        fetch,
        ...(apiKey ? { apiKey } : {}),
      })(model);
  }
}

const toolSet = (tools: readonly ModelTool[]): ToolSet =>
  Object.fromEntries(
    tools.map(({ name, description, input, run }) => [
      name,
      tool({
        description,
        inputSchema: jsonSchema(toJSONSchema(input, { io: 'input', target: 'draft-07' }) as Parameters<typeof jsonSchema>[0], {
          validate: (value) => {
            const read = safeParse(input, value);
            return read.success ? { success: true, value: read.data } : { success: false, error: new Error(read.error.message) };
          },
        }),
        execute: run,
      }),
    ]),
  );

function promptMessage({ role, text, jpeg }: ModelMessage): PromptMessage {
  if (role === 'assistant' || !jpeg) return { role, content: text };
  return {
    role,
    content: [
      { type: 'text', text },
      { type: 'file', data: jpeg, mediaType: 'image/jpeg' },
    ],
  };
}

/** What a part says of the answer so far: its words, its thoughts, the arguments of its tools. */
const writtenIn = (part: object): string => ('text' in part ? String(part.text) : 'delta' in part ? String(part.delta) : '');

export async function* answerBySdk(settings: ModelSettings, request: ModelRequest): AsyncGenerator<ModelPart> {
  const calls = meteredCalls(request, MOST_OUTPUT_TOKENS);
  const { stream } = streamText({
    model: languageModel(settings, calls),
    instructions: request.instructions,
    messages: request.messages.map(promptMessage),
    tools: toolSet(request.tools),
    stopWhen: isStepCount(request.mostSteps),
    maxOutputTokens: MOST_OUTPUT_TOKENS,
    // The built-in coach answers instead of a second try.
    maxRetries: 0,
    abortSignal: request.signal,
    onError: () => undefined,
  });
  for await (const part of stream) {
    if (part.type === 'text-delta' || part.type === 'reasoning-delta' || part.type === 'tool-input-delta') calls.wrote(writtenIn(part));
    if (part.type === 'text-delta') yield { type: 'text', text: part.text };
    else if (part.type === 'tool-call' || part.type === 'tool-result' || part.type === 'tool-error') yield { type: 'progress' };
    else if (part.type === 'error') throw part.error;
    else if (part.type === 'abort') throw new Error('The answer was stopped.');
    else if (part.type === 'finish-step') calls.reported(part.usage);
    else if (part.type === 'finish') {
      const { finishReason } = part;
      yield {
        type: 'finish',
        isRefused: finishReason === 'content-filter',
        isCut: finishReason === 'length' || finishReason === 'tool-calls',
      };
    }
  }
}
