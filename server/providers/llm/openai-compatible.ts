import { z } from 'zod';
import { countTokens } from './count-tokens.ts';
import { type Completion, type LanguageModel, ModelError, type ModelSettings } from './language-model.ts';
import { readBounded } from './read-bounded.ts';

export type ModelLimits = {
  /** Most tokens of a reply; one of a hundred words needs about 200, and some models think first. */
  maxTokens: number;
  /** Most bytes of a reply that are read. */
  maxBytes: number;
};

const DEFAULTS: ModelLimits = { maxTokens: 700, maxBytes: 256 * 1024 };

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
  usage: z.object({ total_tokens: z.unknown() }).nullish().catch(null),
});

/** The one call that is needed of a server that speaks OpenAI's protocol: Ollama, vLLM, or a hosted one. */
export function createOpenAiCompatible(
  { baseUrl, apiKey, model }: ModelSettings,
  limits: Partial<ModelLimits> = {},
): LanguageModel {
  const { maxTokens, maxBytes } = { ...DEFAULTS, ...limits };
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    // A reply that is packed small could unpack to any size.
    'accept-encoding': 'identity',
    ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
  };
  return {
    complete: async (messages, signal) => {
      const body = JSON.stringify({ model, messages, temperature: 0, max_tokens: maxTokens, stream: false });
      const request = { method: 'POST', headers, body, redirect: 'manual', signal } as const;
      try {
        const response = await fetch(`${baseUrl}/chat/completions`, request);
        return toCompletion(await readReply(response, maxBytes), body, maxTokens);
      } catch (error) {
        if (error instanceof ModelError) throw error;
        throw new ModelError(signal.aborted ? 'timeout' : 'unreachable');
      }
    },
  };
}

/** @throws {ModelError} for whatever is no JSON of a good reply; a redirect could lead a key to anybody */
async function readReply(response: Response, maxBytes: number): Promise<string> {
  const fault = faultOf(response);
  if (fault === null) return readBounded(response, maxBytes);
  await response.body?.cancel();
  throw new ModelError(fault);
}

function faultOf({ status, headers }: Response): 'redirect' | 'status' | 'content-type' | null {
  if (status >= 300 && status < 400) return 'redirect';
  if (status !== 200) return 'status';
  return /^application\/json\b/i.test(headers.get('content-type') ?? '') ? null : 'content-type';
}

function toCompletion(reply: string, sent: string, maxTokens: number): Completion {
  const parsed = completion.safeParse(parseJson(reply));
  const text = parsed.data?.choices[0]?.message.content;
  if (text === undefined) throw new ModelError('malformed');
  const tokens = countTokens(parsed.data?.usage?.total_tokens, Buffer.byteLength(sent), text, maxTokens);
  return { text, tokens };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ModelError('malformed');
  }
}
