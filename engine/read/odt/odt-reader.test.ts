import { describe, expect, it } from 'vitest';
import { archiveAttacks, attacked } from '../../testing/hostile-archives.ts';
import { odtEntries, odtStyle, writeOdt } from '../../testing/odt-writer.ts';
import { readFileBlocks, readFileLines } from '../../testing/read-blocks.ts';
import { smallPng } from '../../testing/small-png.ts';
import { writeZip } from '../../testing/zip-writer.ts';

const h = (level: number, text: string) => `<text:h text:outline-level="${level}">${text}</text:h>`;
const p = (text: string, more = '') => `<text:p ${more}>${text}</text:p>`;
const item = (text: string, more = '') => `<text:list-item ${more}>${text}</text:list-item>`;
const numbered = `<text:list-style style:name="L1">
  <text:list-level-style-number text:level="1" style:num-format="1" style:num-suffix=")"/>
  <text:list-level-style-number text:level="2" style:num-format="a" style:num-suffix="." text:display-levels="2"/>
</text:list-style>`;
const list = (items: string, more = '') => `<text:list text:style-name="L1" ${more}>${items}</text:list>`;
const lines = (...odt: Parameters<typeof writeOdt>) => readFileLines(writeOdt(...odt));

describe('an OpenDocument text', () => {
  it('is its headings, numbered as they are, and paragraphs, without its list of contents', async () => {
    const styles = `<text:outline-style><text:outline-level-style text:level="1" style:num-format="1"/>
      <text:outline-level-style text:level="2" style:num-format="1" text:display-levels="2"/></text:outline-style>`;
    const contents = `<text:table-of-content><text:index-body>${p('Care 1')}</text:index-body></text:table-of-content>`;
    const text = `${p('Pump P7', 'text:style-name="Title"')}${contents}${h(1, 'Care')}${h(2, 'Filter')}${p('Rinse<text:s text:c="2"/>it<text:tab/>well.<text:line-break/>Often.')}${h(1, 'Faults')}`;
    const bytes = writeOdt(text, { styles });
    expect(await readFileLines(bytes)).toEqual([
      ...['# Pump P7', '# 1 Care', '## 1.1 Filter', 'Rinse it well. Often.', '# 2 Faults'],
    ]);
    expect((await readFileBlocks(bytes)).document).toMatchObject({
      ...{ format: 'odt', paged: false, title: 'Pump P7' },
    });
  });

  it('numbers its lists as they say, over interruptions too', async () => {
    const inner = `<text:list>${item(p('Turn.'))}${item(p('Lift.'))}</text:list>`;
    const text =
      list(item(p('Switch off.')) + item(p('Open.') + inner)) +
      p('Wait.') +
      list(item(p('Close.')), 'text:continue-numbering="true"') +
      list(item(p('New.'), 'text:start-value="7"'));
    expect(await lines(text, { automatic: numbered })).toEqual([
      ...['1) Switch off.', '2) Open.', '2.a. Turn.', '2.b. Lift.', 'Wait.', '3) Close.', '7) New.'],
    ]);
  });

  it('marks items without numbers by bullets, and counts none that only holds a list', async () => {
    const text = list(item(`<text:list>${item(p('In'))}</text:list>`) + item(p('One')));
    expect(await lines(text, { automatic: numbered })).toEqual(['1.a. In', '2) One']);
    expect(await lines(`<text:list>${item(p('a'))}</text:list>`)).toEqual(['• a']);
  });

  it('has tables with headers and cells over several', async () => {
    const cell = (text: string, more = '') => `<table:table-cell ${more}>${p(text)}</table:table-cell>`;
    const row = (cells: string) => `<table:table-row>${cells}</table:table-row>`;
    const table = `<table:table><table:table-column/><table:table-header-rows>${row(cell('Code') + cell('Meaning'))}</table:table-header-rows>
      ${row(cell('E1', 'table:number-rows-spanned="2"') + cell('Low'))}${row(`<table:covered-table-cell/>${cell('High')}`)}</table:table>`;
    expect(await lines(table)).toEqual(['Code | Meaning', 'E1 | Low', 'E1 | High']);
  });

  it('is of tables that hold tables, whose rows are apart too, and of lists that go on', async () => {
    const cell = (content: string) => `<table:table-cell>${content}</table:table-cell>`;
    const row = (...cells: string[]) => `<table:table-row>${cells.map(cell).join('')}</table:table-row>`;
    const inner = `<table:table>${row(p('Small'), p('1200 rpm'))}</table:table>`;
    const table = `<table:table>${row(p('Belt'), p('Setting'))}${row(p('A'), p('Loosen it.') + inner + p('Tighten it.'))}</table:table>`;
    expect(await lines(table)).toEqual([
      ...['Belt | Setting', 'A | Loosen it. Small 1200 rpm Tighten it.', 'Small | 1200 rpm'],
    ]);
    const { blocks } = await readFileBlocks(
      writeOdt(
        `${list(item(p('Open.')))}${p('Wait.')}${list(item(p('Close.')), 'text:continue-numbering="true"')}${list(item(p('Else.')))}`,
        { automatic: numbered },
      ),
    );
    const items = blocks.flatMap((block) => (block.kind === 'list-item' ? [[block.list, block.count]] : []));
    expect(items).toEqual([
      ['c1', 1],
      ['c1', 2],
      ['c2', 1],
    ]);
  });

  it('has headings by their style, also where a paragraph has it', async () => {
    const automatic = odtStyle('P9', '', 'style:family="paragraph" style:parent-style-name="Heading_20_2"');
    expect(
      await lines(p('Care', 'text:style-name="Heading_20_1"') + p('Filter', 'text:style-name="P9"'), {
        automatic,
      }),
    ).toEqual(['# Care', '## Filter']);
  });

  it('has its formulas in its sentences, and not their pictures', async () => {
    const frame = `<draw:frame><draw:object xlink:href="./Object 1"/><draw:image xlink:href="./ObjectReplacements/Object 1"/></draw:frame>`;
    const data = `<?xml version="1.0"?><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>p</mi><mo>=</mo><mfrac><mi>F</mi><mi>A</mi></mfrac></mrow><annotation>p={F} over {A}</annotation></semantics></math>`;
    const extra = [{ name: 'Object 1/content.xml', data }];
    expect(await lines(p(`It is ${frame} or less.`), { extra })).toEqual(['It is p = F/A or less.']);
    expect(await lines(p(`It is ${frame} or less.`))).toEqual(['It is', 'or less.']);
  });

  it('leaves out what was deleted, hidden, struck out or remarked', async () => {
    const automatic =
      odtStyle('T1', 'text:display="none"') +
      odtStyle('T2', 'style:text-line-through-style="solid"') +
      odtStyle('T3', 'fo:color="#000000"', 'style:family="text" style:parent-style-name="T1"');
    const deleted = `<text:tracked-changes><text:changed-region><text:deletion>${p('Old')}</text:deletion></text:changed-region></text:tracked-changes>`;
    const span = (style: string, text: string) => `<text:span text:style-name="${style}">${text}</text:span>`;
    const text =
      deleted +
      p(
        `Use <text:change text:change-id="c"/>${span('T1', 'secret')}${span('T3', 'too')}${span('T2', '40')} 48 Nm.<office:annotation>${p('why?')}</office:annotation>`,
      ) +
      p(`Gone<text:hidden-paragraph text:is-hidden="true"/>`) +
      `<text:section text:display="none">${p('Inner')}</text:section>` +
      p('<text:hidden-text>x</text:hidden-text>Seen.');
    expect(await lines(text, { automatic })).toEqual(['Use 48 Nm.', 'Seen.']);
  });

  it('says notes where they are marked, and powers as such', async () => {
    const note = `<text:note><text:note-citation>1</text:note-citation><text:note-body>${p('ISO VG 68.')}</text:note-body></text:note>`;
    const automatic = odtStyle('S', 'style:text-position="super 58%"');
    const text =
      h(1, `Oil${note}`) + p(`Take oil${note} of 10<text:span text:style-name="S">6</text:span> Pa.`);
    expect(await lines(text, { automatic })).toEqual([
      ...['# Oil', 'ISO VG 68.', 'Take oil (ISO VG 68.) of 10⁶ Pa.'],
    ]);
  });

  it('shows its pictures and what stands in text boxes, and calls no address', async () => {
    const image = (href: string) => `<draw:frame><draw:image xlink:href="${href}"/></draw:frame>`;
    const box = `<draw:frame><draw:text-box>${p('Chuck key')}</draw:text-box></draw:frame>`;
    const text =
      p(image('Pictures/a.png')) +
      p(image('http://127.0.0.1:9/a.png')) +
      p(image('../../etc/passwd')) +
      p(box);
    const { blocks } = await readFileBlocks(
      writeOdt(text, { extra: [{ name: 'Pictures/a.png', data: await smallPng() }] }),
    );
    expect(blocks.map(({ kind, text: said }) => [kind, said])).toEqual([
      ['figure', ''],
      ['paragraph', 'Chuck key'],
    ]);
  });

  it('is refused with a password', async () => {
    const manifest = {
      name: 'META-INF/manifest.xml',
      data: '<manifest:encryption-data manifest:checksum="x"/>',
    };
    const bytes = writeZip(attacked(odtEntries(p('a')), [manifest]));
    await expect(readFileBlocks(bytes)).rejects.toMatchObject({ reason: 'encrypted' });
  });
});

