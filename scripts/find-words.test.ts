import { describe, expect, it } from 'vitest';
import { findWords } from './find-words.mjs';

const wordsIn = (code: string) => findWords('part.tsx', code).map(({ text }) => text);

describe('findWords', () => {
  it.each([
    ['text between tags', '<p>Nothing yet</p>', 'Nothing yet'],
    ['text beside a value', '<p>{count} left</p>', 'left'],
    ['a single word', '<Button>Save</Button>', 'Save'],
    ['an attribute that is read out', '<button aria-label="close" />', 'close'],
    ['an attribute that is seen', '<Field label={isNew ? "name" : words.name} />', 'name'],
    ['a label of a column', 'const columns = [{ header: "Link" }];', 'Link'],
    ['a sentence with a value in front', 'showToast(`$' + '{name} was not saved.`);', '… was not saved.'],
    ['a message of a call', 'showToast("Saved.");', 'Saved.'],
    ['a constant', 'const FAILED = "An error occurred.";', 'An error occurred.'],
  ])('finds %s, for nobody can translate it there', (_, code, expected) => {
    expect(wordsIn(code)).toEqual([expected]);
  });

  it.each([
    ['class names', '<p className="mt-3 grid" />'],
    ['class names in a constant', 'const STYLE = "rounded-ctl border px-3.5 hover:bg-wash";'],
    ['words of a texts.ts', '<p title={texts.title}>{texts.empty}</p>'],
    ['signs and numbers', '<p>{page} / 3 – 2.1</p>'],
    ['keys that are compared', 'if (event.key === "Enter") send();'],
    ['errors for developers', 'throw new Error("This hook needs a provider.");'],
    ['imports and types', 'import { Play } from "./Play.ts"; type Status = "Active" | "Paused";'],
    ['names of products', 'const site = "YouTube";'],
    ['comments', '// Not for people.\nconst page = 1;'],
  ])('leaves %s alone', (_, code) => {
    expect(wordsIn(code)).toEqual([]);
  });

  it('tells the line that the words stand on', () => {
    expect(findWords('part.tsx', 'const a = (\n  <p>\n    Nothing yet\n  </p>\n);')).toEqual([
      { line: 3, text: 'Nothing yet' },
    ]);
  });

  it('refuses code that it can’t read, rather than finding nothing in it', () => {
    expect(() => findWords('part.tsx', '<p>')).toThrow('part.tsx');
  });
});
