import { expect, it } from 'vitest';
import { readYesNoQuestion } from './read-question.ts';

it.each([
  ['en', 'Can I use an extension lead?', 'leave'],
  ['en', 'vinegar ok?', 'fact'],
  ['en', 'does it have a timer', 'fact'],
  ['en', 'the lamp is on, do I need to clean it', 'must'],
  ['en', 'is the gas dangerous for pets?', 'harm'],
  ['en', 'it hums all night. is it broken?', 'broken'],
  ['en', 'warm at the back, is that normal?', 'normal'],
  ['de', 'Darf die Schale in die Spülmaschine?', 'leave'],
  ['de', 'Muss ich das Sieb entkalken?', 'must'],
  ['fr', 'est-ce que l’eau déborde, c’est normal ?', 'normal'],
  ['it', 'metto una prolunga?', 'fact'],
  // Other questions, and one of a choice.
  ['en', 'How do I clean the lid?', null],
  ['en', 'which oil is allowed', null],
  ['en', 'Can I use oil or grease?', null],
  ['en', 'the pump is leaking?', null],
  ['xx', 'Can I use an extension lead?', null],
])('reads what a question asks that yes or no can answer: %s %s', (language, question, asks) => {
  expect(readYesNoQuestion(question, language)).toBe(asks);
});