describe('a hostile OpenDocument text', () => {
  it.each(archiveAttacks('content.xml'))('comes to an end with $what', async ({ entries, reasons }) => {
    const reason = await readFileBlocks(writeZip(attacked(odtEntries(p('a')), entries()))).then(
      () => '',
      (error: { reason?: string }) => error.reason,
    );
    expect(reasons).toContain(reason);
  });

  it('has bounds on what it asks for in numbers', async () => {
    const text =
      p(`a<text:s text:c="999999999"/>b`) +
      list(item(p('x'), 'text:start-value="99999999999999"')) +
      `<table:table><table:table-row>${`<table:table-cell table:number-columns-spanned="99999999" table:number-rows-spanned="99999999">${p('c')}</table:table-cell>`.repeat(2)}</table:table-row></table:table>`;
    expect((await lines(text, { automatic: numbered })).slice(0, 2)).toEqual(['a b', '1) x']);
  });

  it('ends where styles follow each other in a ring, and has no entities of its own', async () => {
    const ring =
      odtStyle('A', '', 'style:family="text" style:parent-style-name="B"') +
      odtStyle('B', '', 'style:family="text" style:parent-style-name="A"');
    const text = p('<text:span text:style-name="A">a &x; b</text:span>');
    expect(await lines(text, { automatic: ring })).toEqual(['a &x; b']);
  });
});
