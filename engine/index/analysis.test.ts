import { describe, expect, it } from 'vitest';
import { termsOf } from './analysis.ts';
import { languageOf } from './language.ts';

const english = (text: string) => termsOf(text, languageOf('en'));

describe('termsOf', () => {
  it('drops stop words and stems the rest, so that inflections meet', () => {
    expect(english('How do I replace the filters?')).toEqual(english('replacing a filter'));
  });

  it('drops stop words in other forms than those of the list', () => {
    expect(english('what is needed for the filter')).toEqual(english('what do I need for the filter'));
  });

  it.each([
    ['colour', 'color'],
    ['customise the favourites', 'customize the favorites'],
    ['aluminium fibre', 'aluminum fiber'],
    ['labelled', 'labeled'],
    ['analysing metres', 'analyzing meters'],
    ['fuelling', 'fueling'],
  ])('folds British %j and American %j into one spelling', (british, american) => {
    expect(english(british)).toEqual(english(american));
  });

  it('takes Windows for no windows, and the mains for no main', () => {
    expect(english('Windows')).not.toEqual(english('a window'));
    expect(english('mains')).not.toEqual(english('main'));
    expect(english('doors')).toEqual(english('a door'));
  });

  it.each(['parts e.g. the pump', 'parts, i. e. the pump'])('reads no letters out of %j', (text) => {
    expect(english(text)).toEqual(english('parts the pump'));
  });

  it.each([
    ['filling', 'fill'],
    ['selling', 'sell'],
    ['labelling', 'label'],
  ])('takes %j for a form of %j', (form, base) => {
    expect(english(form)).toEqual(english(base));
  });

  it.each([
    ['voda curi iz perilice', 'vode curi iz perilicu'],
    ['u crijevima', 'crijevo'],
    ['čistite četkom', 'cistiti cetka'],
  ])('takes the Croatian %j for forms of %j', (forms, others) => {
    expect(termsOf(forms, languageOf('hr'))).toEqual(termsOf(others, languageOf('hr')));
  });

  it.each(['hour', 'four', 'noise', 'rise', 'contour'])(
    'leaves %j alone, because it is spelt so on both sides',
    (word) => {
      expect(english(word)).toEqual([languageOf('en').stem(word)]);
    },
  );

  it.each(['E-04', 'E 04', 'E04', 'e04', 'e-04', 'E\u201104'])('writes the code %j as one term', (code) => {
    expect(english(`Error ${code} appears`)).toContain('e04');
  });

  it('keeps the letters of a code findable where they may be a name', () => {
    expect(english('the CCS-2422')).toEqual(['ccs2422', 'ccs']);
    expect(english('KX-900')).toEqual(['kx900']);
  });

  it('keeps a long part number whole and its parts findable', () => {
    expect(english('STK600-RC100M-11')).toEqual(['stk600rc100m11', 'stk600', 'rc100m', '11']);
  });

  it('keeps numbers and versions', () => {
    expect(english('version 2.0.1 at 230')).toEqual([...english('version'), '2.0.1', '230']);
  });

  it('finds a quantity with and without the blank before its unit', () => {
    expect(english('230 V')).toContain('230v');
    expect(english('230V')).toContain('230v');
  });

  it.each(['1.4 A', '1.4A', '1,4 A', '1,4A'])('keeps the fraction of the amount %j', (amount) => {
    expect(english(amount)).toContain('1.4a');
    expect(english(amount)).not.toContain('14a');
  });

  it.each(['1,400 mAh', '1400 mAh', '1400mAh'])('writes the amount %j as one term', (amount) => {
    expect(english(amount)).toContain('1400mah');
  });

  it('treats ligatures, full-width letters, accents and soft hyphens as the plain letters', () => {
    expect(english('ﬁlter ＦＩＬＴＥＲ fil\u00adter filtér')).toEqual([
      'filter',
      'filter',
      'filter',
      'filter',
    ]);
  });

  it('cuts scripts without spaces into pairs of characters', () => {
    expect(termsOf('電源を入れる', languageOf('ja'))).toContain('電源');
  });

  it.each(['', '   ', '???', '😀😀', '\u0000', '-'.repeat(50_000)])('yields no terms for %j', (text) => {
    expect(english(text)).toEqual([]);
  });

  it.each([
    ['de', 'Wie wechsle ich die Filter?', 'Filterwechsel: den Filter wechseln', ['filt']],
    ['fr', "Où est le bac à l'eau ?", "le bac d'eau", ['bac', 'eau']],
    ['es', '¿Cómo limpio los filtros?', 'limpiar el filtro', ['limpi', 'filtr']],
    ['it', "Dov'è il filtro dell'acqua?", "filtri d'acqua", ['filtr', 'acqua']],
    ['pt', 'Não consigo limpar as peças', 'limpar a peça', ['limp', 'pec']],
    ['sv', 'Var är knapparna?', 'knappen', ['knapp']],
  ])('drops stop words and stems in %s', (code, question, text, shared) => {
    const language = languageOf(code);
    expect(termsOf(question, language)).toEqual(expect.arrayContaining(shared));
    expect(termsOf(text, language)).toEqual(expect.arrayContaining(shared));
    expect(termsOf(question, language).some((term) => language.stopWords.has(term))).toBe(false);
  });
});

it('takes the beginning of a word that is too long for the word, wherever it stands', () => {
  const english = languageOf('en');
  const [term = ''] = termsOf(`${'İ'.repeat(2000)}`, english);
  expect(term.length).toBeLessThanOrEqual(80);
  expect(termsOf('q'.repeat(5000), english)).toEqual(termsOf('q'.repeat(90), english));
  expect(termsOf(`E-${'7'.repeat(500)}`, english)[0]?.length).toBe(80);
});
