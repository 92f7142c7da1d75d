import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from '../config.ts';
import { forgetSecrets, SECRETS } from './secret-files.ts';

describe('secrets in files', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'manualist-secrets-'));
    await writeFile(join(folder, 'database'), 'p@ss/word\n');
    await writeFile(join(folder, 'metrics'), 'a-token-of-16-letters\r\n');
    await writeFile(join(folder, 'empty'), '\n');
  });
  afterAll(() => rm(folder, { recursive: true }));
  const DATABASE_URL = 'postgres://manualist@database:5432/manualist';

  it('are read at the start, and end up where those of the environment do', () => {
    const { databaseUrl, metricsToken } = loadConfig({
      DATABASE_URL,
      DATABASE_PASSWORD_FILE: join(folder, 'database'),
      METRICS_TOKEN_FILE: join(folder, 'metrics'),
    });
    expect(databaseUrl).toBe('postgres://manualist:p%40ss%2Fword@database:5432/manualist');
    expect(metricsToken).toBe('a-token-of-16-letters');
  });

  it('stop the start where they can’t be read, are empty or given twice', () => {
    const wrong = {
      S3_KEY_FILE: join(folder, 'none'),
      S3_SECRET_FILE: join(folder, 'empty'),
      METRICS_TOKEN_FILE: join(folder, 'metrics'),
      METRICS_TOKEN: 'another-token-of-letters',
    };
    expect(() => loadConfig(wrong)).toThrow(ConfigError);
    for (const name of ['S3_KEY_FILE', 'S3_SECRET_FILE', 'METRICS_TOKEN, METRICS_TOKEN_FILE']) {
      expect(() => loadConfig(wrong)).toThrow(`  ${name}: `);
    }
  });

  it('leave the environment once they are read', () => {
    const env: Record<string, string | undefined> = { PATH: '/bin', LOG_LEVEL: 'warn' };
    for (const name of SECRETS) env[name] = 'secret';
    forgetSecrets(env);
    expect(env).toEqual({ PATH: '/bin', LOG_LEVEL: 'warn' });
  });

  it('are not held by a worker where only answers need them', () => {
    const given = {
      DATABASE_URL,
      PGPASSWORD: 'p',
      ADMIN_PASSWORD: 'long-enough-1',
      METRICS_TOKEN: 'a-token-of-16-letters',
      ...{ LLM_BASE_URL: 'http://127.0.0.1:11434/v1', LLM_MODEL: 'm', LLM_API_KEY: 'k-1' },
      SMTP_URL: 'smtps://user:password@mail.example.com',
    };
    const held = (ROLE: string) => {
      const { admin, metricsToken, llm, mail, databaseUrl } = loadConfig({ ...given, ROLE });
      return [admin.password, metricsToken, llm?.apiKey, mail.smtpUrl, databaseUrl];
    };
    const own = 'postgres://manualist:p@database:5432/manualist';
    expect(held('worker')).toEqual([null, null, null, given.SMTP_URL, own]);
    expect(held('web')).toEqual(['long-enough-1', given.METRICS_TOKEN, 'k-1', given.SMTP_URL, own]);
  });
});
