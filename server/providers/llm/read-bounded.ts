import { ModelError } from './language-model.ts';

/**
 * The body of a reply as text.
 * @throws {ModelError} too-large as soon as it is longer than `maxBytes`; the rest is not read
 */
export async function readBounded(response: Response, maxBytes: number): Promise<string> {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      bytes += part.value.byteLength;
      if (bytes > maxBytes) throw new ModelError('too-large');
      chunks.push(part.value);
    }
  } finally {
    // Of a body read to its end nothing is left to cancel; of any other the connection is closed.
    await reader.cancel().catch(() => undefined);
  }
  return Buffer.concat(chunks).toString('utf8');
}
