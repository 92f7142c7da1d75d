import { describe, expect, it } from 'vitest';
import { splitQuestion } from './split-question.ts';

const saidIn = (message: string, languages = ['en']): string[] =>
  splitQuestion(message, languages).map(({ said }) => said);
const asksIn = (message: string): string[] => splitQuestion(message, ['en']).map(({ asks }) => asks);

describe('two things that are asked', () => {
  it.each([
    ['How heavy is it and which fuse does it need?', 'How heavy is it', 'which fuse does it need'],
    ['How heavy is it, which fuse does it need?', 'How heavy is it', 'which fuse does it need'],
    ['Can I use vinegar and is it dishwasher safe?', 'Can I use vinegar', 'is it dishwasher safe'],
    ['How heavy is it\nWhich fuse does it need', 'How heavy is it', 'Which fuse does it need'],
    ['How big is the tank? How long is the guarantee?', 'How big is the tank', 'How long is the guarantee'],
    ['Tell me how heavy it is and where the fuse is', 'Tell me how heavy it is', 'where the fuse is'],
    ['Was wiegt es und welche Sicherung braucht es?', 'Was wiegt es', 'welche Sicherung braucht es'],
    ['Combien pèse-t-il et quel fusible faut-il ?', 'Combien pèse-t-il', 'quel fusible faut-il'],
    ['¿Cuánto pesa y qué fusible lleva?', 'Cuánto pesa', 'qué fusible lleva'],
    ['Quanto pesa e quale fusibile serve?', 'Quanto pesa', 'quale fusibile serve'],
    [
      'Hoe zwaar is hij en welke zekering heeft hij nodig?',
      'Hoe zwaar is hij',
      'welke zekering heeft hij nodig',
    ],
    ['Quanto pesa e qual fusível usa?', 'Quanto pesa', 'qual fusível usa'],
    ['Ile to waży i jaki bezpiecznik jest potrzebny?', 'Ile to waży', 'jaki bezpiecznik jest potrzebny'],
    ['Hur tung är den och vilken säkring behövs?', 'Hur tung är den', 'vilken säkring behövs'],
  ])('are told apart, whatever the manual speaks: %s', (message, first, second) => {
    expect(saidIn(message)).toEqual([first, second]);
  });

  it('are completed where one is an interrogative alone', () => {
    expect(asksIn('How do I clean the filter, and how often?')[1]).toBe('how often do I clean the filter');
    expect(asksIn('When and how should I descale?')[0]).toBe('When should I descale');
    expect(asksIn('Can I lock it, and how?')[1]).toBe('how Can I lock it');
  });

  it.each([
    ['en', 'what temperature and how long for roast chicken', 'for roast chicken'],
    ['en', 'which programme for wool and how much detergent', 'for wool'],
    ['en', 'which power level and how many minutes for porridge?', 'for porridge'],
    ['en', 'what temperature for bread and how long', 'for bread'],
    ['de', 'Welches Programm und wie viel Waschmittel für Wolle?', 'für Wolle'],
    ['fr', 'quelle température et quelle durée pour la viande', 'pour la viande'],
    ['it', 'che temperatura e quanto tempo per il pane', 'per il pane'],
    ['es', 'que función y que temperatura para la pizza', 'para la pizza'],
    ['pt', 'qual potência e quanto tempo para o frango', 'para o frango'],
    ['nl', 'welke stand en hoeveel minuten voor rijst', 'voor rijst'],
    ['pl', 'jaki program i ile proszku do wełny', 'do wełny'],
    ['sv', 'vilket program och hur mycket tvättmedel för ylle', 'för ylle'],
    ['hr', 'koji program i koliko praška za vunu', 'za vunu'],
  ])('are both asked for what one of them names, %s: %s', (language, message, shared) => {
    const parts = splitQuestion(message, [language]).map(({ asks }) => asks);
    expect(parts.map((asks) => asks.endsWith(shared))).toEqual([true, true]);
  });

  it('are left as they are where the other names nothing to ask for', () => {
    expect(asksIn('Which fuse does it need and what voltage?')).toEqual([
      'Which fuse does it need',
      'what voltage',
    ]);
  });

  it('know what stands before them, and whether they point back to it', () => {
    const [, second] = splitQuestion('The pump leaks. Why is that and how do I mend it?', ['en']);
    expect(second).toMatchObject({ before: ['The pump leaks', 'Why is that'], pointsBack: true });
  });

  it('are no more than three: what comes after stays with the last', () => {
    expect(saidIn('What is A? What is B? What is C? What is D?')).toEqual([
      ...['What is A', 'What is B'],
      'What is C, What is D',
    ]);
  });
});

it.each([
  'How do I clean and store it?',
  'How do I clean\nthe inlet strainer?',
  'how do i turn it on and off',
  'When the lamp blinks, what do I do?',
  'Is it waterproof or is it only splash proof?',
  'What is the weight and the size?',
  'May my mother, who has a pacemaker, empty the machine?',
  'rads go stone cold for an hour most afternoons then come back. broken?',
  'The lamp which blinks is red. How do I stop it?',
  'What does Abb. 70 show?',
  'What does Fig. A show?',
  'Woran erkenne ich, wie voll der Tank ist?',
])('asks one thing: %s', (message) => {
  expect(saidIn(message, ['en', 'de'])).toEqual([]);
});

it('takes no small word behind "che" for what is asked', () => {
  expect(saidIn("c'è scritto DEMO e non esce niente, ma che è", ['it'])).toEqual([]);
});

it('leaves long stories whole', () => {
  expect(
    saidIn(`How heavy is it and which fuse does it need? ${'We live on the third floor. '.repeat(12)}`),
  ).toEqual([]);
});
