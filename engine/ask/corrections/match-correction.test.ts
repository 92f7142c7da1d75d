import { describe, expect, it } from 'vitest';
import { DESCALING, FILLER, TABLE } from '../testing/kettle.ts';
import { indexOf, makeManual } from '../testing/make-manual.ts';
import { buildCorrectionMatcher, createCorrectionMatcher } from './match-correction.ts';

const index = indexOf(makeManual([...DESCALING, TABLE, ...FILLER]));
const answers = (corrected: string, asked: string, history: string[] = []) =>
  createCorrectionMatcher(index, [{ question: corrected }])(
    asked,
    history.map((question) => ({ question })),
  ) !== null;

describe('createCorrectionMatcher', () => {
  it.each([
    ['How do I descale the kettle?', 'how can i descale the ketle'],
    ['How do I descale the kettle?', 'Could you please tell me how to descale the kettle?'],
    ['How do I descale the kettle?', 'What are the steps to descale the kettle?'],
    ['How do I descale the kettle?', 'descaling the kettle'],
    ['How do I descale the kettle?', 'Hi, this is Karen. How do I descale the kettle? thx'],
    ['How often must the heater be replaced?', 'How often do I have to change the heater?'],
    ['How often must the heater be replaced?', 'At what intervals should I replace the heater?'],
    ['What does E-04 mean?', 'E04'],
    ['What does E-04 mean?', 'what is the meaning of error e 04'],
    ['What should I do when E-04 appears?', 'E-04 shows, what now?'],
    ['Can I use vinegar for descaling?', 'Is it ok to descale with vinegar?'],
    ['How heavy is the kettle?', 'How much does the kettle weigh?'],
    ['How do I turn the kettle off?', 'How do I switch off the kettle?'],
    ['Where is the receipt?', 'Where can I find the receipt?'],
    ['How do I clean the lid?', 'How do I wash the lid?'],
    ['Where is the lid lock?', 'where is the lidlock'],
    ['wich colour has the lid', 'Which color does the lid have?'],
  ])('takes %j and %j for one question', (corrected, asked) => {
    expect(answers(corrected, asked)).toBe(true);
    expect(answers(asked, corrected)).toBe(true);
  });

  it.each([
    ['How do I descale the kettle?', 'How often do I descale the kettle?'],
    ['How do I descale the kettle?', 'Why should I not descale the kettle with vinegar?'],
    ['How do I descale the kettle?', 'How do I descale the carafe?'],
    ['How do I descale?', 'How do I descale the D60?'],
    ['How do I descale?', 'How do I clean the milk jug?'],
    ['Can I use vinegar?', 'Can I not use vinegar?'],
    ['Can I use vinegar?', 'Must I use vinegar?'],
    ['Can I use vinegar?', 'Where can I use vinegar?'],
    ['What does E-04 mean?', 'What does E-05 mean?'],
    ['What does E-04 mean?', 'What should I do about E-04?'],
    ['What does the + key do?', 'What does the – key do?'],
    ['Can I store it at 5 °C?', 'Can I store it at -5 °C?'],
    ['Is 230 V right?', 'Is 230 W right?'],
    ['How do I turn it on?', 'How do I turn it off?'],
    ['Can I use milk instead of water?', 'Can I use water instead of milk?'],
    ['Do I descale before I rinse?', 'Do I rinse before I descale?'],
    ['Does the lid lock the base?', 'Does the base lock the lid?'],
    ['How do I clean the hose?', 'How do I clean the house?'],
    ['How do I connect the kettle?', 'How do I disconnect the kettle?'],
    ['How long is the cable?', 'How thick is the cable?'],
    ['How do I defrost it?', 'How do I freeze it?'],
  ])('tells %j from %j', (corrected, asked) => {
    expect(answers(corrected, asked)).toBe(false);
    expect(answers(asked, corrected)).toBe(false);
  });

  it('tells words of one meaning apart where the manual uses both', () => {
    const both = indexOf(makeManual([{ text: 'Rinse the lid with water. Clean the lid with soap.' }]));
    const match = createCorrectionMatcher(both, [{ question: 'How do I clean the lid?' }]);
    expect(match('How do I rinse the lid?')).toBeNull();
    expect(match('How do I scrub the lid?')).not.toBeNull();
  });

  it.each([
    'and how often?',
    'What about the kettle?',
    'How do I descale it?',
    'descale',
    'what temperature?',
  ])('never answers %j in a conversation', (asked) => {
    expect(answers(asked, asked, ['How do I clean the lid?'])).toBe(false);
  });

  it('answers a question that stands alone in a conversation, and one about “it” without one', () => {
    expect(answers('How do I descale?', 'How can I descale?', ['How do I clean the lid?'])).toBe(true);
    expect(answers('How do I descale the appliance?', 'How do I descale it?')).toBe(true);
  });

  it('takes the correction that shares most words, and the first of equals', () => {
    const corrections = [
      { question: 'How do I wash the lid?', id: 1 },
      { question: 'How do I clean the lid?', id: 2 },
      { question: 'How can I clean the lid?', id: 3 },
    ];
    const match = createCorrectionMatcher(index, corrections);
    expect(match('cleaning the lid')?.id).toBe(2);
    expect(match('how can i clean the lid')?.id).toBe(3);
  });

  it('compares every word that counts in other languages, up to inflection, accents and slips', () => {
    const german = indexOf(
      makeManual([{ text: 'Entkalken Sie die Maschine jeden Monat. Reinigen Sie das Sieb.' }], {
        language: 'de',
      }),
    );
    const match = createCorrectionMatcher(german, [{ question: 'Wie entkalke ich die Maschine?' }]);
    expect(match('Wie kann ich die Maschine entkalken?')).not.toBeNull();
    expect(match('wie entkalke ich die machine')).not.toBeNull();
    for (const other of [
      'Wie oft entkalke ich die Maschine?',
      'Warum entkalke ich die Maschine?',
      'Wie entkalke ich die Maschine nicht?',
      'Wie reinige ich die Maschine?',
    ])
      expect(match(other)).toBeNull();
    expect(match('Wie entkalke ich sie?', [{ question: 'Wie reinige ich das Sieb?' }])).toBeNull();
  });

  it('finds nothing without corrections, or in a question that says nothing', () => {
    expect(createCorrectionMatcher(index, [])('How do I descale?')).toBeNull();
    expect(answers('How do I use the machine?', 'What is it?')).toBe(false);
    expect(answers('E-04', '')).toBe(false);
  });
});

describe('buildCorrectionMatcher', () => {
  it('lets other work have its turn, and finds what a matcher made at once finds', async () => {
    const corrections = [
      'How do I descale the kettle?',
      'How do I clean the lid?',
      'Where is the receipt?',
    ].map((question) => ({ question }));
    let turns = 0;
    let timer = setImmediate(function again() {
      turns++;
      timer = setImmediate(again);
    });
    const built = await buildCorrectionMatcher(index, corrections, { sliceSize: 1 });
    clearImmediate(timer);
    expect(turns).toBeGreaterThanOrEqual(corrections.length - 1);
    const made = createCorrectionMatcher(index, corrections);
    for (const question of ['how can i descale the kettle', 'How do I wash the lid?', 'How loud is it?'])
      expect(built(question)).toBe(made(question));
  });
});
