import { describe, expect, it } from 'vitest';
import { EVERYDAY_SPECIFICITY } from '../base/query.ts';
import { parseQuestion } from '../question/parse-question.ts';
import { indexOf, makeManual } from '../testing/make-manual.ts';

describe('an everyday word', () => {
  it.each([
    ['en', 'my husband changed the filter', ['chang', 'filter']],
    ['de', 'obwohl mein Mann gestern den Filter geputzt', ['filt', 'geputzt']],
    ['fr', 'mon mari a encore nettoyé le filtre', ['nettoy', 'filtr']],
  ])('says little of whether a manual answers (%s)', (language, question, telling) => {
    const { terms } = parseQuestion(indexOf(makeManual([{ text: 'x' }], { language })), question);
    const others = terms.filter(({ specificity }) => specificity !== EVERYDAY_SPECIFICITY);
    expect(others.map(({ term }) => term)).toEqual(telling);
  });
});
