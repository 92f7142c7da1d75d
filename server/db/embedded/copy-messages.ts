/** What the program that has the embedded database and the one that wants a copy say to each other, in lines of JSON. */
import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { socketPathOf } from './directory-lock.ts';

/** The answers of the program that has the database. */
export const copyAnswer = z.discriminatedUnion('kind', [
  /** The files may be read now. */
  z.object({ kind: z.literal('begun') }),
  z.object({
    kind: z.literal('ended'),
    label: z.string(),
    lastLogFile: z.string(),
    stamp: z.iso.datetime(),
  }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);
export type CopyAnswer = z.output<typeof copyAnswer>;

/** The one thing that is said to it: everything but the log has been read. To hang up is to be done, or to give up. */
export const COPIED = 'copied';

/** Where it listens. */
export const copySocketOf = (directory: string): string => socketPathOf(directory, 'copy');

/** The lines that come in, one at a time; null when the other side has hung up. */
export function readLines(socket: Socket): () => Promise<string | null> {
  // The end of the connection says the same.
  socket.on('error', () => undefined);
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  return async () => {
    const { value, done } = await lines.next();
    return done ? null : value;
  };
}
