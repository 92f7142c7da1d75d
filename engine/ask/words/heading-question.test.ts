import { describe, expect, it } from 'vitest';
import { toQuestion } from './heading-question.ts';

describe('toQuestion', () => {
  it.each([
    ['SETTING THE WATER HARDNESS', 'How do I set the water hardness?'],
    ['CHANGE THE LED OF A LAMP', 'How do I change the LED of a lamp?'],
    ['Replacing the filter', 'How do I replace the filter?'],
    ['4.2 Setting the clock', 'How do I set the clock?'],
    ['To clean the drum', 'How do I clean the drum?'],
    ['How to connect a printer', 'How do I connect a printer?'],
    ['Error codes', 'What are the error codes?'],
    ['11.2 Technical data', 'What are the technical data?'],
    ['Control elements', 'What are the control elements?'],
    ['Frothing milk', 'How do I froth milk?'],
    ['Unpacking and setting up', 'How do I unpack and set up?'],
    ['Display the clock', 'How do I display the clock?'],
    ['Changing filters', 'How do I change filters?'],
    ['Getting Started', 'How do I get started?'],
    ['Using Only One Battery With EasyMega', 'How do I use Only One Battery with EasyMega?'],
    ['What is in the box?', 'What is in the box?'],
  ])('turns the heading %j into %j', (heading, question) => {
    expect(toQuestion(heading, 'en')).toBe(question);
  });

  it.each([
    'Child lock',
    'Shutdown design',
    'Before you begin',
    'Gas',
    'Your warranty rights',
    'NUT Daemons',
  ])('leaves the heading %j out, because nobody would ask so', (heading) => {
    expect(toQuestion(heading, 'en')).toBeNull();
  });

  it.each(['Contents', 'Introduction', '1.2', '', 'x'.repeat(200), 'WARNING'])(
    'makes no question of %j',
    (heading) => {
      expect(toQuestion(heading, 'en')).toBeNull();
    },
  );

  it('asks for the heading itself in other languages', () => {
    expect(toQuestion('Filter wechseln', 'de')).toBe('Filter wechseln');
    expect(toQuestion('L D O U R A', 'pt')).toBeNull();
  });
});
