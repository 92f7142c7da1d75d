import { describe, expect, it } from 'vitest';
import { docxBlocks, docxLines } from '../../../testing/docx-blocks.ts';
import {
  cell,
  inList,
  paragraph,
  paragraphWith,
  run,
  table,
  tableWith,
} from '../../../testing/docx-writer.ts';

const p = (text: string) => paragraph(text);
const c = (text: string, properties = '') => cell(p(text), properties);
const span = (columns: number) => `<w:gridSpan w:val="${columns}"/>`;
const RESTART = '<w:vMerge w:val="restart"/>';
const GOES_ON = '<w:vMerge/>';

describe('tables of Word', () => {
  it('say a cell over several rows in each of them, and keep the columns', async () => {
    const body = tableWith(
      [c('Failure'), c('Cause'), c('Remedy')],
      [c('No light', RESTART), c('Lid open'), c('Close it.')],
      [c('', GOES_ON), c('No water'), c('Clean the hose.', RESTART)],
      [c('Noise'), c('Blocked'), c('', GOES_ON)],
    );
    expect(await docxLines(body)).toEqual([
      'Failure | Cause | Remedy',
      'No light | Lid open | Close it.',
      'No light | No water | Clean the hose.',
      'Noise | Blocked | Clean the hose.',
    ]);
  });

  it('keep the columns beside a cell over several of them, and say a long text once', async () => {
    const long = 'word '.repeat(30).trim();
    const body = tableWith(
      [c('Program'), c('Time'), c('Load')],
      [c('Cotton', span(2)), c('8 kg')],
      [c(long, RESTART), c('1 h'), c('4 kg')],
      [c('', GOES_ON), c('2 h'), c('2 kg')],
    );
    expect((await docxLines(body)).slice(1)).toEqual([
      'Cotton |  | 8 kg',
      `${long} | 1 h | 4 kg`,
      ' | 2 h | 2 kg',
    ]);
  });

  it('keep the columns of rows that begin further right, and leave out deleted and hidden rows', async () => {
    const row = (cells: string, properties: string) => `<w:tr><w:trPr>${properties}</w:trPr>${cells}</w:tr>`;
    const body = `<w:tbl>${row(c('Part') + c('Torque'), '<w:tblHeader/>')}${row(c('3 Nm'), '<w:gridBefore w:val="1"/>')}${row(c('M4') + c('9 Nm'), '<w:del/>')}${row(c('M5') + c('8 Nm'), '<w:hidden/>')}</w:tbl>`;
    expect(await docxLines(body)).toEqual(['Part | Torque', ' | 3 Nm']);
  });

  it('take no more columns than a table can have', async () => {
    const body = tableWith([c('A', span(999_999) + RESTART), c('B')], [c('C')]);
    const [block] = await docxBlocks(body);
    expect(
      block?.kind === 'table' && block.rows.concat([block.header]).every((row) => row.length < 100),
    ).toBe(true);
  });

  it('keep the words of a cell around a table in it, whose rows are apart', async () => {
    const inner = table([
      ['Pulley', 'Speed'],
      ['Large', '320 rpm'],
    ]);
    const body = tableWith(
      [c('Belt'), c('Setting')],
      [c('A'), cell(p('Loosen the lever.') + inner + p('Tighten it.'))],
      [c('B'), c('Do not move it.')],
    );
    expect(await docxLines(body)).toEqual([
      'Belt | Setting',
      'A | Loosen the lever. Pulley Speed Large 320 rpm Tighten it.',
      'B | Do not move it.',
      'Pulley | Speed',
      'Large | 320 rpm',
    ]);
  });

  it('number the items of lists in their cells, and rows by a number alone', async () => {
    const item = (text: string) => paragraphWith(run(text), inList(1));
    const body = tableWith(
      [c('No.'), c('Do')],
      [cell(item('')), c('Open it.')],
      [cell(item('')), cell(item('Pull.') + item('Push.'))],
    );
    expect(await docxLines(body)).toEqual(['No. | Do', '1. | Open it.', '2. | 3. Pull. 4. Push.']);
    const [block] = await docxBlocks(body);
    const lines = block?.kind === 'table' ? block.rows[1]?.[1]?.lines : undefined;
    expect(lines?.map(({ text }) => text)).toEqual(['3. Pull.', '4. Push.']);
  });

  it('that only frame what they hold are what they hold', async () => {
    const item = (text: string) => paragraphWith(run(text), inList(1));
    const framed = tableWith([
      c(''),
      cell(paragraph('Care', { style: 'Heading1' }) + item('Wipe it.') + item('Dry it.')),
    ]);
    expect((await docxBlocks(framed)).map(({ kind }) => kind)).toEqual(['heading', 'list-item', 'list-item']);
    const warning = tableWith([cell(p('WARNING') + p('Hot surface.'))]);
    expect(await docxLines(warning)).toEqual(['WARNING Hot surface.']);
  });
});
