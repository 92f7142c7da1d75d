import { describe, expect, it } from 'vitest';
import { search } from '../find/search.ts';
import { parseQuestion } from '../question/parse-question.ts';
import { indexOf, makeManual } from '../testing/make-manual.ts';

const text = 'Abpumpen, herausnehmen, einlegen. Die Pumpe pumpt. Das Gerät wackelt.';
const index = indexOf(makeManual([{ text }], { language: 'de' }));
const meant = (question: string, asked = index) =>
  parseQuestion(asked, question).terms.flatMap(({ alternatives }) =>
    alternatives.filter(({ weight }) => weight === 0.9).map(({ number }) => asked.vocabulary[number]),
  );

describe('a German verb', () => {
  it.each([
    ['sie pumpt das Wasser nicht ab', ['pump', 'abpump']],
    ['wie kann ich es rausnehmen', ['herausnehm']],
    ['nimm es raus', []],
    ['wie lege ich das rein', ['einleg']],
    ['warum wackeln die Füße', ['wackelt']],
    ['ab wann ist sie da', []],
    ['was tut der constructor', []],
  ])('is looked for in the forms that the manual has: "%s"', (question, words) => {
    expect(meant(question)).toEqual(words);
  });

  it('is found where the manual says what is done to do it', () => {
    const purpose = 'Um das Gerät zurückzusetzen, die Taste drücken. Der Deckel ist zuzumachen.';
    const asked = indexOf(makeManual([{ text: purpose }], { language: 'de' }));
    expect(meant('wie setze ich es zurück', asked)).toEqual(['zuruckzusetz']);
    expect(meant('wie kann ich es zurücksetzen', asked)).toEqual(['zuruckzusetz']);
    expect(meant('wie mache ich ihn zu', asked)).toEqual(['zuzumach']);
  });

  it('is left alone in a manual of another language', () => {
    const english = indexOf(makeManual([{ text }]));
    expect(meant('sie pumpt das Wasser nicht ab', english)).toEqual([]);
  });
});

describe('a Dutch verb', () => {
  const asked = indexOf(
    makeManual([{ text: 'Het toestel uitschakelen. Bijvullen. Het filter is schoongemaakt. De kraan.' }], {
      language: 'nl',
    }),
  );
  const found = (question: string) =>
    parseQuestion(asked, question).terms.flatMap(({ alternatives, specificity }) =>
      alternatives.map(({ number }) => [asked.vocabulary[number], specificity]),
    );

  it.each([
    ['hoe zet ik hem uit', ['uitschakel', 1]],
    ['vul ik dat zelf bij', ['bijvull', 1]],
    ['hoe maak ik de filter schoon', ['schoongemaakt', 1]],
  ])('is looked for in one word: "%s"', (question, word) => {
    expect(found(question)).toContainEqual(word);
  });

  it('is not made of a preposition', () => {
    expect(found('zet het uit de zon').filter(([, specificity]) => specificity === 1)).toEqual([]);
  });
});

it('finds an umlaut that is spelt out', () => {
  const drafts = [
    { heading: 'Tür', text: 'Die Tür öffnen.' },
    { heading: 'Füße', text: 'Die Füße drehen.' },
  ];
  const doors = indexOf(makeManual(drafts, { language: 'de' }));
  const first = (question: string) => search(doors, question).passages[0]?.passage.heading;
  expect(first('Tuer oeffnen')).toBe('Tür');
  expect(first('welche fuesse')).toBe('Füße');
});
