/** A client's view of the program's own TLS, by Node's client. */
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ConnectionOptions, connect, type TLSSocket, Server as TlsServer } from 'node:tls';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAppShell } from '../app-shell.ts';
import { CertificateError, findCertificateFault, findPublicFault, followCertificate } from './tls.ts';

const fixture = (name: string): string =>
  fileURLToPath(new URL(`../../testing/fixtures/tls/${name}.pem`, import.meta.url));
const filesOf = (name: string) => ({ certFile: fixture(`${name}.cert`), keyFile: fixture(`${name}.key`) });

describe('TLS of the program’s own', () => {
  let folder = '';
  let app: FastifyInstance;
  let ca: Buffer;
  const files = () => ({ certFile: join(folder, 'cert.pem'), keyFile: join(folder, 'key.pem') });
  const install = async (name: string) => {
    await copyFile(fixture(`${name}.cert`), files().certFile);
    await copyFile(fixture(`${name}.key`), files().keyFile);
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'manualist-tls-'));
    await install('first');
    ca = await readFile(fixture('ca'));
    app = await createAppShell({
      logger: pino({ level: 'silent' }),
      trustedProxies: 0,
      readIdentity: async () => ({ brandName: 'Quill' }),
      publicUrl: 'https://help.example.com',
      tls: files(),
    });
    app.get('/hello', async () => ({ message: 'hello' }));
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  const port = () => (app.server.address() as AddressInfo).port;

  /** What the two agree on; the code of the failure where they don't. */
  const meet = (options: ConnectionOptions = {}): Promise<TLSSocket | string> =>
    new Promise((resolve) => {
      const socket = connect({
        host: '127.0.0.1',
        port: port(),
        ca,
        servername: 'help.example.com',
        ...options,
      });
      socket.on('secureConnect', () => resolve(socket));
      socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    });
  const met = async (options?: ConnectionOptions): Promise<TLSSocket> => {
    const socket = await meet(options);
    if (typeof socket === 'string') throw new Error(socket);
    return socket;
  };

  it('answers calls, by the newest version of TLS that both have', async () => {
    const socket = await met();
    expect(socket.getProtocol()).toBe('TLSv1.3');
    expect(socket.getCipher().name).toBe('TLS_AES_256_GCM_SHA384');
    socket.write('GET /hello HTTP/1.1\r\nhost: help.example.com\r\nconnection: close\r\n\r\n');
    const reply = await socket.setEncoding('utf8').toArray();
    expect(reply.join('')).toMatch(/^HTTP\/1\.1 200 [\s\S]*"hello"/);
    const older = await met({ maxVersion: 'TLSv1.2' });
    expect(older.getProtocol()).toBe('TLSv1.2');
    older.destroy();
  });

  it.each(['TLSv1', 'TLSv1.1'] as const)('does not speak %s', async (version) => {
    // Both need a client that would take weak keys at all.
    const options = { minVersion: version, maxVersion: version, ciphers: 'ALL:@SECLEVEL=0' } as const;
    expect(await meet(options)).toMatch(/PROTOCOL|VERSION|ALERT/);
  });

  it.each([
    'AES256-GCM-SHA384',
    'ECDHE-ECDSA-AES256-SHA384',
    'ECDHE-ECDSA-AES128-SHA',
    'ECDHE-ECDSA-AES128-CCM8',
  ])('does not take the cipher %s', async (ciphers) => {
    expect(await meet({ maxVersion: 'TLSv1.2', ciphers: `${ciphers}:@SECLEVEL=0` })).toMatch(
      /ALERT|HANDSHAKE|CIPHER/,
    );
  });

  it('prefers the strongest cipher, whatever the client would rather have', async () => {
    const ciphers = 'ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384';
    const socket = await met({ maxVersion: 'TLSv1.2', ciphers });
    expect(socket.getCipher().name).toBe('ECDHE-ECDSA-AES256-GCM-SHA384');
    socket.destroy();
  });

  it('takes a certificate that was renewed, and keeps the present one where the new one is broken', async () => {
    if (!(app.server instanceof TlsServer)) throw new Error('This is no server with TLS.');
    const told: unknown[] = [];
    const { look, close } = followCertificate(app.server, files(), (failure) => told.push(failure));
    const serial = async () => {
      const socket = await met();
      const { serialNumber } = socket.getPeerCertificate();
      socket.destroy();
      return serialNumber;
    };
    const before = await serial();
    look();
    expect(told).toEqual([]);
    await copyFile(fixture('second.cert'), files().certFile);
    look();
    expect(told).toEqual([expect.any(Error)]);
    expect(await serial()).toBe(before);
    await install('second');
    look();
    expect(told).toEqual([expect.any(Error), null]);
    expect(await serial()).not.toBe(before);
    close();
  });

  it('says of a certificate whether browsers would take it, before and from outside', async () => {
    expect(await findCertificateFault(filesOf('first'), 'help.example.com')).toMatch(/VERIFY|CERT|ISSUER/);
    expect(await findPublicFault(`https://127.0.0.1:${port()}`)).toMatch(/VERIFY|CERT|ISSUER/);
    expect(await findPublicFault('https://127.0.0.1:9')).toBeNull();
    const mixed = { ...filesOf('first'), keyFile: fixture('second.key') };
    await expect(findCertificateFault(mixed, 'help.example.com')).rejects.toThrow(CertificateError);
    const none = { ...filesOf('first'), keyFile: fixture('none') };
    await expect(findCertificateFault(none, 'help.example.com')).rejects.toThrow(CertificateError);
  });
});
