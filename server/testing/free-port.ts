import { createServer } from 'node:net';

/** A port of 127.0.0.1 that nobody listens to at this moment. */
export function findFreePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address !== null && typeof address === 'object' ? done(address.port) : fail(new Error('No port.')),
      );
    });
  });
}
