import { expect, it } from 'vitest';
import { readEvents, type ServerEvent } from './read-events.ts';

const bytes = new TextEncoder().encode(
  'event: progress\ndata: {"written":"café"}\n\n: still here\n\nevent: reply\ndata: {}\n\n',
);

async function read(chunkBytes: number): Promise<ServerEvent[]> {
  const body = new ReadableStream({
    start(controller) {
      for (let i = 0; i < bytes.length; i += chunkBytes) controller.enqueue(bytes.slice(i, i + chunkBytes));
      controller.close();
    },
  });
  const events: ServerEvent[] = [];
  for await (const event of readEvents(new Response(body))) events.push(event);
  return events;
}

it.each([1, 2, 7, 1000])(
  'gives the events whole that come in parts of %i bytes, and leaves the rest',
  async (size) => {
    expect(await read(size)).toEqual([
      { name: 'progress', data: { written: 'café' } },
      { name: 'reply', data: {} },
    ]);
  },
);

it('gives nothing of a reply without a body', async () => {
  expect(await readEvents(new Response(null)).next()).toMatchObject({ done: true });
});
