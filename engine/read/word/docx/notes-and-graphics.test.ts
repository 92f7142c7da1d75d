import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { docxLines } from '../../../testing/docx-blocks.ts';
import {
  cell,
  inList,
  paragraph,
  paragraphWith,
  picture,
  run,
  tableWith,
  wordPart,
} from '../../../testing/docx-writer.ts';

const reference = (id: number, attributes = '') =>
  `<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:footnoteReference w:id="${id}"${attributes}/></w:r>`;
const note = (id: number, text: string) =>
  `<w:footnote w:id="${id}">${paragraphWith(`<w:r><w:footnoteRef/></w:r>${run(` ${text}`)}`)}</w:footnote>`;
const notes = wordPart(
  'footnotes',
  `<w:footnote w:type="separator" w:id="0">${paragraphWith('<w:r><w:separator/></w:r>')}</w:footnote>${note(1, 'Below 5 °C use 0.9 l.')}${note(2, 'Or VG 46.')}`,
);

describe('notes', () => {
  it('stand in brackets behind their sentence, and their marks are no digits', async () => {
    const body = paragraphWith(
      `${run('Use 1.2 l of VG 68')}${reference(1)}${run(' oil. Close it.')}${reference(2)}${run(' Start.')}`,
    );
    expect(await docxLines(body, notes)).toEqual([
      'Use 1.2 l of VG 68 oil. (Below 5 °C use 0.9 l.) Close it. (Or VG 46.) Start.',
    ]);
  });

  it('stand in cells and items, behind a heading, and once', async () => {
    const body = [
      paragraphWith(run('Oil') + reference(1), '<w:pStyle w:val="Heading1"/>'),
      paragraphWith(run('Fill it') + reference(2) + reference(2), inList(1)),
    ].join('');
    expect(await docxLines(body, notes)).toEqual(['Oil', 'Below 5 °C use 0.9 l.', '1. Fill it (Or VG 46.)']);
    const table = tableWith(
      [cell(paragraph('Oil')), cell(paragraphWith(run('1.2 l') + reference(1)))],
      [cell(paragraph('Fat')), cell(paragraph('2 g'))],
    );
    expect(await docxLines(table, notes)).toEqual(['Oil | 1.2 l (Below 5 °C use 0.9 l.)', 'Fat | 2 g']);
  });

  it('may be at the end of the document and have marks of their own', async () => {
    const endnotes = wordPart('endnotes', `<w:endnote w:id="1">${paragraph('See the label.')}</w:endnote>`);
    const custom = `<w:r><w:endnoteReference w:customMarkFollows="1" w:id="1"/><w:t>*</w:t></w:r>`;
    expect(await docxLines(paragraphWith(`${run('Use 68')}${custom}${run('.')}`), endnotes)).toEqual([
      'Use 68. (See the label.)',
    ]);
  });
});

const box = (content: string) => `<w:txbxContent>${content}</w:txbxContent>`;
const choice = (content: string, requires = 'wps') =>
  `<mc:Choice Requires="${requires}"><w:drawing><wp:anchor><a:graphic><a:graphicData><wps:wsp><wps:txbx>${content}</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice>`;
const fallback = (content: string) =>
  `<mc:Fallback><w:pict><v:shape><v:textbox>${content}</v:textbox></v:shape></w:pict></mc:Fallback>`;
const alternatives = (...branches: string[]) =>
  `<w:r><mc:AlternateContent>${branches.join('')}</mc:AlternateContent></w:r>`;

describe('text boxes', () => {
  const content = box(paragraph('WARNING') + paragraph('Remove the key.'));

  it.each([
    ['of the newer form', alternatives(choice(content))],
    ['of both forms', alternatives(choice(content), fallback(content))],
    ['of the older form', `<w:r><w:pict><v:shape><v:textbox>${content}</v:textbox></v:shape></w:pict></w:r>`],
    ['beside a form for other programs', alternatives(choice(content, 'future'), fallback(content))],
    ['with an empty newer form', alternatives('<mc:Choice Requires="wps"/>', fallback(content))],
  ])('are read once, behind the paragraph that holds them: %s', async (_, drawing) => {
    expect(await docxLines(paragraphWith(drawing + run('Fit it.')))).toEqual([
      'Fit it.',
      'WARNING',
      'Remove the key.',
    ]);
  });
});

