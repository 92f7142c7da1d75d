import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DESCALING, FILLER, TABLE } from '../testing/kettle.ts';
import { indexOf, makeManual } from '../testing/make-manual.ts';
import { createCorrectionMatcher } from './match-correction.ts';

const index = indexOf(makeManual([...DESCALING, TABLE, ...FILLER]));
const matches = (corrected: string, asked: string): boolean =>
  createCorrectionMatcher(index, [{ question: corrected }])(asked) !== null;

const verb = fc.constantFrom('descale', 'clean', 'fill', 'reset', 'open', 'unscrew');
const noun = fc.constantFrom('kettle', 'heater', 'lid', 'tank', 'flange', 'gizmo');
const code = fc
  .tuple(fc.constantFrom('E-', 'F', 'ERR ', 'KX-'), fc.integer({ min: 1, max: 999 }))
  .map(([letters, number]) => `${letters}${number}`);
const number = fc.integer({ min: 2, max: 5000 }).map(String);
const start = fc.constantFrom(
  'How do I',
  'How often must I',
  'Why must I',
  'Can I',
  'When should I',
  'Must I',
);

describe('createCorrectionMatcher, whatever the question', () => {
  it('answers the question itself', () => {
    fc.assert(
      fc.property(start, verb, noun, (begin, act, thing) => {
        const question = `${begin} ${act} the ${thing}?`;
        expect(matches(question, question.toUpperCase())).toBe(true);
      }),
    );
  });

  it('never answers one with another code or number', () => {
    fc.assert(
      fc.property(
        start,
        verb,
        noun,
        fc.oneof(code, number),
        fc.oneof(code, number),
        (begin, act, thing, a, b) => {
          fc.pre(a !== b);
          const question = (value: string) => `${begin} ${act} the ${thing} at ${value}?`;
          expect(matches(question(a), question(b))).toBe(false);
          expect(matches(question(a), `${begin} ${act} the ${thing}?`)).toBe(false);
          expect(matches(`${begin} ${act} the ${thing}?`, question(a))).toBe(false);
        },
      ),
    );
  });

  it('never answers one that is put the other way round by “not” or “without”', () => {
    fc.assert(
      fc.property(start, verb, noun, fc.constantFrom('not ', 'never '), (begin, act, thing, no) => {
        expect(matches(`${begin} ${act} the ${thing}?`, `${begin} ${no}${act} the ${thing}?`)).toBe(false);
        const using = (how: string) => `${begin} ${act} the ${thing} ${how} water?`;
        expect(matches(using('with'), using('without'))).toBe(false);
      }),
    );
  });

  it('never answers one of another kind, verb or noun', () => {
    fc.assert(
      fc.property(start, start, verb, verb, noun, noun, (begin, other, act, acts, thing, things) => {
        fc.pre(begin !== other || act !== acts || thing !== things);
        expect(matches(`${begin} ${act} the ${thing}?`, `${other} ${acts} the ${things}?`)).toBe(false);
      }),
    );
  });

  it('never throws', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 300 });
    fc.assert(
      fc.property(anything, anything, (a, b) => {
        matches(a, b);
      }),
    );
  });
});
