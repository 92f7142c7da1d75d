import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { findProseSteps } from './prose-steps.ts';
import { FILLER } from './testing/kettle.ts';
import { indexOf, makeManual, makeSteps } from './testing/make-manual.ts';

const steps = (text: string, near = '') =>
  findProseSteps(text, text.indexOf(near), text.length).map(({ start, end }) => text.slice(start, end));

describe('findProseSteps', () => {
  it('parts what is to be done one after another, also within a sentence', () => {
    expect(
      steps('The CD is the easiest way. Insert the CD and reboot the PC. Then select Start from the menu.'),
    ).toEqual(['Insert the CD', 'reboot the PC.', 'Then select Start from the menu.']);
  });

  it('leaves the condition with its instruction, and words that only look like verbs', () => {
    expect(steps('To calibrate it, place the sensor in ice. If it drifts, press Reset. Click OK.')).toEqual([
      'To calibrate it, place the sensor in ice.',
      'If it drifts, press Reset.',
      'Click OK.',
    ]);
    expect(steps('Check the lamp and switch. Check the fuse; if it is black, change it.')).toEqual([
      'Check the lamp and switch.',
      'Check the fuse; if it is black, change it.',
    ]);
  });

  it('keeps what comes of a step with it, to the next', () => {
    expect(steps('Press Arm. This enables Fire. Press Fire.')).toEqual([
      'Press Arm. This enables Fire.',
      'Press Fire.',
    ]);
  });

  it('takes commands as steps, those behind the place that was asked for', () => {
    const text =
      'As root:\n$ make\n$ make install\nIn short.\nThat is all.\nElse.\nWithout root:\n$ make\n$ make home';
    expect(steps(text, 'Without')).toEqual(['$ make', '$ make home']);
    expect(steps(text)).toEqual(['$ make', '$ make install']);
  });

  it('leaves alone what comes far behind the place that was asked for', () => {
    const text = 'The pump is quiet. It runs. The light is on. Press Arm. Press Fire.';
    expect(findProseSteps(text, 0, text.indexOf(' Press Arm'))).toEqual([]);
  });

  it.each(['', 'Press OK.', 'The pump is quiet. It runs. The light is on.'])('finds none in "%s"', (text) => {
    expect(steps(text)).toEqual([]);
  });
});

describe('steps of running text in an answer', () => {
  const PROSE = 'To descale, open the lid. Fill the tank with descaler. Then proceed as follows:';

  it('shows the instructions with what leads up to them', () => {
    const text = 'Scale shortens the life of the pump. Open the lid and fill the tank. Press Descale.';
    const { content, steps } = ask(
      indexOf(makeManual([{ heading: 'Descaling', text }, ...FILLER])),
      'how do I descale the pump',
    );
    expect(content).toBe('Scale shortens the life of the pump.');
    expect(steps.map((step) => step.text)).toEqual(['Open the lid', 'fill the tank.', 'Press Descale.']);
  });

  it('leaves them in the text where the procedure itself follows', () => {
    const manual = makeManual([
      { heading: 'Descaling', text: PROSE },
      { ...makeSteps(['Press Start.', 'Wait for an hour.']), heading: 'Descaling' },
      ...FILLER,
    ]);
    const { content, steps } = ask(indexOf(manual), 'how do I descale it with descaler in the tank');
    expect(steps.map((step) => step.text)).toEqual(['Press Start.', 'Wait for an hour.']);
    expect(content).toContain('Fill the tank with descaler.');
  });
});
