import { describe, expect, it } from 'vitest';
import { indexOf, makeManual, makeSteps, makeTable } from '../testing/make-manual.ts';
import { likelyQuestions } from './likely-questions.ts';

const VERBS = [
  'Cleaning',
  'Changing',
  'Opening',
  'Closing',
  'Storing',
  'Moving',
  'Testing',
  'Removing',
  'Lifting',
  'Filling',
];
const tasks = VERBS.map((verb) => ({ heading: `${verb} the pump`, text: 'Switch it off. Pull it out.' }));

describe('likelyQuestions', () => {
  it('are ten, of every kind that the manual has, each once', () => {
    const legend = makeSteps(['Filter lid', 'Drip tray', 'Water tank']);
    const parts = legend.steps?.map((step, i) => ({ ...step, marker: 'ABC'.charAt(i) })) ?? [];
    const found = likelyQuestions(
      indexOf(
        makeManual([
          { heading: 'Getting started', text: 'Fill the water tank. Empty the water tank.' },
          { heading: 'Overview', ...legend, steps: parts, figures: [0] },
          { heading: 'Boiling', text: 'The water tank is on the left.' },
          { heading: 'Descaling the boiler', text: 'Fill the water tank.' },
          { heading: 'Descaling the boiler', kind: 'warning', level: 'warning', text: 'WARNING\nHot.' },
          { heading: 'Q: Is it normal that the oven', text: 'makes a noise?\nA: Yes.' },
          {
            heading: 'Faults',
            ...makeTable(
              ['Fault', 'Remedy'],
              [
                ['E-01', 'Wait.'],
                ['The lid does not open', 'Pull.'],
              ],
            ),
          },
          ...tasks,
        ]),
      ),
    );
    expect(found).toHaveLength(10);
    expect(new Set(found.map(({ question }) => question)).size).toBe(10);
    expect(found.slice(0, 6)).toEqual([
      { kind: 'first-use', question: 'How do I get started?' },
      { kind: 'fault', question: 'What does E-01 mean?' },
      { kind: 'fault', question: 'The lid does not open' },
      { kind: 'own', question: 'Is it normal that the oven makes a noise?' },
      { kind: 'caution', question: 'What must I watch out for when I descale the boiler?' },
      { kind: 'part', question: 'Where is the water tank?' },
    ]);
  });

  it('ask in the language of the manual what to heed', () => {
    const text =
      'Schalten Sie das Gerät aus und warten Sie, bis es kalt ist. Ziehen Sie dann den Filter heraus.';
    const warning = 'WARNUNG: Die Teile im Gerät sind sehr heiß und stehen unter Spannung.';
    const manual = makeManual(
      [
        { heading: 'Filter wechseln', text },
        { heading: 'Filter wechseln', kind: 'warning', level: 'warning', text: warning },
      ],
      { language: 'de' },
    );
    expect(likelyQuestions(indexOf(manual))).toContainEqual({
      kind: 'caution',
      question: 'Filter wechseln: Worauf muss ich achten?',
    });
  });

  it('are fewer where the manual gives no more, and none of no manual', () => {
    expect(likelyQuestions(indexOf(makeManual(tasks.slice(0, 2))))).toHaveLength(2);
    expect(likelyQuestions(indexOf())).toEqual([]);
  });
});
