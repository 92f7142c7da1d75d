import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type MailSink = {
  /** For `SMTP_URL`. */
  url: string;
  /** Whom it has taken mails for, once for each mail, the latest last. */
  recipients: string[];
  stop(): Promise<void>;
};

/** A mail server on 127.0.0.1 that takes every mail and remembers whom it was for. */
export async function startMailSink(): Promise<MailSink> {
  const recipients: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
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
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}
