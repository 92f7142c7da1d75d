import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site that is not ours, the same under two origins, of which a company can allow one. */
export type TwoOrigins = {
  /** An origin that a company may name: `http://localhost:…`. */
  named: string;
  /** Another one: `http://127.0.0.1:…`. */
  other: string;
  close: () => Promise<void>;
};

/** Starts it on a free port. */
export async function startTwoOrigins(answer: RequestListener): Promise<TwoOrigins> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    named: `http://localhost:${port}`,
    other: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
