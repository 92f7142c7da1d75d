import { ModelError } from './language-model.ts';

/**
 * Yields the body of a reply as it arrives. The connection is closed when the caller stops reading.
 * @throws {ModelError} too-large as soon as it is longer than `maxBytes`; the rest is not read
 */
export async function* boundedParts(response: Response, maxBytes: number): AsyncGenerator<Uint8Array> {
  if (response.body === null) return;
  const reader = response.body.getReader();
  let bytes = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      bytes += part.value.byteLength;
      if (bytes > maxBytes) throw new ModelError('too-large');
      yield part.value;
    }
  } finally {
    // Closes the connection, unless the body was read to its end.
    await reader.cancel().catch(() => undefined);
  }
}

/** Reads the body of a reply as text. @throws {ModelError} see `boundedParts` */
export async function readBounded(response: Response, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of boundedParts(response, maxBytes)) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}
