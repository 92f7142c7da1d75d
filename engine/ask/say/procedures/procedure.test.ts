import { describe, expect, it } from 'vitest';
import { ask } from '../../ask.ts';
import { indexOf, lineSpans, makeManual, makeSteps, type PassageDraft } from '../../testing/make-manual.ts';

const others: PassageDraft[] = [
  { heading: 'Warranty', text: 'The warranty lasts two years.' },
  { heading: 'Cleaning', ...makeSteps(['Wipe the case.', 'Dry it.']) },
];
const steps = (drafts: PassageDraft[], question: string) =>
  ask(indexOf(makeManual([...drafts, ...others])), question).steps.map(
    ({ marker, text }) => `${marker} ${text}`,
  );

describe('steps of an answer', () => {
  it('go on behind a note that stands between two of them', () => {
    const heading = 'Changing the fuse';
    const drafts: PassageDraft[] = [
      { ...makeSteps(['Open the fuse box.', 'Take the old fuse out.']), heading },
      { heading, kind: 'warning', level: 'notice', text: 'NOTICE  Fuses may be hot.' },
      { ...makeSteps(['Put the new fuse in.'], 3), heading },
    ];
    expect(steps(drafts, 'how do I change the fuse')).toEqual([
      '1. Open the fuse box.',
      '2. Take the old fuse out.',
      '3. Put the new fuse in.',
    ]);
  });

  it('say which stand below another', () => {
    const procedure = makeSteps([
      'Set the hardness:',
      'Dip the strip into the water.',
      'Rinse the fuse box.',
    ]);
    const nested = (procedure.steps ?? []).map((step, at) => ({ ...step, level: at === 1 ? 1 : 0 }));
    const drafts = [{ ...procedure, steps: nested, heading: 'Setting the hardness' }];
    const answer = ask(indexOf(makeManual([...drafts, ...others])), 'how do I set the hardness');
    expect(answer.steps.map(({ level }) => level ?? 0)).toEqual([0, 1, 0]);
  });

  it('end where a second list begins again at 1', () => {
    const heading = 'Changing the fuse';
    const drafts: PassageDraft[] = [
      { ...makeSteps(['Open the fuse box.', 'Take the old fuse out.']), heading },
      { ...makeSteps(['Call the service.', 'Name the serial number.']), heading },
    ];
    expect(steps(drafts, 'how do I open the fuse box')).toEqual([
      '1. Open the fuse box.',
      '2. Take the old fuse out.',
    ]);
  });

  it('follow the text that leads up to them', () => {
    const heading = 'Resetting';
    const drafts: PassageDraft[] = [
      { heading, text: 'A reset to factory defaults deletes every profile. Proceed as follows:' },
      { ...makeSteps(['Hold the knob.', 'Let go when it beeps.']), heading },
    ];
    expect(steps(drafts, 'factory defaults deletes every profile')).toEqual([
      '1. Hold the knob.',
      '2. Let go when it beeps.',
    ]);
  });

  it('are cited first where the step stands that was asked for', () => {
    const procedure = makeSteps([
      'Open the fuse box.',
      'Take the old fuse out.',
      'Reset the earth leakage relay.',
    ]);
    const spans = lineSpans(procedure.text, (line) => (line < 2 ? 7 : 8));
    const drafts = [{ ...procedure, spans, page: 7, pageEnd: 8, heading: 'Changing the fuse' }];
    const { citations } = ask(
      indexOf(makeManual([...drafts, ...others])),
      'how do I reset the leakage relay',
    );
    expect(citations.map(({ page }) => page)).toEqual([8, 7]);
  });

  it('are none where the question is about a fact', () => {
    expect(
      steps([{ heading: 'Power', text: 'The rated voltage is 230 V.' }], 'what is the rated voltage'),
    ).toEqual([]);
  });
});

describe('what helps against a fault', () => {
  const [about, cure] = [
    {
      heading: 'Recovery',
      page: 5,
      text: 'A blinking lamp tells that the pump is blocked. Nothing is broken.',
    },
    {
      heading: 'Recovery',
      page: 5,
      ...makeSteps(['Open the hatch.', 'Rinse the wheel.', 'Close the hatch.']),
    },
  ];
  const after = {
    heading: 'Recovery',
    page: 6,
    text: 'The blinking lamp goes out when the pump is not blocked any more.',
  };
  const question = 'the lamp is blinking and the pump seems blocked, what is wrong';

  it('is the only procedure of the section that tells of it, wherever it stands there', () => {
    for (const drafts of [
      [about, cure],
      [cure, after],
    ]) {
      const { content, steps: shown } = ask(indexOf(makeManual([...others, ...drafts])), question);
      expect(content).toContain('linking lamp');
      expect(shown.map(({ text }) => text)).toEqual([
        'Open the hatch.',
        'Rinse the wheel.',
        'Close the hatch.',
      ]);
    }
  });

  it('is left to the reader where the section has several', () => {
    const other = { heading: 'Recovery', page: 6, ...makeSteps(['Call service.', 'Pull the plug.']) };
    const answer = ask(indexOf(makeManual([...others, cure, after, other])), question);
    expect(answer.steps).toEqual([]);
  });
});
