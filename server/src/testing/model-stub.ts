// One local server that speaks the protocols of the language models: OpenAI (also Ollama's), Anthropic and Google. A script decides what it says.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type Protocol = 'openai' | 'anthropic' | 'google';

/** What the model was sent. */
export interface Heard {
  protocol: Protocol;
  path: string;
  /** how many tool results it has in this turn */
  results: number;
  /** the whole request, as text */
  text: string;
  /** what the tools answered, in their order */
  toolTexts: string[];
  instructions: string;
  roles: string[];
}
/** What it says next. */
export interface Scripted {
  text?: readonly string[];
  /** arguments as an object, or as text that may be broken */
  calls?: readonly { name: string; args: object | string }[];
  status?: number;
  /** before the first byte */
  waitMs?: number;
  /** before each further piece */
  pieceMs?: number;
  /** the connection ends in the middle */
  isCut?: boolean;
  isRefused?: boolean;
  /** it reached the most tokens that it may write */
  isAtLimit?: boolean;
  /** it says what the call took: 200 tokens read, 40 written */
  hasUsage?: boolean;
}
export type Script = (heard: Heard) => Scripted;

export interface ModelStub {
  url: string;
  heard: Heard[];
  /** connections that the other side closed before the end */
  left: () => number;
  say: (script: Script) => void;
  close: () => Promise<void>;
}

type Json = Record<string, unknown>;
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));

function heardOf(path: string, body: Json): Heard {
  const text = JSON.stringify(body);
  if (path.includes('streamGenerateContent')) {
    const contents = listOf(body['contents']);
    const toolTexts = contents.flatMap(({ parts }) =>
      listOf(parts).flatMap((part) => (part['functionResponse'] ? [textOf(part['functionResponse'])] : [])),
    );
    return {
      protocol: 'google',
      path,
      results: toolTexts.length,
      text,
      toolTexts,
      instructions: textOf(body['systemInstruction']),
      roles: contents.map(({ role }) => String(role)),
    };
  }
  const messages = listOf(body['messages']);
  const roles = messages.map(({ role }) => String(role));
  if (path.endsWith('/messages')) {
    const toolTexts = messages.flatMap(({ content }) =>
      listOf(content).flatMap((part) => (part['type'] === 'tool_result' ? [textOf(part['content'])] : [])),
    );
    return { protocol: 'anthropic', path, results: toolTexts.length, text, toolTexts, instructions: textOf(body['system']), roles };
  }
  const toolTexts = messages.filter(({ role }) => role === 'tool').map(({ content }) => textOf(content));
  return {
    protocol: 'openai',
    path,
    results: toolTexts.length,
    text,
    toolTexts,
    instructions: textOf(messages.find(({ role }) => role === 'system')?.['content']),
    roles,
  };
}

const event = (data: object, name?: string) => `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`;
const argumentsOf = (args: object | string): string => (typeof args === 'string' ? args : JSON.stringify(args));

function openai({ text = [], calls = [], isRefused, isAtLimit, hasUsage = true }: Scripted): string[] {
  const chunk = (delta: object, finish: string | null = null) =>
    event({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'stub', choices: [{ index: 0, delta, finish_reason: finish }] });
  const reason = isRefused ? 'content_filter' : isAtLimit ? 'length' : calls.length > 0 ? 'tool_calls' : 'stop';
  return [
    chunk({ role: 'assistant', content: '' }),
    ...text.map((content) => chunk({ content })),
    ...calls.map(({ name, args }, index) =>
      chunk({
        tool_calls: [
          { index, id: `call-${name}-${index}-${Math.random()}`, type: 'function', function: { name, arguments: argumentsOf(args) } },
        ],
      }),
    ),
    chunk({}, reason),
    event({
      id: 'x',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'stub',
      choices: [],
      ...(hasUsage ? { usage: { prompt_tokens: 200, completion_tokens: 40, total_tokens: 240 } } : {}),
    }),
    'data: [DONE]\n\n',
  ];
}

