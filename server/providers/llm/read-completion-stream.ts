import { z } from 'zod';
import { ModelError } from './language-model.ts';
import { boundedParts } from './read-bounded.ts';

/** An event of a streamed completion; the last ones have no text. */
const event = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).nullish() })),
  usage: z.object({ total_tokens: z.unknown() }).nullish().catch(null),
});

const DATA = /^data:\s?(.*)$/;
const LAST = '[DONE]';

/**
 * Reads a completion that is streamed as server-sent events (HTML Living Standard, 9.2), as in OpenAI's protocol.
 * @param onText is called with the whole text so far whenever more of it arrives
 * @returns the text, and the tokens that the server reports, which may be any value
 * @throws {ModelError} malformed, too-large
 */
export async function readCompletionStream(
  response: Response,
  maxBytes: number,
  onText: (soFar: string) => void,
): Promise<{ text: string; reported: unknown }> {
  let [text, reported]: [string, unknown] = ['', undefined];
  for await (const line of linesOf(boundedParts(response, maxBytes))) {
    const data = DATA.exec(line)?.[1];
    if (data === undefined) continue;
    if (data === LAST) break;
    const { choices, usage } = parseEvent(data);
    reported = usage?.total_tokens ?? reported;
    const more = choices[0]?.delta?.content ?? '';
    if (more === '') continue;
    text += more;
    onText(text);
  }
  return { text, reported };
}

async function* linesOf(parts: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const part of parts) {
    const lines = (rest + decoder.decode(part, { stream: true })).split(/\r?\n/);
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}

function parseEvent(data: string): z.output<typeof event> {
  try {
    return event.parse(JSON.parse(data));
  } catch {
    throw new ModelError('malformed');
  }
}
