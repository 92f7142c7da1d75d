import { expect, it } from 'vitest';
import { splitComparison } from './split-comparison.ts';

it.each([
  ['What is the difference between RAID 1 and RAID 5?', 'RAID 1', 'RAID 5'],
  ['whats the difference between the lower and the upper basket', 'lower basket', 'upper basket'],
  ['How does Hygiene+ differ from Extra Dry?', 'Hygiene+', 'Extra Dry'],
  ['Eco vs. Standby mode', 'Eco mode', 'Standby mode'],
  ['Was ist der Unterschied zwischen dem Ecoprogramm und dem Kurzprogramm?', 'Ecoprogramm', 'Kurzprogramm'],
  ['Worin unterscheiden sich Stufe 1 und Stufe 2?', 'Stufe 1', 'Stufe 2'],
  ['Quelle est la différence entre le mode Éco et le mode Auto ?', 'mode Éco', 'mode Auto'],
  ['¿Qué diferencia hay entre el modo Eco y el modo Noche?', 'modo Eco', 'modo Noche'],
  ['Che differenza c’è tra il programma breve e quello lungo?', 'programma breve', 'quello lungo'],
  ['wat is het verschil tussen stand 1 en stand 2', 'stand 1', 'stand 2'],
])('%s', (question, first, second) => expect(splitComparison(question)).toEqual([first, second]));

it.each([
  'How do I set the temperature difference?',
  'Where do I connect the hose and the cable?',
  'My towels smell different from before',
  '',
])('compares nothing: %s', (question) => expect(splitComparison(question)).toBeNull());
