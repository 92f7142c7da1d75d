import { describe, expect, it } from 'vitest';
import { loadConfig } from '../config.ts';
import { wantsDemo } from './wants-demo.ts';

const DATABASE_URL = 'postgres://a@b/c';

describe('the demo company, whose password is published', () => {
  it.each([
    ['a first start to try it out', {}],
    ['a start that asks for it', { SEED_DEMO: 'true', PUBLIC_URL: 'https://help.example.com' }],
    ['an image that is told to', { SEED_DEMO: 'true', NODE_ENV: 'production' }],
  ])('is made by %s', (_what, env) => {
    expect(wantsDemo(loadConfig(env), 'embedded')).toBe(true);
  });

  it.each([
    ['the image', { NODE_ENV: 'production' }],
    ['an address that others reach', { PUBLIC_URL: 'http://192.168.1.5:3000' }],
    ['a public address', { PUBLIC_URL: 'https://help.example.com' }],
    ['a start that wants none', { SEED_DEMO: 'false' }],
    ['a worker', { SEED_DEMO: 'true', ROLE: 'worker', DATABASE_URL }],
  ])('is not made by %s', (_what, env) => {
    expect(wantsDemo(loadConfig(env), 'embedded')).toBe(false);
  });

  it('is not made beside what a database server may hold, unless it is asked for', () => {
    expect(wantsDemo(loadConfig({ DATABASE_URL }), 'postgres')).toBe(false);
    expect(wantsDemo(loadConfig({ DATABASE_URL, SEED_DEMO: 'true' }), 'postgres')).toBe(true);
  });
});
