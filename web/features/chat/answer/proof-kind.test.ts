import { expect, it } from 'vitest';
import { proofKindOf } from '../../../../contracts/chat/proof-kind.ts';

const pdf = { title: 'A', pages: 12, status: 'ready' };
const word = { title: 'B', pages: null, status: 'ready' };

it.each([
  ['section', [word]],
  ['page', [pdf]],
  ['page', [word, pdf]],
  ['page', [{ ...word, status: 'processing' }]],
  ['page', []],
])('promises the %s of answers from %j', (kind, manuals) => {
  expect(proofKindOf(manuals)).toBe(kind);
});
