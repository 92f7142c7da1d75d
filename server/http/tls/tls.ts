/** TLS of the program's own: which versions and ciphers, and certificates that are renewed while it runs. */
import { readFileSync, statSync } from 'node:fs';
import { type AddressInfo, isIP } from 'node:net';
import { connect, createServer, type SecureContextOptions, type TLSSocket } from 'node:tls';
import { HOUR_MS } from '../../time.ts';

export type TlsFiles = { certFile: string; keyFile: string };

/** TLS 1.3's first, then those of 1.2 that keep what was sent secret when the key is lost, with authenticated encryption. */
const CIPHERS = [
  'TLS_AES_256_GCM_SHA384',
  'TLS_CHACHA20_POLY1305_SHA256',
  'TLS_AES_128_GCM_SHA256',
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES256-GCM-SHA384',
  'ECDHE-ECDSA-CHACHA20-POLY1305',
  'ECDHE-RSA-CHACHA20-POLY1305',
  'ECDHE-ECDSA-AES128-GCM-SHA256',
  'ECDHE-RSA-AES128-GCM-SHA256',
].join(':');
const PROBE_MS = 10_000;

/** A certificate that can't be used, in words for the operator. */
export class CertificateError extends Error {}

/**
 * Reads what a listener with TLS is made of.
 * @throws CertificateError where a file can't be read
 */
export function readTls({ certFile, keyFile }: TlsFiles) {
  try {
    return {
      cert: readFileSync(certFile),
      key: readFileSync(keyFile),
      minVersion: 'TLSv1.2',
      maxVersion: 'TLSv1.3',
      ciphers: CIPHERS,
      honorCipherOrder: true,
    } as const;
  } catch (cause) {
    throw new CertificateError('TLS_CERT_FILE, TLS_KEY_FILE: one of them can’t be read', { cause });
  }
}

/** What takes a new certificate without losing a connection. */
type Renewable = { setSecureContext: (options: SecureContextOptions) => void };

/**
 * Looks once an hour whether the certificate was renewed. One that does not fit its key leaves the present one in place.
 * @param onChange told of each change; with the reason where it could not be taken
 * @returns looks at once, and ends the looking
 */
export function followCertificate(
  server: Renewable,
  files: TlsFiles,
  onChange: (failure: unknown) => void = () => undefined,
) {
  let known = stampOf(files);
  const look = (): void => {
    const stamp = stampOf(files);
    if (stamp === known) return;
    known = stamp;
    try {
      server.setSecureContext(readTls(files));
      onChange(null);
    } catch (error) {
      onChange(error);
    }
  };
  const timer = setInterval(look, HOUR_MS).unref();
  return { look, close: () => clearInterval(timer) };
}

/** When the files were written; a file that is being replaced has none for a moment. */
function stampOf({ certFile, keyFile }: TlsFiles): string {
  return [certFile, keyFile]
    .map((path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 'none')
    .join(' ');
}

/**
 * Whether browsers would take the certificate for the host: of a CA that this program trusts, for that name, in its time.
 * @returns the reason why not; null where they would
 * @throws CertificateError where key and certificate make no listener
 */
export async function findCertificateFault(files: TlsFiles, host: string): Promise<string | null> {
  const options = readTls(files);
  const server = createMadeServer(options);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    return await probe({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, servername: host });
  } finally {
    server.close();
  }
}

function createMadeServer(options: ReturnType<typeof readTls>) {
  try {
    const server = createServer(options, (socket) => socket.end());
    server.on('tlsClientError', () => undefined);
    return server;
  } catch (cause) {
    throw new CertificateError('TLS_CERT_FILE, TLS_KEY_FILE: they do not belong together', { cause });
  }
}

/**
 * Whether the certificate at an address is one that this program trusts for its name.
 * @returns the reason why not; null where it is, and where nothing answered, which says nothing of a certificate
 */
export function findPublicFault(publicUrl: string): Promise<string | null> {
  const { hostname, port } = new URL(publicUrl);
  const target = { host: hostname, port: Number(port || 443), servername: hostname };
  return probe(target).then((fault) => (fault !== null && CERTIFICATE.test(fault) ? fault : null));
}

/** Codes of Node and OpenSSL that are about certificates, not about reaching somebody. */
const CERTIFICATE = /CERT|ALTNAME|VERIFY|SIGNATURE|ISSUER/;

function probe({
  servername,
  ...target
}: {
  host: string;
  port: number;
  servername: string;
}): Promise<string | null> {
  return new Promise((resolve) => {
    // An address has no name to ask for; it is checked as the one that was called.
    const name = isIP(servername) ? {} : { servername };
    const socket: TLSSocket = connect({ ...target, ...name, timeout: PROBE_MS });
    const end = (fault: string | null): void => {
      socket.destroy();
      resolve(fault);
    };
    socket.on('secureConnect', () => end(null));
    socket.on('timeout', () => end('ETIMEDOUT'));
    socket.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
  });
}
