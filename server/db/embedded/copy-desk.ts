/** Lets the operator's program copy the embedded database of this process, which alone knows when that can be done. */
import { chmod, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { COPIED, type CopyAnswer, copySocketOf, readLines } from './copy-messages.ts';
import type { OnlineCopy } from './online-copy.ts';

export type CopyDeskOptions = {
  /** Directory of the database, whose lock this process holds. */
  directory: string;
  onlineCopy: OnlineCopy;
  /** Keeps stored files from being removed until the returned function is called. */
  holdFiles: () => Promise<() => Promise<void>>;
};

/** Listens on a socket beside the directory that is open to the user who runs the program. */
export async function openCopyDesk(options: CopyDeskOptions): Promise<{ close(): Promise<void> }> {
  const path = copySocketOf(options.directory);
  const served = new Map<Socket, Promise<void>>();
  const server = createServer((socket) => {
    const service = serve(socket, options).finally(() => served.delete(socket));
    served.set(socket, service);
  });
  // A process that was killed may have left its socket.
  await rm(path, { force: true });
  await new Promise<void>((done, fail) => server.once('error', fail).listen(path, done));
  await chmod(path, 0o600);
  server.unref();
  return {
    close: async () => {
      const closed = new Promise((done) => server.close(done));
      for (const socket of served.keys()) socket.destroy();
      await Promise.all([...served.values(), closed]);
    },
  };
}

/** Serves one copy until the client hangs up. Does not reject. */
async function serve(socket: Socket, { onlineCopy, holdFiles }: CopyDeskOptions): Promise<void> {
  const next = readLines(socket);
  const answer = (message: CopyAnswer): void => void socket.write(`${JSON.stringify(message)}\n`);
  let release = async (): Promise<void> => undefined;
  try {
    release = await holdFiles();
    await onlineCopy.begin();
    answer({ kind: 'begun' });
    const said = await next();
    // Ended even if the client has gone: otherwise the database would go on keeping its log.
    const { label, lastLogFile, stamp } = await onlineCopy.end();
    if (said !== COPIED) return;
    answer({ kind: 'ended', label, lastLogFile, stamp: stamp.toISOString() });
    // The client hangs up when it has also read the files.
    await next();
  } catch (error) {
    answer({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  } finally {
    await release().catch(() => undefined);
    socket.end();
  }
}
