import { describe, expect, it } from 'vitest';
import { referenceOf } from './references.ts';

describe('referenceOf', () => {
  it.each([
    ['Fig. 7', '7', null],
    ['fig 7', '7', null],
    ['figure 3.2-1', '3.2-1', null],
    ['What does Figure 2.1 show?', '2.1', null],
    ['See fig. 7.', '7', null],
    ['Abb. 7', '7', null],
    ['Was zeigt Abbildung 10?', '10', null],
    ['चित्र 7 दिखाओ', '7', null],
    ['figura 4', '4', null],
    ['fig. 7B', '7b', null],
    ['Figure A.3', 'a.3', null],
    ['item 14 in figure 2', '2', '14'],
    ['what is number 4 in fig. 2', '2', '4'],
    ['the (6) in Fig. 5', '5', '6'],
    ['Abb. 3, Nr. 6', '3', '6'],
    ['Fig. 10, 14', '10', '14'],
    ['pièce 4 sur la figure 2', '2', '4'],
    ['part 14', null, '14'],
    ['Teil 14', null, '14'],
    ['Pos. 3', null, '3'],
    ['part no. 14', null, '14'],
    ['pieza 5', null, '5'],
  ])('%s: figure %s, item %s', (question, figure, item) => {
    expect(referenceOf(question)).toMatchObject({ figure, item });
  });

  it.each([
    'How do I clean the strainer?',
    "I can't figure 2 things out",
    'I want to figure 10 settings out',
    'part number 58-3110',
    'part 58-3110',
    'which part is 14 mm wide',
    'error 7',
    'configuration 7',
    'the parts of 2026-11',
    '',
  ])('%s: nothing', (question) => expect(referenceOf(question)).toBeNull());

  it('leaves the rest of the question', () => {
    expect(referenceOf('In Fig. 5, how do I connect the drain?')?.rest.replace(/\s+/g, ' ').trim()).toBe(
      'In , how do I connect the drain?',
    );
    expect(referenceOf('item 14 in figure 2')?.rest.trim()).toBe('in');
  });

  it('takes no time on hostile questions', () => {
    expect(referenceOf(`${'fig. '.repeat(800)}`)).toBeNull();
    expect(referenceOf(`fig. ${'1.'.repeat(2000)}`)?.figure ?? null).toBeNull();
  });
});
