import { describe, expect, it } from 'vitest';
import { ask } from '../../ask.ts';
import { indexOf, makeManual, makeSteps } from '../../testing/make-manual.ts';
import { courtesyOf, withoutChatter } from './chatter.ts';
import { readLed } from './conversation.ts';

const question = 'How do I descale the machine?';
const manual = makeManual([
  { heading: 'Descaling the machine', ...makeSteps(['Empty the tank.', 'Fill in the descaler.']) },
  {
    heading: 'Display',
    text: 'Hello is shown after the start. The order number of the filter is 4711-2200.',
  },
]);
const index = indexOf(manual);

describe('what people wrap a question in', () => {
  it.each([
    `Hello, ${question}`,
    `Good morning everyone! ${question}`,
    `Dear Sir or Madam,\n${question}`,
    `hi anna, ${question}`,
    `Hi, this is Karen. ${question}`,
    `My name is Tom O'Neill and I live in Kent. ${question}`,
    `plz ${question}`,
    `${question} thx`,
    `${question} asap!!`,
    `${question} Thank you in advance!`,
    `${question}\nKind regards,\nTom Baker`,
    'How do I descale the machine, Bob?',
    'How do I descale the damn machine?',
    `I bought it in 2019. ${question}`,
    `${question} Order no. 8812734`,
    `I have a quick question: ${question}`,
    'my wife Maria wants to know how to descale the machine',
    'I was wondering how to descale the machine',
    `I'm at my wits' end. ${question}`,
    `${question} My boss is waiting.`,
  ])('changes nothing about the answer: "%s"', (message) => {
    const { confidence, steps } = ask(index, message);
    expect(steps).toEqual(ask(index, question).steps);
    expect(confidence).toBeCloseTo(ask(index, question).confidence, 1);
  });

  it.each([
    [
      'de',
      'Guten Tag zusammen, wie entkalke ich die Maschine? Vielen Dank, LG Jana',
      'wie entkalke ich die Maschine?',
    ],
    ['de', 'Wie entkalke ich die verdammte Maschine? MfG Tom', 'Wie entkalke ich die Maschine?'],
    [
      'fr',
      'Bonjour Madame, comment détartrer la machine s’il vous plaît ?',
      'comment détartrer la machine ?',
    ],
    [
      'es',
      'Hola, ¿cómo descalcifico la máquina por favor? Un saludo, Ana',
      '¿cómo descalcifico la máquina ?',
    ],
    ['it', 'Salve, come decalcifico la macchina? Grazie mille', 'come decalcifico la macchina?'],
    ['nl', 'Goedemiddag, hoe ontkalk ik de machine? Alvast bedankt', 'hoe ontkalk ik de machine?'],
    ['pt', 'Bom dia, como descalcifico a máquina? Obrigada', 'como descalcifico a máquina?'],
  ])('goes in other languages too: %s', (language, message, left) => {
    const other = indexOf(makeManual([{ text: 'machine' }], { language }));
    expect(withoutChatter(other, message)).toBe(left);
  });

  it.each([
    'What does Hello on the display mean?',
    'What does "Sorry" on the display mean?',
    'Hello the display stays dark, why?',
    'What is the filter with order number 4711-2200?',
    'I got error E-99 in 2019',
    'I live with error E-99',
    'The machine stays cold. What now?',
    'It says E-99. What is wrong with the machine?',
    'My bicycle squeaks. What can I do?',
    'Thanks!',
  ])('is no more than that: "%s"', (message) => {
    expect(withoutChatter(index, message)).toContain(
      message.replace(/^Hello the/, 'the').replace(' in 2019', ''),
    );
  });

  it('does not hide that a question is about something else', () => {
    expect(ask(index, 'Hi, this is Karen. How do I change the tyres of my bicycle? thx').band).toBe('none');
  });

  it('is left out of what a conversation carries on', () => {
    const history = [{ question: `Hi, this is Karen. ${question} thx` }];
    const carried = readLed(index, 'and how often?', history).terms.filter((term) => term.carried);
    expect(carried.map(({ surface }) => surface)).toEqual(['descale', 'machine']);
  });
});

describe('a message that asks nothing', () => {
  const greeting = (language: string) => ({ kind: 'greeting', language });
  const thanks = (language: string) => ({ kind: 'thanks', language });

  it.each([
    ['hello', greeting('en')],
    ['Hi there!', greeting('en')],
    ['Good morning, my name is Karen.', greeting('en')],
    ['can you help me please?', greeting('en')],
    ['thx', thanks('en')],
    ['Ok, great, thanks a lot!', thanks('en')],
    ['Thank you, Tom', thanks('en')],
    ['ok thank you very much 👍', thanks('en')],
    ['It’s working now 🎉', thanks('en')],
    ['👍🏽', thanks('en')],
    ['Alles klar, vielen Dank!', thanks('de')],
    ['Bonjour', greeting('fr')],
    ['Merci, ça marche !', thanks('fr')],
    ['Muchas gracias', thanks('es')],
    ['Perfetto, grazie mille', thanks('it')],
    ['Dank je wel', thanks('nl')],
    ['Muito obrigada!', thanks('pt')],
  ])('is told from a question: "%s"', (message, courtesy) => {
    expect(courtesyOf(index, message)).toEqual(courtesy);
  });

  it('is taken for one in the language of the manual where several have the word', () => {
    const other = indexOf(makeManual([{ text: 'Die Maschine entkalken' }], { language: 'de' }));
    expect(courtesyOf(other, 'super')).toEqual(thanks('de'));
  });

  it.each([
    question,
    `${question} thanks`,
    'Hello on the display',
    'thanks, and how often?',
    'E-99',
    '"OK"',
    '?',
    'It does not work',
    'support',
    'no',
  ])('is nothing that may be one: "%s"', (message) => {
    expect(courtesyOf(index, message)).toBeNull();
  });
});
