import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createMailTransport } from './create-mail-transport.ts';
import {
  isPlainAddress,
  NoSuchAddressError,
  PermanentMailError,
  TemporaryMailError,
} from './mail-transport.ts';
import { createSmtpTransport } from './smtp.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

type Received = { email: Email; recipients: string[] };

async function startSmtp(
  options: SMTPServerOptions = {},
): Promise<{ smtpUrl: string; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      void buffer(stream).then(async (content) => {
        received.push({
          email: await PostalMime.parse(content),
          recipients: session.envelope.rcptTo.map(({ address }) => address),
        });
        done();
      });
    },
    ...options,
  });
  // Broken connections are not what is tested here.
  server.on('error', () => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closers.push(() => new Promise((done) => server.close(() => done())));
  const { port } = server.server.address() as AddressInfo;
  return { smtpUrl: `smtp://127.0.0.1:${port}`, received };
}

/** Starts a server that accepts connections and never says anything. */
async function startHanging(): Promise<string> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => sockets.add(socket));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closers.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((done) => server.close(done));
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const mail = {
  to: { address: 'ada@example.com' },
  from: { name: 'Manualist', address: 'no-reply@example.com' },
  subject: 'Ihr Gerät: 5 °C',
  text: 'Grüße 😀\n.\nA line with a lone dot came before.',
  html: '<p>Grüße 😀</p>',
};
const refuse =
  (code: number, words = 'refused by the test') =>
  (_: unknown, _session: unknown, done: (error?: Error | null) => void) =>
    done(Object.assign(new Error(words), { responseCode: code }));