describe('words of drawings', () => {
  const drawing = (content: string) =>
    `<w:r><w:drawing><wp:inline><a:graphic><a:graphicData>${content}</a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
  const drawn = (text: string) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`;

  it('of diagrams are read point by point, without those that place others', async () => {
    const schema = 'http://schemas.openxmlformats.org/drawingml/2006';
    const point = (text: string) => `<dgm:pt><dgm:t><a:bodyPr/>${text}</dgm:t></dgm:pt>`;
    const data = {
      name: 'word/diagrams/data1.xml',
      data: `<dgm:dataModel xmlns:dgm="${schema}/diagram" xmlns:a="${schema}/main"><dgm:ptLst>${point(drawn('Drain the tank'))}${point('')}${point(drawn('Rinse it for 4 minutes'))}</dgm:ptLst></dgm:dataModel>`,
    };
    const diagram = drawing(`<dgm:relIds xmlns:dgm="${schema}/diagram" r:dm="dgm1"/>`);
    expect(await docxLines(paragraphWith(run('Do this:') + diagram), data)).toEqual([
      'Do this:',
      'Drain the tank',
      'Rinse it for 4 minutes',
    ]);
  });

  it('of shapes and of artful letters are read', async () => {
    const shape = drawing(`<a:sp><a:txBody>${drawn('Press RESET')}${drawn('Wait 5 s')}</a:txBody></a:sp>`);
    const art = '<w:r><w:pict><v:shape><v:textpath string="HIGH VOLTAGE"/></v:shape></w:pict></w:r>';
    expect(await docxLines(paragraphWith(shape + art + run('Open.')))).toEqual([
      ...['Open.', 'Press RESET', 'Wait 5 s', 'HIGH VOLTAGE'],
    ]);
  });

  it('that are hidden are not', async () => {
    const text = box(paragraph('4471'));
    const hidden = `<wps:wsp><wps:cNvPr id="1" name="a" hidden="1"/><wps:txbx>${text}</wps:txbx></wps:wsp>`;
    const vml = `<w:r><w:pict><v:shape style="width:9pt;visibility:hidden"><v:textbox>${text}</v:textbox></v:shape></w:pict></w:r>`;
    expect(await docxLines(paragraphWith(drawing(hidden) + vml + run('Open.')))).toEqual(['Open.']);
  });
});

describe('pictures', () => {
  const png = async () => ({
    name: 'word/media/a.png',
    data: await sharp({ create: { width: 60, height: 60, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  });

  it('stand where they are set, and part no sentence', async () => {
    const body = [
      paragraphWith(picture('png') + run('Below it')),
      paragraphWith(`${run('Press ')}${picture('png')}${run(' twice.')}`),
    ].join('');
    expect(await docxLines(body, await png())).toEqual([
      '(picture)',
      'Below it',
      'Press twice.',
      '(picture)',
    ]);
  });

  it('in cells stand behind the table, or in the order of what the table frames', async () => {
    const pictured = cell(paragraphWith(picture('png')));
    const item = (text: string) => paragraphWith(run(text), inList(1));
    const rows = tableWith([pictured, cell(paragraph('Lid')), cell(paragraph('Red'))]);
    expect(await docxLines(rows, await png())).toEqual([' | Lid | Red', '(picture)']);
    const frame = tableWith([pictured, cell(item('Open it.'))], [pictured, cell(item('Close it.'))]);
    expect(await docxLines(frame, await png())).toEqual([
      '(picture)',
      '1. Open it.',
      '(picture)',
      '2. Close it.',
    ]);
  });

  it('beside the text of a warning leave it whole', async () => {
    const text = cell(paragraph('WARNING') + paragraph('Hot surface.') + paragraph('Let it cool.'));
    for (const sign of ['png', 'emf'] as const) {
      const frame = tableWith([cell(paragraphWith(picture(sign))), text]);
      const lines = await docxLines(frame, await png(), { name: 'word/media/b.emf', data: 'none' });
      expect(lines.slice(1)).toEqual(['WARNING Hot surface. Let it cool.']);
    }
  });

  it('that a browser cannot draw are named, unless they are small', async () => {
    const emf = { name: 'word/media/b.emf', data: 'none' };
    const body = [
      paragraphWith(picture('emf', { name: 'Wiring diagram' })),
      paragraphWith(run('Turn') + picture('emf', { points: 10 })),
    ].join('');
    expect(await docxLines(body, emf)).toEqual(['[Wiring diagram]', 'Turn']);
    const item = cell(paragraphWith(run('Open it.'), inList(1)));
    expect(await docxLines(tableWith([cell(paragraphWith(picture('emf'))), item]), emf)).toEqual([
      '[Picture 1]',
      '1. Open it.',
    ]);
  });

  it('that are missing or no pictures are left out', async () => {
    const text = { name: 'word/media/a.png', data: '<svg onload="alert(1)"/>' };
    expect(await docxLines(paragraphWith(picture('png') + picture('outside') + run('Text')), text)).toEqual([
      'Text',
    ]);
  });
});
