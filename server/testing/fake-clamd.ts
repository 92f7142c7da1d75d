/** Speaks the protocol of clamd's INSTREAM on 127.0.0.1 where ClamAV is not installed, and misbehaves on wish. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** The text that every scanner takes for a virus; in two parts, so that none takes this file for one. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

export type FakeClamd = {
  /** For `CLAMAV_HOST`. */
  address: string;
  port: number;
  /** Files that it was sent whole, the latest last. */
  received: Buffer[];
  /** What it does with the next file: look for EICAR, or say (or do) something else. */
  behave: (how: 'scan' | 'silent' | 'hang-up' | { reply: string }) => void;
  stop: () => Promise<void>;
};

const COMMAND = Buffer.from('zINSTREAM\0');

/** Starts it. */
export async function startFakeClamd(): Promise<FakeClamd> {
  const received: Buffer[] = [];
  const sockets = new Set<Socket>();
  let behaviour: Parameters<FakeClamd['behave']>[0] = 'scan';
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    let bytes = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk]);
      if (behaviour === 'silent') return;
      if (behaviour === 'hang-up') return void socket.destroy();
      if (typeof behaviour === 'object') return void socket.end(`${behaviour.reply}\0`);
      const file = contentOf(bytes);
      if (file === null) return;
      received.push(file);
      const isInfected = file.includes(EICAR);
      socket.end(isInfected ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    port,
    received,
    behave: (how) => {
      behaviour = how;
    },
    stop: () =>
      new Promise<void>((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      }),
  };
}

/** The file in a whole stream of chunks; null while there is more to come. */
function contentOf(bytes: Buffer): Buffer | null {
  if (!bytes.subarray(0, COMMAND.length).equals(COMMAND)) return null;
  const chunks: Buffer[] = [];
  let at = COMMAND.length;
  while (at + 4 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
