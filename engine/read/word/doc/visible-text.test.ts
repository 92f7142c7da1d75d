import { describe, expect, it } from 'vitest';
import { characterFormat } from './character-format.ts';
import { SPRM } from './sprms.ts';
import { visibleText } from './visible-text.ts';

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

  it('shows what fields draw that keep no result: readings over signs, symbols, fractions', () => {
    const field = (code: string) => `\x13 ${code} \x15`;
    expect(show([`点検の前に${field('EQ \\* jc2 \\o\\ad(\\s\\up 9(でんげん),電源)')}を切る。`])).toBe(
      '点検の前に電源を切る。',
    );
    expect(
      show([`20 ${field('SYMBOL 176 \\f "Symbol"')}C, \x13 IF \x13 REF a \x14KX\x15 \x14 48 Nm\x15.`]),
    ).toBe('20 °C, 48 Nm.');
  });

  it('has signs for letters of symbol fonts, and for codes of their own', () => {
    const fontOf = (index: number) => ['Arial', 'Symbol', 'Wingdings'][index];
    const format = (...sprms: { code: number; value: number }[]) => characterFormat(sprms, [], fontOf);
    const text = '5 mF and W( ok';
    const formats = [...text].map((_, at) => {
      if (at === 2) return format(on(SPRM.font));
      if (at === 9) return format(on(SPRM.font));
      return at === 10 ? format(on(SPRM.symbol, 0xf0fc * 0x10000 + 2)) : format(on(SPRM.font, 0));
    });
    expect(visibleText(text, { from: 0, to: text.length }, (at) => formats[at] ?? format())).toBe(
      '5 μF and Ω✓ ok',
    );
  });

  it('is raised or lowered by its position, too', () => {
    expect(show(['10'], ['6', on(SPRM.raised, 8)], [' ohm, x'], ['1', on(SPRM.raised, 0xfff8)])).toBe(
      '10⁶ ohm, x₁',
    );
    expect(show(['10'], ['6', on(SPRM.raised, 2)], [' bar'])).toBe('106 bar');
  });

  it('is hidden where its styles say so, unless it says that it is not', () => {
    const isHidden = (own: { code: number; value: number }[], styled: { code: number; value: number }[]) =>
      characterFormat(own, styled).isLeftOut;
    const hidden = on(SPRM.hidden);
    expect(isHidden([], [hidden])).toBe(true);
    expect(isHidden([on(SPRM.hidden, 0)], [hidden])).toBe(false);
    expect(isHidden([on(SPRM.hidden, 0x80)], [hidden])).toBe(true);
    expect(isHidden([on(SPRM.hidden, 0x81)], [hidden])).toBe(false);
  });

  it('has the text of a note behind its sentence', () => {
    const text = 'Use VG 68\x02. Close it.';
    const plain = characterFormat([]);
    const noteAt = (index: number) => (text.charAt(index) === '\x02' ? 'Below 5 °C VG 46.' : '');
    const read = (to: number) =>
      visibleText(text, { from: 0, to }, () => plain, { noteAt, equationIn: () => '' });
    expect(read(text.length)).toBe('Use VG 68. (Below 5 °C VG 46.) Close it.');
    expect(read(10)).toBe('Use VG 68 (Below 5 °C VG 46.)');
  });

  it('says a formula where its object stands, by the folder that holds it', () => {
    const code = '\x13 EMBED Equation.3 \x14\x01\x15 bar.';
    const text = `Below ${code}`;
    const object = characterFormat([on(SPRM.picture, 12), on(SPRM.isObject)]);
    const plain = characterFormat([]);
    const show = (equationIn: (folder: string, code: string) => string) =>
      visibleText(text, { from: 0, to: text.length }, (at) => (text.charAt(at) === '\x14' ? object : plain), {
        noteAt: () => '',
        equationIn,
      });
    expect(show((folder, by) => `${folder}:${by.trim()}`)).toBe('Below _12:EMBED Equation.3 bar.');
    expect(show(() => '')).toBe('Below bar.');
  });

  it('keeps its tabs, which may part columns', () => {
    expect(show(['E1\tNo water'])).toBe('E1\tNo water');
  });
});
