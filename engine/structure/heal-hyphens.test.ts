import { describe, expect, it } from 'vitest';
import { joinLines } from '../document/lines.ts';
import type { Element } from './element.ts';
import { healHyphens } from './heal-hyphens.ts';

function paragraph(...texts: string[]): Element {
  const lines = texts.map((text) => ({ text, box: null }));
  const text = joinLines(lines);
  const placed = lines.map((line) => ({ ...line, page: 1 }));
  const block = { kind: 'paragraph' as const, text, lines, box: null, fontSize: 10, bold: false };
  return { block, text, lines: placed, page: 1, pageEnd: 1 };
}

const heal = (...elements: Element[]) => healHyphens(elements).map(({ text }) => text);

describe('a word that is broken at the end of a line', () => {
  it('is written as elsewhere in the manual', () => {
    expect(heal(paragraph('You can in-', 'stall it.'), paragraph('Install the EEPROM.'))[0]).toBe(
      'You can install it.',
    );
    expect(heal(paragraph('The EEP-', 'ROM is full.'), paragraph('Erase the EEPROM.'))[0]).toBe(
      'The EEPROM is full.',
    );
    expect(heal(paragraph('Fix Java-', 'related faults.'), paragraph('All Java-related ones.'))[0]).toBe(
      'Fix Java-related faults.',
    );
  });

  it('keeps its hyphen before what the manual sets behind hyphens', () => {
    const pronouns = paragraph('Trata-se do forno. Utilize-se a luva. Limpa-se com um pano.');
    expect(heal(paragraph('A luz acende-', 'se logo.'), pronouns)[0]).toBe('A luz acende-se logo.');
    expect(heal(paragraph('A luz acende-', 'se logo.'))[0]).toBe('A luz acendese logo.');
    expect(heal(paragraph('Na ba-', 'se.'), pronouns, paragraph('A base.'))[0]).toBe('Na base.');
  });

  it('keeps its hyphen within a compound of several', () => {
    expect(heal(paragraph('The default is black-', 'on-white.'))[0]).toBe('The default is black-on-white.');
  });

  it('is healed in the cells of tables, too', () => {
    const lines = ['Press the in-', 'stall key.'].map((text) => ({ text, box: null }));
    const cell = { text: 'x', box: null, lines };
    const block = { kind: 'table' as const, text: '', lines: [], box: null, header: [], rows: [[cell]] };
    const table: Element = { block, text: '', lines: [], page: 1, pageEnd: 1 };
    const [healed] = healHyphens([table, paragraph('Install it.')]);
    expect(healed?.block).toMatchObject({ rows: [[{ text: 'Press the install key.' }]] });
  });

  it('stays as it was joined when it stands nowhere else, or both ways', () => {
    expect(heal(paragraph('The pre-', 'heater is hot.'))[0]).toBe('The pre-heater is hot.');
    expect(heal(paragraph('Press the emer-', 'gency stop.'))[0]).toBe('Press the emergency stop.');
    expect(heal(paragraph('Assurez-', 'vous qu’il est froid.'))[0]).toBe('Assurez-vous qu’il est froid.');
    const both = [paragraph('Then re-', 'start it.'), paragraph('Restart or re-start.')];
    expect(heal(...both)[0]).toBe('Then re-start it.');
  });
});
