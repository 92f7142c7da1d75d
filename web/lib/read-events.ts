/** Server-sent events (HTML Living Standard, 9.2) of a reply to `fetch`, as far as this server writes them: one line of JSON each. */

export type ServerEvent = { name: string; data: unknown };

/** The events as they come. @throws whatever ends the connection before the reply ends */
export async function* readEvents(response: Response): AsyncGenerator<ServerEvent> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const events = (rest + decoder.decode(part.value, { stream: true })).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const [, name, data] = /^event: (.*)\ndata: (.*)$/.exec(event) ?? [];
      if (name !== undefined && data !== undefined) yield { name, data: JSON.parse(data) };
    }
  }
}
