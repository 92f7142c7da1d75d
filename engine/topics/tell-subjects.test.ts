import { describe, expect, it } from 'vitest';
import { termsOf } from '../index/analysis.ts';
import { languageOf } from '../index/language.ts';
import { runAtOnce } from '../runtime/pieces.ts';
import { readWords } from './read-words.ts';
import { generalSubjects } from './subject-words.ts';
import { isSubject, tellSubjects } from './tell-subjects.ts';
import { likenessOf, squareOf, type Vector } from './vector.ts';

const subjects = generalSubjects();
const { toldBy, tellsMinorOnly } = subjects;

const told = (questions: string[], isRead: (term: string) => boolean = () => true): Vector[] =>
  runAtOnce(
    tellSubjects(
      subjects,
      questions.map((question) => termsOf(question, languageOf('en'))),
      isRead,
    ),
  );

function alike([a, b]: Vector[]): number {
  if (a === undefined || b === undefined) throw new Error('two questions are compared');
  return likenessOf(a, b);
}

describe('tellSubjects', () => {
  it('likens questions that share no word', () => {
    expect(alike(told(['print is too faint', 'the letters are blurred']))).toBeGreaterThan(0.5);
    expect(alike(told(['print is too faint', 'puddle on the floor']))).toBeLessThan(0.1);
  });

  it('takes a word for what the log speaks of', () => {
    const twice = ['how to drain', 'too much'];
    const ofBattery = Array.from({ length: 9 }, () => 'the battery is empty after two hours');
    const ofWater = Array.from({ length: 9 }, () => 'the water pump of the waste hose is blocked');
    const [drain] = told([...twice, ...ofBattery]);
    const [, , battery] = told([...twice, ...ofBattery]);
    const [drainOfWater, , water] = told([...twice, ...ofWater]);
    expect(likenessOf(drain ?? new Map(), battery ?? new Map())).toBeGreaterThan(0.3);
    expect(likenessOf(drainOfWater ?? new Map(), water ?? new Map())).toBeGreaterThan(0.3);
    // The same question is about something else there.
    expect(likenessOf(drain ?? new Map(), drainOfWater ?? new Map())).toBeLessThan(0.7);
  });

  it('takes what is denied for its opposite', () => {
    const [notCold, warm, cold] = runAtOnce(
      tellSubjects(
        subjects,
        runAtOnce(
          readWords(['it is not cold enough', 'much too warm', 'too cold'], subjects.findPhrases),
        ).map(({ tells }) => tells),
        () => true,
      ),
    );
    if (notCold === undefined || warm === undefined || cold === undefined) throw new Error('all are told');
    expect(likenessOf(notCold, warm)).toBeGreaterThan(0.5);
    expect(likenessOf(notCold, cold)).toBeLessThan(0.2);
  });

  it('finds a phrase also where hyphens join it', () => {
    const [apart, joined] = runAtOnce(
      readWords(['the ice maker is loud', 'the ice-maker is loud'], subjects.findPhrases),
    );
    expect(apart?.tells).toContain('ice-maker');
    expect(joined?.tells).toEqual(apart?.tells);
  });

  it('counts less what only tells where something is', () => {
    const leak = told(['water drips']);
    const plain = told(['leaks display']);
    const [aside] = runAtOnce(
      tellSubjects(subjects, [termsOf('leaks display', languageOf('en'))], () => true, [
        new Set(['display']),
      ]),
    );
    const [first, second] = [leak[0], plain[0]];
    if (first === undefined || second === undefined || aside === undefined) throw new Error('all are told');
    expect(likenessOf(first, aside)).toBeGreaterThan(likenessOf(first, second));
  });

  it('says nothing about what no word tells of, nor about words that are not to be read', () => {
    expect(told(['xyzzy', 'battery'], (term) => term !== 'batteri').map(({ size }) => size)).toEqual([0, 0]);
  });

  it('gives weights of length 1 or less, shorter where a word only hints', () => {
    const [sure, hint] = told(['bad odour and musty smell', 'one and only']).map(squareOf);
    expect(sure).toBeLessThanOrEqual(1);
    expect(sure).toBeGreaterThan(hint ?? 1);
    expect(
      told(['odour'])
        .flatMap((vector) => [...vector.keys()])
        .every(isSubject),
    ).toBe(true);
  });
});

describe('generalSubjects', () => {
  it('knows words of one subject in every inflection', () => {
    const [leak] = toldBy('leak').filter(({ surely }) => surely === 1);
    for (const word of ['drips', 'puddle', 'leaking'])
      expect(termsOf(word, languageOf('en')).flatMap(toldBy)).toContainEqual(leak);
  });

  it('tells what is done with any part from what is asked for', () => {
    expect(tellsMinorOnly('order')).toBe(true);
    expect(tellsMinorOnly('smell')).toBe(false);
    expect(tellsMinorOnly('xyzzi')).toBe(false);
  });
});
