import { DrizzleQueryError, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { account } from '../db/schema/accounts.ts';
import { describeOnBothDatabases } from '../testing/test-database.ts';
import { describeError, reasonOf } from './describe-error.ts';

const failed = new DrizzleQueryError(
  'insert into "mail" ("text") values ($1)',
  ['open https://help.example.com/reset-password#a-key'],
  new Error('value too long'),
);

it('keeps the statement and the reason of a failed query, never what was to be stored', () => {
  expect(reasonOf(failed)).toBe('value too long (insert into "mail" ("text") values ($1))');
  const text = JSON.stringify(describeError(failed));
  expect(text).toContain('insert into');
  expect(text).not.toContain('a-key');
});

it('keeps that out of the stack too, whatever signs are in the statement', () => {
  const statement = new DrizzleQueryError(
    "select regexp_replace($1, '(x)', '$&')",
    ['a-key'],
    new Error('why'),
  );
  expect(String(describeError(statement).stack)).not.toContain('a-key');
});

describeOnBothDatabases('a rule of the database that is broken', (database) => {
  it('is named without what broke it', async () => {
    const insert = () =>
      database()
        .write.insert(account)
        .values({ id: uuidv7(), email: 'ada@quill.example', name: 'Ada', passwordHash: '', role: 'user' });
    await insert();
    const error = await insert().catch((thrown: unknown) => thrown as Error);
    expect(error).toMatchObject({ cause: { detail: expect.stringContaining('ada@quill.example') } });
    const described = describeError(error as Error);
    expect(described).toMatchObject({
      cause: { code: '23505', constraint: expect.stringContaining('email') },
    });
    expect(JSON.stringify(described)).not.toContain('ada@');
  });

  it.each([
    ['22P02', sql`select ${'Dana, 5 Mill Lane'}::uuid`],
    ['22003', sql`select ${'55512345678901'}::bigint::integer`],
    ['22008', sql`select ${'1999-13-41'}::date`],
  ])('is named by its code where the reason quotes what broke it (%s)', async (code, statement) => {
    const error = await database()
      .write.execute(statement)
      .catch((thrown: unknown) => thrown as Error);
    const told = JSON.stringify([describeError(error as Error), reasonOf(error)]);
    expect(told).toContain(`the database refused a value ${code} (select $1`);
    for (const words of ['Mill Lane', '55512345678901', '1999-13-41']) expect(told).not.toContain(words);
  });
});

it('keeps the message and the place of any other error', () => {
  const error = new TypeError('no such thing');
  expect(reasonOf(error)).toBe('no such thing');
  expect(describeError(error)).toMatchObject({ name: 'TypeError', message: 'no such thing' });
  expect(String(describeError(error).stack)).toContain('describe-error.test');
});

it('takes anything that was thrown, and bounds it', () => {
  expect(reasonOf('plain text')).toBe('plain text');
  expect(reasonOf(new Error('x'.repeat(9000)))).toHaveLength(500);
});
