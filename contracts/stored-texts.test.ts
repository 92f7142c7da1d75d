/** Every field that a call takes; one that is added is tested by being there. */
import { expect, it } from 'vitest';
import { z } from 'zod';
import { api } from './api.ts';
import type { Route } from './route.ts';
import { printable } from './shapes.ts';

type Field = { name: string; shape: z.ZodType };

/** Fields that nothing is stored of as it was sent, and what happens to them. */
const NEVER_STORED: Record<string, string> = {
  password: 'only its hash is kept, and any character belongs to it',
  currentPassword: 'compared with a hash',
  'emails[]': 'each line is judged as an address, and told of when it is none',
};

/** What can't hold a text of the caller's own. */
const FIXED = [z.ZodNumber, z.ZodBoolean, z.ZodEnum, z.ZodLiteral];

const KEY = 'A'.repeat(43);
const HASH = '0'.repeat(64);
const UUID = '0193a1b2-0000-7000-8000-000000000001';
/** One text at least that each field takes. */
const EXAMPLES = [
  'Widget',
  'ada@quill.example',
  'https://quill.example',
  'https://quill.example/pump?part=1',
  '#1b4fa3',
  '123456',
  '09506000134352',
  'USD',
  'de',
  'abcd2345',
  '00:01.000 --> 00:04.000\nClose the valves.',
  '2026-11-01',
  '2026-11-01T10:00:00.000Z',
  UUID,
  KEY,
  `${UUID}.${KEY}`,
  `${UUID}.${HASH}.${KEY}`,
];

const isWrapper = (shape: z.ZodType) =>
  shape instanceof z.ZodOptional || shape instanceof z.ZodNullable || shape instanceof z.ZodDefault;

/** The texts within `shape`, however deep. */
function textsOf(name: string, shape: z.ZodType): Field[] {
  if (FIXED.some((kind) => shape instanceof kind)) return [];
  if (isWrapper(shape)) return textsOf(name, shape.unwrap() as z.ZodType);
  if (shape instanceof z.ZodArray) return textsOf(`${name}[]`, shape.element as z.ZodType);
  if (shape instanceof z.ZodObject) {
    return Object.entries(shape.shape).flatMap(([key, part]) => textsOf(`${name} ${key}`, part));
  }
  if (shape instanceof z.ZodRecord) {
    return [shape.keyType, shape.valueType].flatMap((part) => textsOf(`${name}{}`, part as z.ZodType));
  }
  if (shape instanceof z.ZodPipe) {
    const within = textsOf(name, shape.in as z.ZodType);
    return within[0]?.shape === shape.in ? [{ name, shape }] : within;
  }
  return [{ name, shape }];
}

const fields = Object.values(api)
  .flatMap((noun) => Object.values(noun) as Route[])
  .flatMap(({ method, path, params, query, headers, body, form }) =>
    [params, query, headers, body, form?.fields].flatMap((part) =>
      part ? textsOf(`${method} ${path}`, part) : [],
    ),
  )
  .filter(({ name }) => !((name.split(' ').at(-1) ?? '') in NEVER_STORED));

/** `text` with `sign` at its beginning, in its middle and at its end. */
const spoilt = (text: string, sign: string): string[] =>
  [0, Math.floor(text.length / 2), text.length].map((at) => text.slice(0, at) + sign + text.slice(at));

it('every call refuses what the database does not keep as it is, in each of its fields', () => {
  expect(fields.length).toBeGreaterThan(100);
  for (const { name, shape } of fields) {
    const taken = EXAMPLES.filter((text) => shape.safeParse(text).success);
    expect(taken, `${name}: an example that it takes`).not.toEqual([]);
    const kept = taken
      .flatMap((text) => ['\0', '\ud800', '\udc00'].flatMap((sign) => spoilt(text, sign)))
      .map((text) => shape.safeParse(text).data)
      .filter((text) => text !== undefined && !printable.test(String(text)));
    expect(kept, name).toEqual([]);
  }
});
