/** A mail server for browser tests: takes mails, or refuses them for good. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

export type PostOffice = {
  /** What it is reached under: `127.0.0.1:2525`. */
  host: string;
  /** Set: nobody is known here, and every mail comes back for good. */
  isRefusing: boolean;
  /** Whom it has taken mails for, the latest last. */
  recipients: string[];
  /** What it has taken, the latest last. */
  letters: Email[];
};

/** Opens a post office that is closed after the tests of the file. Any name and password will do. */
export async function openPostOffice(): Promise<PostOffice> {
  const office: PostOffice = { host: '', isRefusing: false, recipients: [], letters: [] };
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth: (_auth, _session, done) => done(null, { user: 'somebody' }),
    onRcptTo: (_address, _session, done) =>
      done(
        office.isRefusing ? Object.assign(new Error('5.7.1 Relaying denied'), { responseCode: 550 }) : null,
      ),
    onData: (stream, session, done) => {
      void buffer(stream).then(async (content) => {
        office.letters.push(await PostalMime.parse(content));
        office.recipients.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      }, done);
    },
  });
  // What it logs of broken connections is not what is tested.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  office.host = `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  afterAll(() => new Promise<void>((done) => server.close(() => done())));
  return office;
}
