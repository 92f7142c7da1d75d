/** Sends the lines of the log to another machine as they are written: syslog over TLS (RFC 5424, RFC 5425). */
import { hostname } from 'node:os';
import { type ConnectionOptions, connect, type TLSSocket } from 'node:tls';

export type LogServer = { host: string; port: number };

export type Shipping = {
  /** Takes a line of JSON, as pino writes it. Never waits and never throws. */
  write: (line: string) => void;
  /** Sends what is left, for two seconds at most. */
  close: () => Promise<void>;
};

/** Lines that wait while the server is away; beyond, the oldest go, and their number is told when it is back. */
const MAX_WAITING = 10_000;
/** What was sent so shortly before a connection broke is sent again, and may come twice. */
const AGAIN_MS = 5_000;
const MAX_AGAIN = 1_000;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 60_000;
const CLOSE_MS = 2_000;

/** Facilities: what tells of signing in is authpriv, all else local0. */
const AUTHPRIV = 10;
const LOCAL0 = 16;
/** Severities of syslog by the levels of pino. */
const SEVERITIES: readonly (readonly [level: number, severity: number])[] = [
  [60, 2],
  [50, 3],
  [40, 4],
  [30, 6],
  [0, 7],
];

/** Lines on their way, the oldest first. The protocol has no receipt: what a server that dies had just taken is lost there. */
function createLines() {
  const waiting: string[] = [];
  let sent: { line: string; at: number }[] = [];
  let dropped = 0;
  const recent = (): typeof sent => {
    const since = performance.now() - AGAIN_MS;
    return sent.slice(-MAX_AGAIN).filter(({ at }) => at >= since);
  };
  return {
    add(line: string): void {
      waiting.push(line);
      if (waiting.length <= MAX_WAITING) return;
      waiting.shift();
      dropped += 1;
    },
    /** Takes the next one to send; undefined where none waits. What was dropped is told first. */
    next(): string | undefined {
      const lost = dropped;
      dropped = 0;
      const line =
        lost > 0
          ? JSON.stringify({ level: 40, time: Date.now(), dropped: lost, msg: 'log lines were dropped' })
          : waiting.shift();
      if (line !== undefined) sent.push({ line, at: performance.now() });
      if (sent.length > 2 * MAX_AGAIN) sent = recent();
      return line;
    },
    /** Lets those wait again that were sent just now. */
    sendAgain(): void {
      waiting.unshift(...recent().map(({ line }) => line));
      sent = [];
    },
  };
}

/**
 * Begins to send to a server, and goes on through breaks.
 * @param options for the connection; only tests give any
 */
export function shipLogs({ host, port }: LogServer, options: ConnectionOptions = {}): Shipping {
  const lines = createLines();
  let retryMs = FIRST_RETRY_MS;
  let socket: TLSSocket | null = null;
  let isReady = false;
  let isClosed = false;

  function open(): void {
    const opened = connect({ host, port, servername: host, minVersion: 'TLSv1.2', ...options });
    socket = opened;
    // A log must not keep the program alive.
    opened.unref();
    opened.on('secureConnect', () => {
      isReady = true;
      retryMs = FIRST_RETRY_MS;
      send();
    });
    opened.on('drain', send);
    // What is wrong with it stands in no log: that is where it would be told.
    opened.on('error', () => undefined);
    opened.on('close', () => {
      isReady = false;
      socket = null;
      if (isClosed) return;
      lines.sendAgain();
      setTimeout(open, retryMs).unref();
      retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
    });
  }

  function send(): void {
    while (isReady && socket && !socket.writableNeedDrain) {
      const line = lines.next();
      if (line === undefined) return;
      socket.write(frame(line));
    }
  }

  open();
  return {
    write(line) {
      lines.add(line.trimEnd());
      send();
    },
    async close() {
      isClosed = true;
      const opened = socket;
      if (!opened || !isReady) return opened?.destroy() && undefined;
      const ended = new Promise<void>((resolve) => opened.once('close', () => resolve()));
      opened.end();
      const late = setTimeout(() => opened.destroy(), CLOSE_MS);
      await ended;
      clearTimeout(late);
    },
  };
}

/** A message of RFC 5424 behind its length in bytes. */
function frame(line: string): string {
  const message = `${header(line)} ${line}`;
  return `${Buffer.byteLength(message)} ${message}`;
}

function header(line: string): string {
  const { level = 30, time = Date.now(), msg } = fieldsOf(line);
  const facility = msg === 'security' ? AUTHPRIV : LOCAL0;
  const severity = SEVERITIES.find(([least]) => level >= least)?.[1] ?? 6;
  return `<${facility * 8 + severity}>1 ${new Date(time).toISOString()} ${hostname()} manualist ${process.pid} - -`;
}

function fieldsOf(line: string): { level?: number; time?: number; msg?: string } {
  try {
    return JSON.parse(line);
  } catch {
    return {};
  }
}
