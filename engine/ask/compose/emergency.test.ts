import { describe, expect, it } from 'vitest';
import type { ManualIndex } from '../../index/manual-index.ts';
import { ask } from '../ask.ts';
import { FILLER } from '../testing/kettle.ts';
import { indexOf, makeManual, makeSteps, makeTable, type PassageDraft } from '../testing/make-manual.ts';
import { emergencyIn, NO_EMERGENCY_INSTRUCTIONS } from './emergency.ts';

const manualOf = (drafts: readonly PassageDraft[], language = 'en'): ManualIndex =>
  indexOf(makeManual([...drafts, ...FILLER], { language }));

const FILLING: PassageDraft[] = [
  {
    heading: 'Filling the kettle',
    page: 8,
    ...makeSteps(['Fill the tank.', 'Close the lid.', 'Press Start.']),
  },
];
const IN_AN_EMERGENCY: PassageDraft[] = [
  { heading: '2.6 In an emergency', page: 5, text: 'If the kettle smokes or smells of burning:' },
  {
    heading: '2.6 In an emergency',
    page: 5,
    context: 'If the kettle smokes or smells of burning:',
    ...makeSteps(['Switch off the circuit at the fuse box.', 'Pull the mains plug.', 'Call the service.']),
  },
];
const DESCALER: PassageDraft = {
  heading: 'Descaling',
  page: 12,
  kind: 'warning',
  level: 'warning',
  text: 'WARNING\nDescaler irritates. If it gets into the eyes, rinse with water for 15 minutes and see a doctor.',
};
const kettle = manualOf([...FILLING, ...IN_AN_EMERGENCY, DESCALER]);

describe('an emergency', () => {
  it.each([
    'there are sparks at the plug',
    'es riecht verbrannt',
    'ça sent le brûlé',
    'HUELE A QUEMADO!!',
    'esce fumo dalla base',
    'er komt rook uit',
    'está a deitar fumo',
    'z tyłu leci dym',
    'det luktar bränt',
    'идёт дым',
    '焦げ臭い',
    'जलने की बदबू आ रही है',
  ])('brings the whole of what the manual says and nothing else: %s', (message) => {
    const answer = ask(kettle, message);
    const whole = [
      'If the kettle smokes or smells of burning:',
      '1. Switch off the circuit at the fuse box.',
      '2. Pull the mains plug.',
      '3. Call the service.',
    ].join('\n');
    expect(answer).toMatchObject({
      answered: true,
      band: 'answer',
      content: whole,
      emergency: { hasInstructions: true },
      warnings: [{ level: 'danger', text: whole, page: 5, citation: 0 }],
      steps: [],
      table: null,
      figures: [],
      related: [],
      suggestions: [],
    });
    expect(answer.citations[0]).toMatchObject({ page: 5, heading: '2.6 In an emergency' });
  });

  it('is answered from what is about its kind, with the label whole', () => {
    const { content, warnings } = ask(kettle, 'I got descaler in my eye');
    expect(content).toBe(DESCALER.text);
    expect(warnings).toMatchObject([{ level: 'warning', page: 12 }]);
  });

  it.each([
    'it smells of petrol and there is a puddle below',
    'Benzin läuft unten aus',
    'ça sent l’essence et il y en a par terre',
    'топливо течёт из бака',
    '有汽油味',
  ])('brings what the manual says of spilled fuel: %s', (message) => {
    const text = 'If fuel is spilled, wipe it up at once and do not start the engine.';
    const index = manualOf([{ heading: 'Safety', page: 3, text }]);
    expect(ask(index, message)).toMatchObject({ emergency: { hasInstructions: true }, warnings: [{ text }] });
  });

  it.each([
    'my son swallowed the button cell',
    'I burned my hand on it',
    'Kind hat eine Batterie verschluckt',
  ])('that the manual says nothing about is said to be so, and nothing is made up: %s', (message) => {
    expect(ask(kettle, message)).toMatchObject({
      answered: false,
      band: 'none',
      content: NO_EMERGENCY_INSTRUCTIONS,
      emergency: { hasInstructions: false },
      warnings: [],
      steps: [],
      citations: [],
      related: [],
    });
  });

  it('does not bring what to do with another substance', () => {
    const index = manualOf([
      {
        heading: 'Remote control',
        kind: 'warning',
        level: 'caution',
        text: 'CAUTION\nKeep batteries away from children. If swallowed, see a doctor at once.',
      },
      {
        heading: 'Cleaning',
        text: 'Keep the detergent locked away. If swallowed, rinse the mouth and seek medical advice.',
      },
    ]);
    expect(ask(index, 'my daughter swallowed a battery').content).toMatch(
      /^CAUTION\nKeep batteries.*at once\.$/s,
    );
    expect(ask(index, 'he drank some of the detergent').content).toBe(
      'If swallowed, rinse the mouth and seek medical advice.',
    );
  });

  it('is found in a row of a table of faults', () => {
    const index = manualOf([
      {
        heading: 'Troubleshooting',
        page: 29,
        ...makeTable(
          ['Problem', 'Cause', 'Remedy'],
          [
            ['Kettle does not start', 'Not plugged in', 'Plug it in'],
            ['Smell of burning or smoke', 'Electrical fault', 'Unplug it immediately and call the service'],
          ],
        ),
      },
    ]);
    expect(ask(index, 'smoke is coming out of the base').content).toMatch(/Unplug it immediately and call/);
  });

  it('is found in the midst of a paragraph, from its condition to the end', () => {
    const index = manualOf([
      {
        heading: 'Battery',
        text: 'Charge the battery indoors. If fluid leaks from the battery, avoid contact. Rinse skin with plenty of water.',
      },
    ]);
    expect(ask(index, 'the battery is leaking').content).toBe(
      'If fluid leaks from the battery, avoid contact. Rinse skin with plenty of water.',
    );
  });

  it('is no section that only shares the word', () => {
    const index = manualOf([
      {
        heading: '15.5 Emergency operation',
        text: 'Switch off the pump. Emergency operation heats with the immersion heater.',
      },
      {
        heading: 'Lamp',
        text: 'Disconnect the mains before you change the lamp to avoid an electric shock.',
      },
    ]);
    expect(ask(index, 'there is smoke coming out of it').content).toBe(NO_EMERGENCY_INSTRUCTIONS);
  });
});

describe('no emergency', () => {
  it.each([
    'how do I test the smoke detector?',
    'the coffee tastes burnt',
    'fire TV does not connect',
    'how do I light the gas hob',
    'what is the fuse rating',
    'how hot does it get',
    'der Brenner zündet nicht',
    'die Lampe brennt nicht',
    'le brûleur ne s’allume pas',
    'what does the flame symbol mean',
    'steam comes out of the lid',
    'the battery does not charge',
    'which petrol does it take?',
    'consommation de carburant',
    'can children use it?',
    '',
    '🔥',
  ])('is seen in "%s"', (message) => {
    expect(emergencyIn(message, null)).toEqual([]);
    expect(ask(kettle, message).emergency).toBeUndefined();
  });
});
