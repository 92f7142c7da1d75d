import { describe, expect, it } from 'vitest';
import { findProseSteps } from './prose-steps.ts';

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
