import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from '../config.ts';
import { requireSafety } from './safe-start.ts';

const PUBLIC = 'https://help.example.com';
const SAFE = {
  PUBLIC_URL: PUBLIC,
  TRUSTED_PROXIES: '1',
  CLAMAV_HOST: '127.0.0.1:3310',
  LOG_SYSLOG: 'tls://logs.example.com',
  REQUIRE_TWO_STEP: 'true',
};
const pem = (name: string): string =>
  fileURLToPath(new URL(`../testing/fixtures/tls/${name}.pem`, import.meta.url));

const start = (env: Record<string, string>) => requireSafety(loadConfig(env));
const refusal = (env: Record<string, string>): Promise<string> =>
  start(env).then(
    () => 'nothing was refused',
    (error: unknown) => {
      if (error instanceof ConfigError) return error.message;
      throw error;
    },
  );

describe('requireSafety', () => {
  it.each([
    {},
    { PUBLIC_URL: 'http://localhost:3000', NODE_ENV: 'production' },
    { PUBLIC_URL: 'http://[::1]:3000' },
    { SMTP_URL: 'smtp://mail.example.com', DATABASE_URL: 'postgres://a@database/c' },
  ])('asks nothing of what this machine alone reaches: %j', async (env) => {
    await start(env);
  });

  it('lets start what others reach where everything is there', async () => {
    await start(SAFE);
  });

  it('starts nothing that people reach over plain http', async () => {
    expect(await refusal({ ...SAFE, PUBLIC_URL: 'http://help.example.com' })).toContain('https://');
    expect(await refusal({ ...SAFE, PUBLIC_URL: 'http://192.168.1.5:3000' })).toContain(
      'ACCEPT_RISKS=plain-http',
    );
    expect(await refusal({ ...SAFE, TRUSTED_PROXIES: '0' })).toContain('nothing speaks TLS');
  });

  it('starts nothing whose uploads no scanner searches, unless that is accepted in words', async () => {
    const { CLAMAV_HOST, ...without } = SAFE;
    expect(CLAMAV_HOST).toBeTruthy();
    expect(await refusal(without)).toContain('ACCEPT_RISKS=no-malware-scan');
    await start({ ...without, ACCEPT_RISKS: 'no-malware-scan' });
  });

  it('starts nothing where a password is enough, unless that is accepted in words', async () => {
    const { REQUIRE_TWO_STEP, ...without } = SAFE;
    expect(REQUIRE_TWO_STEP).toBe('true');
    expect(await refusal(without)).toContain('ACCEPT_RISKS=one-factor');
    await start({ ...without, ACCEPT_RISKS: 'one-factor' });
  });

  it('starts nothing whose log stays where it is written, unless that is accepted in words', async () => {
    const { LOG_SYSLOG, ...without } = SAFE;
    expect(LOG_SYSLOG).toBeTruthy();
    expect(await refusal(without)).toContain('ACCEPT_RISKS=no-log-shipping');
    await start({ ...without, ACCEPT_RISKS: 'no-log-shipping' });
  });

  it.each([
    ['DATABASE_URL', 'postgres://a@db.example.com/c', 'postgres://a@db.example.com/c?sslmode=verify-full'],
    ['DATABASE_URL', 'postgres://a@db.example.com/c?sslmode=no-verify', 'postgres://a@%2Frun%2Fpostgresql/c'],
    ['SMTP_URL', 'smtp://mail.example.com', 'smtp://mail.example.com?requireTLS=true'],
    ['SMTP_URL', 'smtp://mail.example.com', 'smtps://mail.example.com'],
    ['CLAMAV_HOST', 'clamav:3310', '[::1]:3310'],
  ])('starts nothing with %s=%s, and takes %s', async (name, plain, encrypted) => {
    expect(await refusal({ ...SAFE, [name]: plain })).toContain(`${name}: is not encrypted`);
    await start({ ...SAFE, [name]: encrypted });
    const { hostname } = new URL(plain.includes('://') ? plain : `tcp://${plain}`);
    await start({ ...SAFE, [name]: plain, LOCAL_HOSTS: `other,${hostname}` });
    await start({ ...SAFE, [name]: plain, ACCEPT_RISKS: 'plain-connections' });
  });

  it('starts nothing whose replica, bucket or model is spoken to plainly', async () => {
    const message = await refusal({
      ...SAFE,
      DATABASE_URL: 'postgres://a@127.0.0.1/c',
      ANALYTICS_DATABASE_URL: 'postgres://a@replica/c',
      ...{ S3_BUCKET: 'b', S3_KEY: 'k', S3_SECRET: 's', S3_ENDPOINT: 'http://bucket:9000' },
      ...{ LLM_BASE_URL: 'http://model:11434/v1', LLM_MODEL: 'm' },
    });
    const named = [...message.matchAll(/^ {2}(\w+): is not encrypted/gm)].map(([, name]) => name);
    expect(named).toEqual(['ANALYTICS_DATABASE_URL', 'S3_ENDPOINT', 'LLM_BASE_URL']);
  });

  it('starts nothing with a certificate that browsers would warn of', async () => {
    const files = { TLS_CERT_FILE: pem('first.cert'), TLS_KEY_FILE: pem('first.key') };
    expect(await refusal({ ...SAFE, ...files })).toContain('untrusted-certificate');
    await start({ ...SAFE, ...files, TRUSTED_PROXIES: '0', ACCEPT_RISKS: 'untrusted-certificate' });
    await start({ ...files, PUBLIC_URL: 'https://localhost:3000' });
  });

  it('names everything at once, with the words that accept it', async () => {
    const message = await refusal({
      PUBLIC_URL: 'http://help.example.com',
      SMTP_URL: 'smtp://mail.example.com',
    });
    expect(message.split('\n')).toHaveLength(7);
    expect(message).toMatch(
      /ACCEPT_RISKS=plain-http,plain-connections,no-malware-scan,one-factor,no-log-shipping$/,
    );
  });
});
