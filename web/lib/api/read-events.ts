/** Reads server-sent events (HTML Living Standard, 9.2) of a reply to `fetch`, with one line of JSON each. */

import { networkError } from './api-error.ts';

export type ServerEvent = { name: string; data: unknown };

/**
 * Yields events as they arrive. The connection is closed when the caller stops reading.
 * @throws ApiError `network` if the connection breaks off
 */
export async function* readEvents(response: Response): AsyncGenerator<ServerEvent> {
  const reader = response.body?.getReader();
  const read = () =>
    reader?.read().catch(() => {
      throw networkError();
    });
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (let part = await read(); part && !part.done; part = await read()) {
      const events = (rest + decoder.decode(part.value, { stream: true })).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        const [, name, data] = /^event: (.*)\ndata: (.*)$/.exec(event) ?? [];
        if (name !== undefined && data !== undefined) yield { name, data: JSON.parse(data) };
      }
    }
  } finally {
    reader?.cancel().catch(() => undefined);
  }
}
