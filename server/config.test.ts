import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

const refusal = (env: Record<string, string>): string => {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('nothing was refused');
};

describe('loadConfig', () => {
  it('takes every default where nothing is set, and an empty variable for a missing one', () => {
    const config = loadConfig({ PORT: '', DATABASE_URL: '', ADMIN_EMAIL: '' });
    expect(config).toMatchObject({ port: 3000, databaseUrl: null, role: 'all', s3: null });
    expect(config).toEqual(loadConfig({}));
  });

  it.each([
    ['clamav', { host: 'clamav', port: 3310 }],
    ['10.0.0.7:3311', { host: '10.0.0.7', port: 3311 }],
    ['[::1]:3312', { host: '::1', port: 3312 }],
  ])('finds the scanner of uploads at %s', (CLAMAV_HOST, clamd) => {
    expect(loadConfig({ CLAMAV_HOST }).clamd).toEqual(clamd);
  });

  it.each(['tcp://clamav:3310', 'a b', 'clamav:'])('takes %j for no scanner', (CLAMAV_HOST) => {
    expect(refusal({ CLAMAV_HOST })).toContain('CLAMAV_HOST: must be a name or an address');
  });

  it('builds the public address from host and port, and drops the last slash of a given one', () => {
    expect(loadConfig({ HOST: '0.0.0.0', PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(loadConfig({ PUBLIC_URL: 'https://help.example.com/' }).publicUrl).toBe(
      'https://help.example.com',
    );
  });

  it.each([
    [{}, { name: 'Manualist', address: 'no-reply@localhost.localdomain' }],
    [{ BRAND_NAME: 'Quill, Inc.' }, { name: 'Quill, Inc.', address: 'no-reply@localhost.localdomain' }],
    [{ MAIL_FROM: 'help@quill.example' }, { name: '', address: 'help@quill.example' }],
    [{ MAIL_FROM: '<help@quill.example>' }, { name: '', address: 'help@quill.example' }],
    [{ MAIL_FROM: 'Quill <help@quill.example>' }, { name: 'Quill', address: 'help@quill.example' }],
    [{ MAIL_FROM: '"Quill, Inc." <help@mail>' }, { name: 'Quill, Inc.', address: 'help@mail' }],
  ])('takes whom mails are from out of %j', (env, from) => {
    expect(loadConfig(env).mail.from).toEqual(from);
  });

  it.each(['nobody', 'Quill <help>', 'a@b.example, c@d.example', 'Quill\r\nBcc: x <a@b.example>'])(
    'refuses %j as a sender',
    (MAIL_FROM) => expect(refusal({ MAIL_FROM })).toContain('  MAIL_FROM: '),
  );

  it.each(['two\nlines', 'x'.repeat(61), 'turned \u202e around'])('refuses the brand %j', (BRAND_NAME) =>
    expect(refusal({ BRAND_NAME })).toContain('  BRAND_NAME: '),
  );

  it('names every wrong setting at once, so that a start is not mended one by one', () => {
    const message = refusal({ PORT: 'x', LOG_LEVEL: 'loud', ADMIN_EMAIL: 'nobody' });
    for (const name of ['PORT', 'LOG_LEVEL', 'ADMIN_EMAIL']) expect(message).toContain(`  ${name}: `);
  });

  it.each(['short', 'with spaces in the token'])('refuses %j for reading the figures', (METRICS_TOKEN) => {
    expect(refusal({ METRICS_TOKEN })).toContain('METRICS_TOKEN: must have 16 to 200 characters');
  });

  it.each(['web', 'worker'])(
    'asks for a database server for the role %s, which cannot have its own',
    (ROLE) => {
      expect(refusal({ ROLE })).toContain('DATABASE_URL: is needed');
      expect(loadConfig({ ROLE, DATABASE_URL: 'postgres://a@b/c' }).role).toBe(ROLE);
    },
  );

  it('asks for a database server with a replica of it', () => {
    const ANALYTICS_DATABASE_URL = 'postgres://a@replica/c';
    expect(refusal({ ANALYTICS_DATABASE_URL })).toContain('ANALYTICS_DATABASE_URL: needs DATABASE_URL');
    const both = { ANALYTICS_DATABASE_URL, DATABASE_URL: 'postgres://a@b/c' };
    expect(loadConfig(both).analyticsDatabaseUrl).toBe(ANALYTICS_DATABASE_URL);
  });

  it('asks for key and secret with a bucket, because files would go nowhere without them', () => {
    expect(refusal({ S3_BUCKET: 'manuals', S3_KEY: 'k' })).toContain('S3_KEY, S3_SECRET: both are needed');
    const s3 = { endpoint: null, bucket: 'manuals', region: 'us-east-1', key: 'k', secret: 's' };
    expect(loadConfig({ S3_BUCKET: 'manuals', S3_KEY: 'k', S3_SECRET: 's' }).s3).toEqual(s3);
  });

  it('takes a language model by its address and name, with a key or without', () => {
    const settings = { LLM_BASE_URL: 'http://127.0.0.1:11434/v1/', LLM_MODEL: 'small' };
    const llm = { baseUrl: 'http://127.0.0.1:11434/v1', model: 'small', apiKey: null };
    expect(loadConfig(settings).llm).toEqual(llm);
    expect(loadConfig({ ...settings, LLM_API_KEY: 'k-1' }).llm).toEqual({ ...llm, apiKey: 'k-1' });
    expect(loadConfig({}).llm).toBeNull();
    expect(loadConfig(settings).visionModel).toBeNull();
    expect(loadConfig({ ...settings, LLM_VISION_MODEL: 'seeing' }).visionModel).toEqual({
      ...llm,
      model: 'seeing',
    });
  });

  it.each([
    [{ LLM_MODEL: 'small' }, 'LLM_BASE_URL, LLM_MODEL'],
    [{ LLM_BASE_URL: 'http://127.0.0.1:11434/v1' }, 'LLM_BASE_URL, LLM_MODEL'],
    [{ LLM_VISION_MODEL: 'seeing' }, 'LLM_VISION_MODEL'],
    [{ LLM_BASE_URL: 'ftp://127.0.0.1/v1', LLM_MODEL: 'small' }, 'LLM_BASE_URL'],
    [{ LLM_BASE_URL: 'nowhere', LLM_MODEL: 'small' }, 'LLM_BASE_URL'],
    [{ LLM_BASE_URL: 'http://me:secret@127.0.0.1/v1', LLM_MODEL: 'small' }, 'LLM_BASE_URL'],
    [{ LLM_BASE_URL: 'http://127.0.0.1/v1', LLM_MODEL: 'small', LLM_API_KEY: 'a b' }, 'LLM_API_KEY'],
  ])('refuses half a language model, or one at no address: %j', (env, name) => {
    expect(refusal(env)).toContain(`${name}: `);
  });

  it.each([
    [{}, fileURLToPath(new URL('../models', import.meta.url))],
    [{ MEANING: 'on', MODEL_DIR: '/srv/models' }, '/srv/models'],
    [{ MEANING: 'off' }, null],
    [{ MEANING: 'false', MODEL_DIR: '/srv/models' }, null],
  ])(
    'finds the models in the installation, elsewhere if it is told so, or not at all: %o',
    (env, modelDir) => {
      expect(loadConfig(env).modelDir).toBe(modelDir);
    },
  );

  it('refuses a word for meaning that it does not know', () => {
    expect(refusal({ MEANING: 'maybe' })).toContain('MEANING');
  });
});

describe('a trial', () => {
  it.each([
    [{}, true],
    [{ PUBLIC_URL: 'http://localhost:3000' }, true],
    [{ NODE_ENV: 'production' }, false],
    [{ PUBLIC_URL: 'http://192.168.1.5:3000' }, false],
    [{ PUBLIC_URL: 'https://help.example.com' }, false],
  ])('is what only this machine reaches and no image starts: %j', (env, isTrial) => {
    expect(loadConfig(env).isTrial).toBe(isTrial);
  });
});
