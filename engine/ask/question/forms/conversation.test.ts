import { describe, expect, it } from 'vitest';
import { FILLER } from '../../testing/kettle.ts';
import { indexOf, makeManual } from '../../testing/make-manual.ts';
import { isFollowUp } from './conversation.ts';

const index = indexOf(
  makeManual([
    { heading: '3.6 Secure start', text: 'Secure start keeps foreign programs from the boiler.' },
    { heading: '4.3 Stick', text: 'Write the program to a stick. The stick must be empty.' },
    ...FILLER,
  ]),
);
const history = [{ question: 'how do I write the program to a stick', manualId: 'm', section: '4.3 Stick' }];

describe('a question behind another', () => {
  it.each(['how large must it be', 'and with secure start', 'does it need another'])(
    'leans on it: "%s"',
    (question) => {
      expect(isFollowUp(index, question, history)).toBe(true);
    },
  );

  it('stands for itself where it names a section, whatever "it" is', () => {
    expect(isFollowUp(index, 'does it run with secure start left on', history)).toBe(false);
  });

  it.each([
    'can I leave it on the boiler over night in winter',
    'ok to put it next to a boiler in the garage',
    'no steam comes from the boiler and the lamp blinks',
  ])('stands for itself where it says what it is about: "%s"', (question) => {
    expect(isFollowUp(index, question, history)).toBe(false);
  });

  it.each([
    ...['green light on the boiler going on and off slowly, is that normal', 'come tolgo il boiler'],
    ...['wie entferne ich den boiler', 'comment vider le boiler'],
  ])('stands for itself, whatever "that" is and whatever the language: "%s"', (question) => {
    expect(isFollowUp(index, question, history)).toBe(false);
  });

  it.each(['wie oft', 'e quanto', 'et comment'])('leans in other languages too: "%s"', (question) => {
    expect(isFollowUp(index, question, history)).toBe(true);
  });

  it.each([
    'and how do I take the stick out of the boiler',
    'how do I clear that program message from the boiler',
    'where do I find its serial number on the boiler',
  ])('leans where it goes on or means what was said, however much it says: "%s"', (question) => {
    expect(isFollowUp(index, question, history)).toBe(true);
  });
});
