import { describe, expect, it } from 'vitest';
import { SPRM } from './sprms.ts';
import { characterFormat, visibleText } from './visible-text.ts';

/** Pieces of text and what is set for each. */
function show(...pieces: ReadonlyArray<readonly [string, ...{ code: number; value: number }[]]>): string {
  const text = pieces.map(([piece]) => piece).join('');
  const formats = pieces.flatMap(([piece, ...sprms]) => Array.from(piece, () => characterFormat(sprms)));
  const plain = characterFormat([]);
  return visibleText(text, { from: 0, to: text.length }, (index) => formats[index] ?? plain);
}

const on = (code: number, value = 1) => ({ code, value });

describe('the text of a .doc', () => {
  it.each([
    ['deleted', SPRM.deleted],
    ['hidden', SPRM.hidden],
    ['hidden on the web', SPRM.hiddenOnWeb],
    ['hidden for good', SPRM.hiddenForGood],
    ['struck', SPRM.struck],
    ['struck twice', SPRM.struckTwice],
  ])('is without what is %s', (_, code) => {
    expect(show(['Use '], ['16 A', on(code)], [' 10 A.', on(code, 0)])).toBe('Use 10 A.');
    expect(show(['Use '], ['16 A', on(code, 0x81)])).toBe('Use');
  });

  it('has powers and indices that are no digits of a value', () => {
    const [above, below] = [on(SPRM.script), on(SPRM.script, 2)];
    expect(show(['10'], ['6', above], [' ohm, CO'], ['2', below], [', 1'], ['st', above])).toBe(
      '10⁶ ohm, CO₂, 1st',
    );
  });

  it('shows results of fields, never their instructions', () => {
    expect(show(['To \x13 REF a \x14'], ['48 Nm'], ['\x15.\x0bStop'])).toBe('To 48 Nm. Stop');
  });
});
