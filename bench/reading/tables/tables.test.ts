import { describe, expect, it } from 'vitest';
import { tablesOfHtml } from './gold-tables.ts';
import type { GridTable } from './grid-table.ts';
import { matchTables } from './match-tables.ts';
import { relationsOf } from './relations.ts';
import { compareTables } from './score.ts';

const codes: GridTable = {
  header: ['Code', 'Meaning', 'Remedy'],
  rows: [
    ['E-01', 'Tank empty', 'Fill the tank'],
    ['E-02', 'Tank missing', 'Push the tank down'],
    ['E-03', 'Pump too hot', 'Wait for 30 minutes'],
  ],
};
const other: GridTable = {
  header: [],
  rows: [
    ['Weight', '26.5 kg'],
    ['Noise', '54 dB'],
  ],
};

describe('adjacency relations', () => {
  it('go from each filled cell to the next filled one, over blank cells', () => {
    const table: GridTable = { header: ['a', '', 'b'], rows: [['c', '', '']] };
    expect([...relationsOf(table).keys()]).toEqual(['["right","A","B"]', '["below","A","C"]']);
  });

  it('do not see an inserted blank column, white space, case or the kind of a dash', () => {
    const spaced = codes.rows.map(([code = '', ...cells]) => [code.replace('-', ' – '), '', ...cells]);
    const { precision, recall } = compareTables(
      [codes],
      [{ header: ['CODE', '', 'Meaning', 'Remedy'], rows: spaced }],
    );
    expect([precision, recall]).toEqual([1, 1]);
  });
});

describe('the comparison of tables', () => {
  it('is perfect for the same tables, headers included', () => {
    expect(compareTables([codes, other], [codes, other])).toEqual({
      tables: 2,
      found: 2,
      headers: 1,
      headersFound: 1,
      strays: 0,
      precision: 1,
      recall: 1,
      f1: 1,
    });
  });

  it('takes a table over two pages for one, its header printed again', () => {
    const [first, second] = [codes.rows.slice(0, 1), codes.rows.slice(1)];
    const read = [first, second].map((rows) => ({ header: codes.header, rows }));
    expect(compareTables([codes], read)).toMatchObject({ found: 1, headersFound: 1, strays: 0, f1: 1 });
  });

  it('costs the relations of a merged cell in precision and recall', () => {
    const merged = [['E-01', 'Tank empty Fill the tank', ''], ...codes.rows.slice(1)];
    const { precision, recall, found } = compareTables([codes], [{ ...codes, rows: merged }]);
    // 17 relations; the two cells had 5 of them, the merged one has 3 of its own.
    expect(recall).toBeCloseTo(11 / 17);
    expect(precision).toBeLessThan(1);
    expect(found).toBe(1);
  });

  it('counts a table that the source does not have against precision', () => {
    const score = compareTables([codes], [codes, other]);
    expect(score).toMatchObject({ strays: 1, recall: 1 });
    expect(score.precision).toBeCloseTo(17 / 21);
  });

  it('finds nothing where nothing was read, and a header read as a row is none', () => {
    expect(compareTables([codes], [])).toMatchObject({ found: 0, headersFound: 0, recall: 0, f1: 0 });
    const headless = { header: [], rows: [codes.header, ...codes.rows] };
    expect(compareTables([codes], [headless])).toMatchObject({ headersFound: 0, f1: 1 });
  });

  it('tells tables that say the same apart by their order', () => {
    const { matched, strays } = matchTables([codes, codes], [codes, codes]);
    expect(matched.map(({ read }) => read)).toEqual([codes, codes]);
    expect(strays).toEqual([]);
  });
});

describe('tables of an HTML document', () => {
  it('have their header, entities resolved, blank places after a wide cell', () => {
    const html = `<table><caption>Codes</caption><thead><tr><th>Code</th><th>Text</th><th>Unit</th></tr></thead>
      <tbody><tr><td colspan="2"><p>5 &lt; 6</p><p>on</p></td><td>V</td></tr></tbody></table>`;
    expect(tablesOfHtml(html)).toEqual([{ header: ['Code', 'Text', 'Unit'], rows: [['5 < 6 on', '', 'V']] }]);
  });

  it('leave out frames around one text and keep a table in a cell as its text', () => {
    const frame = '<table><tr><td class="icon"></td><td>Beware.</td></tr></table>';
    const nested = '<table><tr><td>a</td><td><table><tr><td>b</td><td>c</td></tr></table></td></tr></table>';
    expect(tablesOfHtml(frame + nested)).toEqual([{ header: [], rows: [['a', 'b c']] }]);
  });
});
