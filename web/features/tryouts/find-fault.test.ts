import { expect, it } from 'vitest';
import { MAX_TRYOUT_BYTES } from '../../../contracts/plans/limits.ts';
import { findTryoutFault } from './find-fault.ts';
import { texts } from './texts.ts';

it.each([
  ['pump.pdf', 1, null],
  ['PUMP.DOCX', MAX_TRYOUT_BYTES, null],
  ['pump.doc', 1, texts.wrongType],
  ['pump', 1, texts.wrongType],
  ['pump.pdf', MAX_TRYOUT_BYTES + 1, texts.tooLarge(20)],
  ['pump.pdf', 0, texts.empty],
])('of %s with %i bytes says %j', (name, size, fault) => {
  expect(findTryoutFault({ name, size })).toBe(fault);
});