const anthropicStart = (usage: object): string =>
  event(
    {
      type: 'message_start',
      message: {
        id: 'm',
        type: 'message',
        role: 'assistant',
        model: 'stub',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage,
      },
    },
    'message_start',
  );

function anthropic({ text = [], calls = [], isRefused, isAtLimit, hasUsage = true }: Scripted): string[] {
  const reason = isRefused ? 'refusal' : isAtLimit ? 'max_tokens' : calls.length > 0 ? 'tool_use' : 'end_turn';
  const block = (index: number, start: object, deltas: object[]) => [
    event({ type: 'content_block_start', index, content_block: start }, 'content_block_start'),
    ...deltas.map((delta) => event({ type: 'content_block_delta', index, delta }, 'content_block_delta')),
    event({ type: 'content_block_stop', index }, 'content_block_stop'),
  ];
  return [
    anthropicStart(hasUsage ? { input_tokens: 200, output_tokens: 1 } : { input_tokens: 0, output_tokens: 0 }),
    ...(text.length > 0
      ? block(
          0,
          { type: 'text', text: '' },
          text.map((one) => ({ type: 'text_delta', text: one })),
        )
      : []),
    ...calls.flatMap(({ name, args }, index) =>
      block(index + 1, { type: 'tool_use', id: `toolu_${name}_${index}`, name, input: {} }, [
        { type: 'input_json_delta', partial_json: argumentsOf(args) },
      ]),
    ),
    event(
      { type: 'message_delta', delta: { stop_reason: reason, stop_sequence: null }, usage: { output_tokens: hasUsage ? 40 : 0 } },
      'message_delta',
    ),
    event({ type: 'message_stop' }, 'message_stop'),
  ];
}

function google({ text = [], calls = [], isRefused, isAtLimit, hasUsage = true }: Scripted): string[] {
  const piece = (parts: object[], finishReason?: string) =>
    event({
      candidates: [{ content: { role: 'model', parts }, index: 0, ...(finishReason ? { finishReason } : {}) }],
      ...(hasUsage ? { usageMetadata: { promptTokenCount: 200, candidatesTokenCount: 40, totalTokenCount: 240 } } : {}),
    });
  const broken = calls.some(({ args }) => typeof args === 'string');
  return [
    ...text.map((one) => piece([{ text: one }])),
    // this protocol carries arguments as an object, so broken ones are of the wrong kind
    ...calls.map(({ name, args }) => piece([{ functionCall: { name, args: broken ? { broken: args } : args } }])),
    piece([{ text: '' }], isRefused ? 'SAFETY' : isAtLimit ? 'MAX_TOKENS' : 'STOP'),
  ];
}

const WRITERS: Record<Protocol, (said: Scripted) => string[]> = { openai, anthropic, google };

interface State {
  heard: Heard[];
  left: number;
  script: Script;
}

const answering = (state: State) => async (request: IncomingMessage, response: ServerResponse) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const one = heardOf(String(request.url).split('?')[0] ?? '', JSON.parse(body) as Json);
  state.heard.push(one);
  const said = state.script(one);
  response.on('close', () => (state.left += response.writableFinished ? 0 : 1));
  if (said.waitMs) await pause(said.waitMs, undefined, { ref: false });
  if (said.status) {
    response
      .writeHead(said.status, { 'content-type': 'application/json', 'retry-after': '1' })
      .end('{"error":{"message":"The stub says no.","type":"error"}}');
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const pieces = WRITERS[one.protocol](said);
  const last = said.isCut ? Math.max(2, pieces.length - 3) : pieces.length;
  for (const piece of pieces.slice(0, last)) {
    if (response.destroyed) return;
    response.write(piece);
    if (said.pieceMs) await pause(said.pieceMs, undefined, { ref: false });
  }
  if (said.isCut) response.destroy();
  else response.end();
};

export async function modelStub(): Promise<ModelStub> {
  const state: State = { heard: [], left: 0, script: () => ({ text: ['Hello.'] }) };
  const answer = answering(state);
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard: state.heard,
    left: () => state.left,
    say: (script) => void (state.script = script),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
