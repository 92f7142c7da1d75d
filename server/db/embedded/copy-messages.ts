/** The messages, lines of JSON, between the program that has the embedded database and one that copies it. */
import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { socketPathOf } from './directory-lock.ts';

/** The answers of the program that has the database. */
export const copyAnswer = z.discriminatedUnion('kind', [
  /** Says that the files may be read now. */
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

/** The one message to that program: everything but the log was read. Hanging up means being done, or giving up. */
export const COPIED = 'copied';

/** Path of the socket on which that program listens. */
export const copySocketOf = (directory: string): string => socketPathOf(directory, 'copy');

/** Makes a function that reads the next line; null when the other side has hung up. */
export function readLines(socket: Socket): () => Promise<string | null> {
  // An error is followed by the end of the connection, which is handled.
  socket.on('error', () => undefined);
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  return async () => {
    const { value, done } = await lines.next();
    return done ? null : value;
  };
}
