import { describe, expect, it } from 'vitest';
import { findEarlyReads, hasChangingTexts } from './find-early-reads.mjs';

const linesOf = (code: string, isChanging = true) =>
  findEarlyReads('part.tsx', `import { texts } from './texts.ts';\n${code}`, () => isChanging).map(
    ({ line }) => line,
  );

describe('findEarlyReads', () => {
  it.each([
    ['a constant', 'const TITLE = texts.title;'],
    ['an object', 'const VERDICTS = { works: texts.works };'],
    ['the words as a whole', 'export const words = { texts };'],
    ['the argument of a call', 'const COLUMNS = columnsOf(texts);'],
    ['a static field', 'class Part { static title = texts.title; }'],
  ])('finds %s, which keeps the language the page began with', (_, code) => {
    expect(linesOf(code)).toEqual([2]);
  });

  it('finds words that were given another name', () => {
    const code = "import { texts as controls } from '../ui/texts.ts';\nconst CLOSE = controls.close;";
    expect(findEarlyReads('part.ts', code, () => true)).toEqual([
      { line: 2, text: 'const CLOSE = controls.close;' },
    ]);
  });

  it.each([
    ['a function', 'const title = () => texts.title;'],
    ['a component', 'export function Part() { return <p>{texts.title}</p>; }'],
    ['a method', 'const part = { title() { return texts.title; } };'],
    ['a type', 'type Texts = typeof texts;'],
    ['a name that is the same', 'const part = { texts: 1 }; const one = part.texts;'],
  ])('leaves %s alone', (_, code) => {
    expect(linesOf(code)).toEqual([]);
  });

  it('leaves words alone that are the same for ever', () => {
    expect(linesOf('const TITLE = texts.title;', false)).toEqual([]);
  });
});

describe('hasChangingTexts', () => {
  it.each([
    ['export let texts: ChatTexts = english;', true],
    ['export const texts = {};', false],
  ])('tells of %j that it is %s', (code, expected) => expect(hasChangingTexts(code)).toBe(expected));
});
