import { describe, expect, it } from 'vitest';
import { readFileBlocks, readFileLines } from '../../testing/read-blocks.ts';

const wrapped = `PUMP P7 MANUAL
==============

1 Safety

The pump is made for clear water only. Never let it run dry: the seal
is destroyed within a minute.

WARNING
Disconnect the plug before you open the housing.

2 Cleaning

2.1 Filter

Clean the filter every 40 hours:

  1. Switch the pump off
     and pull the plug.
  2. Open the cap.
     - Turn it left.
     - Lift it off.
  3. Rinse the filter.

TECHNICAL DATA
Voltage      230 V
Power        450 W
Weight       7.5 kg

Spare parts

You get filters and seals from your dealer, who needs the number on the plate.
Seals are sold in pairs.
`;

describe('a plain text', () => {
  it('is headings, steps, tables and paragraphs by the form of its lines', async () => {
    expect(await readFileLines(wrapped)).toEqual([
      '# PUMP P7 MANUAL',
      '# 1 Safety',
      'The pump is made for clear water only. Never let it run dry: the seal is destroyed within a minute.',
      'WARNING Disconnect the plug before you open the housing.',
      '# 2 Cleaning',
      '## 2.1 Filter',
      'Clean the filter every 40 hours:',
      '1. Switch the pump off and pull the plug.',
      '2. Open the cap.',
      '- Turn it left.',
      '- Lift it off.',
      '3. Rinse the filter.',
      '## TECHNICAL DATA',
      'Voltage | 230 V',
      'Power | 450 W',
      'Weight | 7.5 kg',
      '## Spare parts',
      'You get filters and seals from your dealer, who needs the number on the plate. Seals are sold in pairs.',
    ]);
  });

  it('keeps the levels of its lists', async () => {
    const { blocks } = await readFileBlocks('Do it:\n\n1. a\n   - b\n2. c\n');
    expect(blocks.flatMap((block) => (block.kind === 'list-item' ? [block.level] : []))).toEqual([0, 1, 0]);
  });

  it('takes numbered lines that follow each other for steps, and those that stand above text for chapters', async () => {
    expect(await readFileLines('1. Open the cap\n\n2. Rinse it\n\n3. Close it.\n')).toEqual([
      ...['1. Open the cap', '2. Rinse it', '3. Close it.'],
    ]);
    expect(
      await readFileLines('1. Cleaning\n\nRinse the filter often.\n\n2. Storage\n\nKeep it dry.'),
    ).toEqual([...['# 1. Cleaning', 'Rinse the filter often.', '# 2. Storage', 'Keep it dry.']]);
  });

  it('is read in the encoding that it has', async () => {
    const text = 'Größe: 5 µm, 20 °C';
    const wide = Buffer.from(text, 'utf16le');
    const bytes = [
      ...[Buffer.from(text), Buffer.from(`\ufeff${text}`), Buffer.from(text, 'latin1')],
      ...[wide, Buffer.from(`\ufeff${text}`, 'utf16le'), Buffer.from(wide).swap16()],
    ];
    for (const encoded of bytes) expect(await readFileLines(encoded)).toEqual([text]);
    expect(await readFileLines(Buffer.from('\x93Start\x94 \x96 10 \x80', 'latin1'))).toEqual([
      '“Start” – 10 €',
    ]);
  });

  it('has no lines of contents and no rules', async () => {
    expect(
      await readFileLines('Filter ........ 12\nSeal ......... 13\n----------\nRinse the filter.'),
    ).toEqual(['Rinse the filter.']);
  });

  it('is called by its first line', async () => {
    expect((await readFileBlocks(wrapped)).document).toMatchObject({
      ...{ format: 'txt', paged: false, title: 'PUMP P7 MANUAL' },
    });
  });
});

const markdown = `---
title: "Pump P7"
draft: true
---

## Cleaning

Rinse the **filter** every 40 h[^1] with CO<sub>2</sub>-free
water &ndash; see [the list](#parts).

3. Open the cap.
   * Turn it left.
4. Close it.

| Code | Meaning |
|------|---------|
| E1   | Low \\| dry |

Name
----

\`\`\`sh
pump --reset
\`\`\`

<details><summary>More</summary><script>alert(1)</script>

Hidden <b hidden>no</b> words

</details>
`;

describe('Markdown', () => {
  it('is read as what it stands for, HTML in it too, without what stands in front for programs', async () => {
    const { document, blocks } = await readFileBlocks(markdown);
    expect(document).toMatchObject({ format: 'md', paged: false, title: 'Pump P7' });
    expect(JSON.stringify(blocks)).not.toContain('draft');
    expect(await readFileLines(markdown)).toEqual([
      '## Cleaning',
      'Rinse the filter every 40 h[^1] with CO₂-free water – see the list.',
      ...['3. Open the cap.', '• Turn it left.', '4. Close it.'],
      ...['Code | Meaning', 'E1 | Low | dry'],
      ...['## Name', 'pump --reset', 'More', 'Hidden words'],
    ]);
  });

  it.each([
    ['a heading', '# Pump\n\nText'],
    ['a fence', 'Text\n\n```\ncode\n```\n'],
    ['a table', 'a | b\n--- | ---\n1 | 2\n'],
    ['links and stress', 'See **this** and [that](x.html).'],
  ])('is known by %s', async (_sign, text) => {
    expect((await readFileBlocks(text)).document.format).toBe('md');
  });

  it.each([
    ['a remark in a listing', 'Run this:\n$ pump --reset\n# pump --all\n# done\n'],
    ['an underlined title', 'Pump\n====\n\nKeep it dry.'],
    ['stars', 'Twice * three * four'],
  ])('is not seen in %s', async (_sign, text) => {
    expect((await readFileBlocks(text)).document.format).toBe('txt');
  });
});

describe('what is hostile', () => {
  it.each([
    '[',
    '*a ',
    '_a',
    '>',
    '<a "',
    '`a``',
    '- a\n',
    '![',
    '|a',
    '[a]: <',
    '<!--',
    '**a*',
    '&#1',
    '*_~`[<',
  ])('comes to an end with Markdown of %j', async (piece) => {
    const { document } = await readFileBlocks(`# A\n\nword\n\n${piece.repeat(20_000)}`);
    expect(document.format).toBe('md');
  });

  it.each(['a  b\t', '1. ', '- ', ' ', '. . ', '=', '|', 'A\n=\n', '1 A\n\n', '\t\n', 'a\n'])(
    'comes to an end with text of %j',
    async (piece) => {
      const { document } = await readFileBlocks(`word\n\n${piece.repeat(50_000)}`);
      expect(document.pages).toBeGreaterThan(0);
    },
  );

  it('comes to an end with Markdown set in deeper than any text', async () => {
    const deep = Array.from({ length: 2000 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n');
    expect((await readFileBlocks(`# A\n\n${deep}`)).document.format).toBe('md');
  });

  it('calls no address, neither of a picture nor of a link', async () => {
    const { blocks } = await readFileBlocks('# A\n\n![x](http://127.0.0.1:9/x.png) ![y](/etc/passwd)\n\nb');
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph']);
  });
});
