/** A mail server on this machine that takes mails, or behaves badly. */
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { adminRoutes } from '../../../contracts/admin/admin.ts';
import type { Findings } from '../holding/findings.ts';
import type { Figures } from './fault.ts';
import type { Scene } from './scene.ts';

/**
 * `takes` mails; `refuses` connections at once; says it is `busy`; takes connections and `hangs`; hangs up `mid-mail`,
 * with part of the mail received; or `mute`: hangs up once it has the whole mail, without having taken it.
 */
export const mailModes = ['takes', 'refuses', 'busy', 'hangs', 'mid-mail', 'mute'] as const;
export type MailMode = (typeof mailModes)[number];

export type MailCatcher = {
  /** To be set as `SMTP_URL`. */
  url: string;
  behave(mode: MailMode): void;
  /** Waits until every mail that was queued is sent, and compares what was taken with the links made since `begin`. */
  check(scene: Scene, findings: Findings): Promise<void>;
  figures(): Figures;
  stop(): Promise<void>;
};

const drainTimeoutMs = 300_000;
const pollMs = 1_000;
/** Bytes of a mail after which it is hung up. */
const midMailBytes = 400;

type Options = {
  /** Links that were made before anything was mailed; they are nobody's business here. */
  earlier: ReadonlySet<string>;
  /** Whether a mail may come twice: who is killed between the mail server's word and his own can't know it was sent. */
  mayRepeat: boolean;
};

/** Starts it on a free port of 127.0.0.1; it takes mails. */
export async function startMailCatcher({ earlier, mayRepeat }: Options): Promise<MailCatcher> {
  let mode: MailMode = 'takes';
  /** How often a mail to an address was taken; each link has an address of its own, and one mail. */
  const taken = new Map<string, number>();
  const sockets = new Set<Socket>();
  let broken = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    if (mode === 'refuses') socket.resetAndDestroy();
    else if (mode !== 'hangs')
      converse(socket, {
        mode: () => mode,
        take: (address) => taken.set(address, (taken.get(address) ?? 0) + 1),
        breakOff: () => {
          broken += 1;
          socket.destroy();
        },
      });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const repeated = (): string[] => [...taken].filter(([, count]) => count > 1).map(([address]) => address);
  return {
    url: `smtp://127.0.0.1:${port}`,
    behave: (next) => {
      mode = next;
      // Those that hang would go on doing so for as long as the program waits.
      for (const socket of sockets) socket.destroy();
    },
    check: async (scene, findings) => {
      const links = [...scene.journal.links.values()].filter(({ uniqueId }) => !earlier.has(uniqueId));
      await untilSent(scene);
      for (const { email } of links) if (!taken.has(email)) findings.lost.push(`mail to ${email}`);
      if (!mayRepeat) for (const address of repeated()) findings.duplicated.push(`mail to ${address}`);
    },
    figures: () => ({ mailsTaken: taken.size, mailsRepeated: repeated().length, mailsBrokenOff: broken }),
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Waits until no mail is on its way any more. */
async function untilSent(scene: Scene): Promise<void> {
  const token = await scene.administrator();
  const deadline = performance.now() + drainTimeoutMs;
  for (;;) {
    const query = { page: 1, limit: 1, search: '', state: 'queued' as const };
    const { total } = await scene.api().call(adminRoutes.outbox, { query }, token);
    if (total === 0 || performance.now() > deadline) return;
    await sleep(pollMs);
  }
}

type Conversation = { mode: () => MailMode; take: (address: string) => void; breakOff: () => void };

/** As much of SMTP (RFC 5321) as a client needs that sends one mail after the other. */
function converse(socket: Socket, { mode, take, breakOff }: Conversation): void {
  let received = '';
  let recipient = '';
  let isInMail = false;
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  const hear = (line: string): void => {
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'RCPT') recipient = /<(.*)>/.exec(line)?.[1] ?? '';
    if (command === 'RCPT' && mode() === 'busy') say('451 try again later');
    else if (command === 'DATA') {
      isInMail = true;
      say('354 go on');
    } else if (command === 'QUIT') socket.end('221 bye\r\n');
    else say('250 ok');
  };
  socket.on('data', (bytes) => {
    received += bytes;
    if (isInMail) {
      if (mode() === 'mid-mail' && received.length > midMailBytes) return breakOff();
      const end = received.indexOf('\r\n.\r\n');
      if (end < 0) return;
      if (mode() === 'mute') return breakOff();
      received = received.slice(end + '\r\n.\r\n'.length);
      isInMail = false;
      take(recipient);
      say('250 taken');
    }
    for (let end = received.indexOf('\r\n'); end >= 0 && !isInMail; end = received.indexOf('\r\n')) {
      const line = received.slice(0, end);
      received = received.slice(end + 2);
      hear(line);
    }
  });
  say('220 here');
}
