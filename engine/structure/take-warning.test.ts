import { describe, expect, it } from 'vitest';
import type { Block } from '../document/pages.ts';
import { heading, listItem, page, paragraphBlock, tableBlock } from '../testing/blocks.ts';
import { structurePages } from '../testing/structure-pages.ts';

/** Kind and text of what is made of these blocks of one page. */
const kindsOf = (blocks: Block[]): string[][] =>
  structurePages([page(1, blocks)]).passages.map(({ kind, text }) => [kind, text]);

it('the text behind a warning sign of its own is a safety label', () => {
  const blocks = [
    heading('Inputs', 0.05),
    paragraphBlock('Both inputs are alike.', 0.1),
    paragraphBlock('!', 0.15),
    paragraphBlock('Apply no more than 10 V.', 0.17, 0.16),
    paragraphBlock('They are on the left.', 0.2),
  ];
  expect(kindsOf(blocks)).toContainEqual(['warning', '!\nApply no more than 10 V.']);
});

it('a signal word above a text in capitals is a label, and within its line a title', () => {
  const lines = ['WARNING', 'LAMPS AND INDICATORS'];
  const broken = {
    ...paragraphBlock(lines.join(' '), 0.15),
    lines: lines.flatMap((text, index) => paragraphBlock(text, 0.15 + index * 0.02).lines),
  };
  expect(kindsOf([heading('Parts', 0.05), broken])).toEqual([['warning', lines.join(' ')]]);
  expect(kindsOf([heading('Parts', 0.05), paragraphBlock(lines.join(' '), 0.15)])).toEqual([
    ['text', lines.join(' ')],
  ]);
});

describe('a box drawn as a table', () => {
  const rules = ['Risk of burns!', 'Do not open the lid.', 'Wear gloves.', 'Let it cool.', 'Keep away.'];
  const drawn = (names: readonly string[]) =>
    kindsOf([
      heading('Care', 0.05),
      tableBlock(
        [],
        rules.map((text, index) => [names[index] ?? '', text]),
        0.2,
      ),
    ]);

  it('is one warning, however many rows stand beside the signal word', () => {
    expect(drawn(['WARNING'])).toEqual([['warning', ['WARNING', ...rules].join('\n')]]);
  });

  it('is a table where other rows have names, too', () => {
    expect(drawn(['Caution', '', 'Hands', '', 'Feet'])[0]?.[0]).toBe('table');
  });
});

describe('a list below a signal word', () => {
  const rules = ['Do not open the lid.', 'Never touch the plate.', 'Keep children away.'];
  const tasks = ['Fill the tank.', 'Press the button.', 'Wait for the lamp.'];
  const listed = (texts: readonly string[], markers: readonly string[], y: number): Block[] =>
    texts.map((text, index) => listItem(markers[index] ?? '', text, y + index * 0.02));
  const bullets = ['•', '•', '•'];
  const numbers = ['1.', '2.', '3.'];
  /** The warning of a section that these blocks stand in. */
  const warningOf = (...blocks: Block[]): string | undefined =>
    kindsOf([heading('Care', 0.05), paragraphBlock('Care makes it last.', 0.1), ...blocks]).find(
      ([kind]) => kind === 'warning',
    )?.[1];

  it('is its text where it tells what not to do, numbered or not', () => {
    const label = paragraphBlock('WARNING', 0.2);
    expect(warningOf(label, ...listed(rules, bullets, 0.22))).toBe(
      `WARNING\n${rules.map((text) => `• ${text}`).join('\n')}`,
    );
    expect(warningOf(label, ...listed(rules, numbers, 0.22), ...listed(tasks, numbers, 0.4))).toBe(
      `WARNING\n${rules.map((text, i) => `${i + 1}. ${text}`).join('\n')}`,
    );
    const facts = ['The lid does not close.', 'The lamp is not lit.', 'It has no lamp.'];
    expect(warningOf(label, ...listed(facts, numbers, 0.22))).toBe(`WARNING\n1. ${facts[0]}`);
    expect(warningOf(label, ...listed(tasks, numbers, 0.22))).toBe('WARNING\n1. Fill the tank.');
  });

  it('is part of it from its first step to its last below the name of the danger that it helps in', () => {
    const label = { ...paragraphBlock('DANGER – Carbon monoxide', 0.2), bold: true };
    expect(warningOf(label, ...listed(tasks, numbers, 0.22))).toBe(
      `DANGER – Carbon monoxide\n${tasks.map((text, i) => `${i + 1}. ${text}`).join('\n')}`,
    );
    expect(warningOf(label, ...listed(tasks, numbers, 0.4))).toBe(`DANGER – Carbon monoxide\n1. ${tasks[0]}`);
  });

  it('is part of it below the name of the danger', () => {
    const whole = `Risk of burns!\n${rules.map((text) => `• ${text}`).join('\n')}`;
    const name = paragraphBlock('Risk of burns!', 0.22);
    expect(warningOf(paragraphBlock('CAUTION', 0.2), name, ...listed(rules, bullets, 0.24))).toBe(
      `CAUTION\n${whole}`,
    );
    expect(warningOf(paragraphBlock(`CAUTION: ${name.text}`, 0.22), ...listed(rules, bullets, 0.24))).toBe(
      `CAUTION: ${whole}`,
    );
  });

  it('is part of it beside the signal word, whatever it says', () => {
    const beside = tasks.map((text, index) => listItem('•', text, 0.24 + index * 0.02, 0.25));
    const name = paragraphBlock('Risk of burns!', 0.22, 0.25);
    expect(warningOf(paragraphBlock('CAUTION', 0.2), name, ...beside)).toContain('• Wait for the lamp.');
  });

  it('is none where it tells what to do, stands apart or follows a text that says it all', () => {
    const label = paragraphBlock('CAUTION', 0.2);
    const name = paragraphBlock('Risk of burns!', 0.22);
    expect(warningOf(label, name, ...listed(tasks, bullets, 0.24))).toBe('CAUTION\nRisk of burns!');
    expect(warningOf(label, name, ...listed(rules, bullets, 0.4))).toBe('CAUTION\nRisk of burns!');
    const text = paragraphBlock(
      'The plate is hot for an hour. Wait until it is cold, and look at the lamp, which is on while it is hot.',
      0.22,
    );
    expect(warningOf(label, text, ...listed(rules, bullets, 0.24))).toBe(`CAUTION\n${text.text}`);
  });

  it('keeps a second paragraph of an item and the items behind it, but not the next column', () => {
    const [first = '', second = '', third = ''] = rules;
    const more = paragraphBlock('It is hot.', 0.24, 0.15);
    const rest = [listItem('•', second, 0.26), listItem('•', third, 0.28)];
    const column = paragraphBlock('This is the next column.', 0.05, 0.55);
    expect(warningOf(paragraphBlock('WARNING', 0.2), listItem('•', first, 0.22), more, ...rest, column)).toBe(
      `WARNING\n• ${first}\nIt is hot.\n• ${second}\n• ${third}`,
    );
  });
});
