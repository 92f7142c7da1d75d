import { z } from 'zod';
import { countTokens } from './count-tokens.ts';
import { type LanguageModel, ModelError, type ModelSettings, type SaidMessage } from './language-model.ts';
import { readBounded } from './read-bounded.ts';
import { readCompletionStream } from './read-completion-stream.ts';

export type ModelLimits = {
  /** Most tokens of a reply. A hundred words need about 200, and some models think before they write. */
  maxTokens: number;
  /** Most bytes of a reply that are read. */
  maxBytes: number;
};

const DEFAULTS: ModelLimits = { maxTokens: 700, maxBytes: 256 * 1024 };

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
  usage: z.object({ total_tokens: z.unknown() }).nullish().catch(null),
});

/** Makes a model of a server that speaks OpenAI's protocol: Ollama, vLLM, or a hosted one. */
export function createOpenAiCompatible(
  { baseUrl, apiKey, model }: ModelSettings,
  limits: Partial<ModelLimits> = {},
): LanguageModel {
  const { maxTokens, maxBytes } = { ...DEFAULTS, ...limits };
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    // A small compressed reply could unpack to any size.
    'accept-encoding': 'identity',
    ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
  };
  return {
    complete: async (messages, signal, onText) => {
      const streaming = onText
        ? { stream: true, stream_options: { include_usage: true } }
        : { stream: false };
      const said = messages.map(toProtocol);
      const body = JSON.stringify({
        model,
        messages: said,
        temperature: 0,
        max_tokens: maxTokens,
        ...streaming,
      });
      const request = { method: 'POST', headers, body, redirect: 'manual', signal } as const;
      try {
        const response = await fetch(`${baseUrl}/chat/completions`, request);
        const { text, reported } = await readReply(response, maxBytes, onText);
        const sent = { bytes: Buffer.byteLength(body), pictures: pictureSizes(messages) };
        return { text, tokens: countTokens(reported, sent, text, maxTokens) };
      } catch (error) {
        if (error instanceof ModelError) throw error;
        throw new ModelError(signal.aborted ? 'timeout' : 'unreachable');
      }
    },
  };
}

const addressOf = (jpeg: Buffer): string => `data:image/jpeg;base64,${jpeg.toString('base64')}`;

function toProtocol({ role, content, jpeg }: SaidMessage) {
  if (jpeg === undefined) return { role, content };
  const picture = { type: 'image_url', image_url: { url: addressOf(jpeg) } };
  return { role, content: [{ type: 'text', text: content }, picture] };
}

/** The bytes of each picture as it is sent. */
const pictureSizes = (messages: readonly SaidMessage[]): number[] =>
  messages.flatMap(({ jpeg }) => (jpeg === undefined ? [] : [addressOf(jpeg).length]));

/** The text that a model wrote, and the tokens that the server reports, which may be any value. */
type Reply = { text: string; reported: unknown };

/** Reads a reply. @throws {ModelError} if it is unusable, or a redirect, which could carry our key to anybody */
async function readReply(
  response: Response,
  maxBytes: number,
  onText: ((soFar: string) => void) | undefined,
): Promise<Reply> {
  const fault = faultOf(response);
  if (fault === null && onText && isOf('text/event-stream', response))
    return readCompletionStream(response, maxBytes, onText);
  if (fault === null && isOf('application/json', response))
    return toReply(await readBounded(response, maxBytes));
  await response.body?.cancel();
  throw new ModelError(fault ?? 'content-type');
}

function faultOf({ status }: Response): 'redirect' | 'status' | null {
  if (status >= 300 && status < 400) return 'redirect';
  return status === 200 ? null : 'status';
}

const isOf = (type: string, { headers }: Response): boolean =>
  headers.get('content-type')?.toLowerCase().split(';', 1)[0]?.trim() === type;

function toReply(body: string): Reply {
  const parsed = completion.safeParse(parseJson(body));
  const text = parsed.data?.choices[0]?.message.content;
  if (text === undefined) throw new ModelError('malformed');
  return { text, reported: parsed.data?.usage?.total_tokens };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ModelError('malformed');
  }
}
