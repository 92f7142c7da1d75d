import { connect } from 'node:net';
import { COPIED, type CopyAnswer, copyAnswer, copySocketOf, readLines } from './copy-messages.ts';
import type { OnlineCopy } from './online-copy.ts';

/** Error if the running program could not do its part; the message says why. */
export class CopyRefusedError extends Error {}

/** A copy in which another process of this machine takes part. */
export type RequestedCopy = {
  onlineCopy: OnlineCopy;
  /** Tells that process that the stored files are no longer needed. */
  release(): void;
};

/** Asks the process that has the embedded database to take part in a copy. @returns null if none answers */
export async function requestCopy(directory: string): Promise<RequestedCopy | null> {
  const socket = connect(copySocketOf(directory));
  const isAnswered = await new Promise<boolean>((done, fail) => {
    socket.once('connect', () => done(true));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') done(false);
      else fail(error);
    });
  });
  if (!isAnswered) return null;
  const next = readLines(socket);

  async function hear<Kind extends CopyAnswer['kind']>(kind: Kind) {
    const line = await next();
    if (line === null) throw new CopyRefusedError('The program that has the database has stopped.');
    const answer = copyAnswer.parse(JSON.parse(line));
    if (answer.kind === 'failed') throw new CopyRefusedError(answer.message);
    if (answer.kind !== kind) throw new CopyRefusedError('The running program is of another version.');
    return answer as Extract<CopyAnswer, { kind: Kind }>;
  }

  return {
    onlineCopy: {
      begin: async () => {
        await hear('begun');
      },
      end: async () => {
        socket.write(`${COPIED}\n`);
        const { label, lastLogFile, stamp } = await hear('ended');
        return { label, lastLogFile, stamp: new Date(stamp) };
      },
    },
    release: () => socket.end(),
  };
}
