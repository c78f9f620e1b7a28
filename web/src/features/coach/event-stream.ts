// Reads server-sent events from the body of an answer. EventSource can't send a POST request.

const END_OF_LINE = /\r\n|\r|\n/;

/** The data of an event; undefined for a comment or an event without data. */
function dataOf(block: string): string | undefined {
  const lines = block.split(END_OF_LINE).filter((line) => line.startsWith('data:'));
  return lines.length === 0 ? undefined : lines.map((line) => line.slice('data:'.length).replace(/^ /, '')).join('\n');
}

/** The data of each event in order. An event that is cut off at the end of the stream is left out. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- chunks arrive one after the other
      const { done, value } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const blocks = text.split(/\r\n\r\n|\n\n|\r\r/);
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = dataOf(block);
        if (data !== undefined) yield data;
      }
    }
  } finally {
    // Also when the reader of the events stops early: the connection is closed.
    await reader.cancel().catch(() => undefined);
  }
}
