import { expect, it } from 'vitest';
import { asksForbidden } from './forbidden.ts';

it.each([
  'What must I not use to clean the housing?',
  'Which water must not be used in the tank?',
  'what am I not allowed to plug it into?',
  'What should I never do while coffee is running?',
  'what is forbidden near the outdoor unit?',
  'where must the station not be placed?',
  "what can't I put in the dishwasher",
  'Was darf ich nicht in den Tank füllen?',
  'Womit darf man das Gehäuse nicht reinigen?',
  'Que ne faut-il pas mettre dans le four ?',
  '¿Qué no debo poner en el depósito?',
  'Cosa non devo mettere nel serbatoio?',
  'Wat mag ik niet in de tank doen?',
  'O que não devo colocar no forno?',
])('asks for what is forbidden: %s', (question) => expect(asksForbidden(question)).toBe(true));

it.each([
  'What can I do if it does not start?',
  'Why does the lamp not light up?',
  'What does the red lamp mean?',
  'Was tun, wenn das Gerät nicht startet?',
  'Which programme is not loud?',
  'How do I clean the housing?',
])('asks for something else: %s', (question) => expect(asksForbidden(question)).toBe(false));