describe('createSmtpTransport', () => {
  it('delivers the text, the HTML and the subject as they are, to one recipient', async () => {
    const { smtpUrl, received } = await startSmtp();
    await createSmtpTransport({ smtpUrl }).send(mail);
    expect(received).toHaveLength(1);
    expect(received[0]?.recipients).toEqual(['ada@example.com']);
    expect(received[0]?.email).toMatchObject({
      subject: mail.subject,
      from: { name: 'Manualist', address: 'no-reply@example.com' },
      to: [{ address: 'ada@example.com' }],
    });
    expect(received[0]?.email.text?.trim()).toBe(mail.text);
    expect(received[0]?.email.html?.trim()).toBe(mail.html);
  });

  it('tells mail programs where a press unsubscribes, of mails that have such a place', async () => {
    const { smtpUrl, received } = await startSmtp();
    const unsubscribeUrl = 'https://help.example.com/api/stop/abc';
    await createSmtpTransport({ smtpUrl }).send({ ...mail, unsubscribeUrl });
    await createSmtpTransport({ smtpUrl }).send(mail);
    const headersOf = (place: number) =>
      received[place]?.email.headers.filter(({ key }) => key.startsWith('list-'));
    expect(headersOf(0)).toMatchObject([
      { key: 'list-unsubscribe', value: `<${unsubscribeUrl}>` },
      { key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' },
    ]);
    expect(headersOf(1)).toEqual([]);
  });

  it('says to whom an answer goes, and to nobody that is no plain address', async () => {
    const { smtpUrl, received } = await startSmtp();
    const transport = createSmtpTransport({ smtpUrl });
    await transport.send({ ...mail, replyTo: 'dana@example.com' });
    await transport.send({ ...mail, replyTo: 'dana@example.com\r\nBcc: eve@example.com' });
    await transport.send(mail);
    expect(received.map(({ email }) => email.replyTo)).toMatchObject([
      [{ address: 'dana@example.com' }],
      undefined,
      undefined,
    ]);
    expect(received.every(({ email }) => email.bcc === undefined)).toBe(true);
  });

  it('adds no header that a subject tries to smuggle in', async () => {
    const { smtpUrl, received } = await startSmtp();
    await createSmtpTransport({ smtpUrl }).send({ ...mail, subject: 'Hello\r\nBcc: eve@example.com' });
    expect(received[0]?.recipients).toEqual(['ada@example.com']);
    expect(received[0]?.email.bcc).toBeUndefined();
    expect(received[0]?.email.subject).toBe('Hello Bcc: eve@example.com');
  });

  it.each(['Quill "Help", Ltd.', 'Büro für Größe', 'a@b.example, Eve <eve@example.com>'])(
    'is from the name %j and nobody else',
    async (name) => {
      const { smtpUrl, received } = await startSmtp();
      await createSmtpTransport({ smtpUrl }).send({ ...mail, from: { ...mail.from, name } });
      expect(received[0]?.email.from).toEqual({ name, address: 'no-reply@example.com' });
      expect(received[0]?.email.bcc).toBeUndefined();
      expect(received[0]?.recipients).toEqual(['ada@example.com']);
    },
  );

  it('signs in when the address has a name and a password', async () => {
    const { smtpUrl, received } = await startSmtp({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === 'us er' && password === 'p@ss' ? done(null, { user: 'us er' }) : done(new Error('no')),
    });
    await createSmtpTransport({ smtpUrl: smtpUrl.replace('//', '//us%20er:p%40ss@') }).send(mail);
    expect(received).toHaveLength(1);
    const wrong = createSmtpTransport({ smtpUrl: smtpUrl.replace('//', '//us%20er:wrong@') });
    await expect(wrong.send(mail), 'a wrong password can be put right').rejects.toThrow(TemporaryMailError);
  });

  it('gives up for good when the server refuses the recipient or the content', async () => {
    const recipient = await startSmtp({ onRcptTo: refuse(550) });
    await expect(createSmtpTransport(recipient).send(mail)).rejects.toThrow(PermanentMailError);
    const content = await startSmtp({
      onData: (stream, _session, done) => {
        stream.resume();
        stream.on('end', () => done(Object.assign(new Error('spam'), { responseCode: 554 })));
      },
    });
    await expect(createSmtpTransport(content).send(mail)).rejects.toThrow(PermanentMailError);
  });

  it.each<[number, string, boolean]>([
    [550, 'no such user here', true],
    [550, '5.1.1 <ada@example.com>: recipient address rejected', true],
    [553, 'mailbox name not allowed', true],
    [550, '5.2.1 mailbox disabled', true],
    [550, '5.7.1 relaying denied', false],
    [552, '5.2.2 mailbox full', false],
    [554, 'your address is on a list', false],
  ])('says of %i %s whether there is no such address', async (code, words, isAboutAddress) => {
    const server = await startSmtp({ onRcptTo: refuse(code, words) });
    const error: unknown = await createSmtpTransport(server)
      .send(mail)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(PermanentMailError);
    expect(error instanceof NoSuchAddressError).toBe(isAboutAddress);
  });

  it('does not take a refusal of the sender for one of the address', async () => {
    const server = await startSmtp({ onMailFrom: refuse(550, '5.1.8 unknown sender') });
    const error: unknown = await createSmtpTransport(server)
      .send(mail)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(PermanentMailError);
    expect(error).not.toBeInstanceOf(NoSuchAddressError);
  });

  it('may be tried again when the server is busy', async () => {
    const greylisting = await startSmtp({ onRcptTo: refuse(451) });
    await expect(createSmtpTransport(greylisting).send(mail)).rejects.toThrow(TemporaryMailError);
  });

  it('may be tried again when the server is down or says nothing', async () => {
    const down = createSmtpTransport({ smtpUrl: 'smtp://127.0.0.1:9' });
    await expect(down.send(mail)).rejects.toThrow(TemporaryMailError);
    const hanging = createSmtpTransport({ smtpUrl: await startHanging(), timeoutMs: 200 });
    await expect(hanging.send(mail)).rejects.toThrow(TemporaryMailError);
  });

  it('sends the next mail after a failed one', async () => {
    let isRefusing = true;
    const { smtpUrl, received } = await startSmtp({
      onRcptTo: (_address, _session, done) =>
        isRefusing ? done(Object.assign(new Error('later'), { responseCode: 421 })) : done(),
    });
    const transport = createSmtpTransport({ smtpUrl });
    await expect(transport.send(mail)).rejects.toThrow(TemporaryMailError);
    isRefusing = false;
    await transport.send(mail);
    expect(received).toHaveLength(1);
  });

  it.each([
    'ada@example.com, eve@example.com',
    'ada@example.com\r\nRCPT TO:<eve@example.com>',
    '"ada@evil.com> SIZE=1"@example.com',
    'Ada <ada@example.com>',
    'ada@example.com (comment)',
    'group:ada@example.com;',
    'ada@[127.0.0.1]',
    'ada@localhost',
    'ada',
    '',
    `${'a'.repeat(65)}@example.com`,
    `ada@${'a.'.repeat(130)}com`,
  ])('does not even connect for the address %j', async (address) => {
    const { smtpUrl, received } = await startSmtp();
    expect(isPlainAddress(address)).toBe(false);
    await expect(createSmtpTransport({ smtpUrl }).send({ ...mail, to: { address } })).rejects.toThrow(
      PermanentMailError,
    );
    expect(received).toEqual([]);
  });

  it.each(['a.b+c@sub.example.co', "o'neil@example.org", 'x@xn--bcher-kva.example'])(
    'takes the address %s',
    (address) => {
      expect(isPlainAddress(address)).toBe(true);
    },
  );
});

describe('createMailTransport', () => {
  it('has nothing to send with where no server is configured', () => {
    expect(createMailTransport({ smtpUrl: null })).toBeNull();
  });
});
