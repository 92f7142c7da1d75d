import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type MailSink = {
  /** For `SMTP_URL`. */
  url: string;
  /** Whom it has taken mails for, once for each mail, the latest last. */
  recipients: string[];
  /** Whom it has refused mails for, once for each try. */
  refused: string[];
  stop(): Promise<void>;
};

/**
 * A mail server on 127.0.0.1 that takes every mail and remembers whom it was for.
 * @param unknown addresses that it has no mailbox for
 */
export async function startMailSink({
  unknown = [],
}: {
  unknown?: readonly string[];
} = {}): Promise<MailSink> {
  const recipients: string[] = [];
  const refused: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => {
      if (!unknown.includes(address)) return done();
      refused.push(address);
      done(Object.assign(new Error('5.1.1 no such user'), { responseCode: 550 }));
    },
    onData: (stream, session, done) => {
      stream.resume();
      stream.on('end', () => {
        recipients.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  // What it logs of broken connections is not what is tested.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    recipients,
    refused,
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}
