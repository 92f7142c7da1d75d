import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { write } from './testing/write.ts';

const NOUNS = ['valve', 'filter', 'boiler', 'gasket', 'sensor', 'hose'];
const UNITS = ['bar', 'minutes', 'mm', '°C', 'ml', 'kg', 'seconds', 'V'];
const WORDS = ['two', 'three', 'seven', 'twelve', 'twenty', 'fifty'];

/** A sentence of a manual and one thing in it that may be changed: a number, a unit or a code. */
type Statement = { sentence: string; change: { from: string; to: string } };

const number = fc.oneof(
  fc.integer({ min: 2, max: 3000 }).map(String),
  fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 9 })).map(([a, b]) => `${a}.${b}`),
  fc.integer({ min: 1, max: 9 }).map((n) => `${n},500`),
  fc.tuple(fc.integer({ min: 2, max: 40 }), fc.integer({ min: 41, max: 90 })).map(([a, b]) => `${a} to ${b}`),
  fc.constantFrom(...WORDS),
);
const code = fc
  .tuple(fc.constantFrom('E', 'F', 'ERR'), fc.integer({ min: 1, max: 99 }), fc.constantFrom('-', ' ', ''))
  .map(([letters, n, join]) => `${letters}${join}${String(n).padStart(2, '0')}`);
const noun = fc.constantFrom(...NOUNS);
const unit = fc.constantFrom(...UNITS);

const differs = ({ change: { from, to } }: Statement) =>
  from.replace(/[- ]/g, '') !== to.replace(/[- ]/g, '');

const changedNumber = fc.record({ thing: noun, from: number, to: number, unit }).map(
  ({ thing, from, to, unit: of }): Statement => ({
    sentence: `The ${thing} is set to ${from} ${of}.`,
    change: { from: `${from} ${of}`, to: `${to} ${of}` },
  }),
);
const changedUnit = fc.record({ thing: noun, value: number, from: unit, to: unit }).map(
  ({ thing, value, from, to }): Statement => ({
    sentence: `Keep the ${thing} at ${value} ${from}.`,
    change: { from: `${value} ${from}`, to: `${value} ${to}` },
  }),
);
const changedCode = fc.record({ thing: noun, from: code, to: code }).map(
  ({ thing, from, to }): Statement => ({
    sentence: `The display shows ${from} when the ${thing} is blocked.`,
    change: { from, to },
  }),
);
const statement = fc.oneof(changedNumber, changedUnit, changedCode).filter(differs);

describe('a draft of the manual’s own sentences', () => {
  it('is never shown with one number, unit or code changed, and is shown as it stands', () => {
    fc.assert(
      fc.property(fc.array(statement, { minLength: 1, maxLength: 4 }), fc.nat(3), (statements, pick) => {
        const changed = statements[pick % statements.length];
        if (changed === undefined) return;
        const text = statements.map(({ sentence }) => sentence).join(' ');
        const wrong = changed.sentence.replace(changed.change.from, changed.change.to);
        // Another sentence of the passage may say just that.
        fc.pre(!text.toLowerCase().includes(wrong.toLowerCase()));
        const passages = [{ heading: 'Settings of the machine', page: 4, text }];
        const draft = (sentence: string) => sentence.replace(/\.$/, ' [1].');
        const question = `What does the manual say about the machine settings? ${changed.sentence.slice(0, 12)}`;
        const { outcome, answer, extract } = write(passages, question, draft(wrong));
        expect(outcome).not.toBe('written');
        expect(answer.content).toBe(extract.content);
        const first = statements[0]?.sentence ?? '';
        const honest = write(passages, question, draft(first)).outcome;
        if (statements.length === 1) expect(['written', 'not asked']).toContain(honest);
      }),
      { numRuns: 120 },
    );
  });

  it('never throws, whatever a model says, and shows nothing but what the manual says', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '[1]',
        '[',
        ']',
        '.',
        '<<<',
        '999 bar',
        'E-99',
        'NOT_IN_MANUA',
        '½',
        '\u202e',
        '\n',
        'the valve',
      ),
      fc.string({ unit: 'binary', maxLength: 20 }),
    );
    const passages = [{ heading: 'Valve', page: 2, text: 'The valve opens at 4 bar. Clean it weekly.' }];
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const { answer } = write(passages, 'When does the valve open?', pieces.join(' '));
        expect(answer.content).not.toMatch(/999|E-99|[\u202e<>]/);
        for (const { quote } of answer.citations) expect(passages[0]?.text).toContain(quote);
      }),
      { numRuns: 120 },
    );
  });
});
