import { describe, expect, it } from 'vitest';
import { archiveAttacks, attacked } from '../../testing/hostile-archives.ts';
import { para, pptxEntries, shape, writePptx } from '../../testing/pptx-writer.ts';
import { readFileBlocks, readFileLines } from '../../testing/read-blocks.ts';
import { smallPng } from '../../testing/small-png.ts';
import { writeZip } from '../../testing/zip-writer.ts';

const title = shape(para('Cleaning'), 'title');
const number = (type: string) => `<a:buAutoNum type="${type}"/>`;

describe('a presentation', () => {
  it('is its slides as pages, hidden ones without text and its notes left out', async () => {
    const notes = { name: 'ppt/notesSlides/notesSlide1.xml', data: `<p:notes>${para('Say this')}</p:notes>` };
    const bytes = writePptx(
      [
        { shapes: shape(para('Pump P7'), 'ctrTitle') },
        { shapes: title, slide: 'show="0"' },
        { shapes: shape(para('Rinse it.')) + title },
      ],
      [notes],
    );
    const { document, pages } = await readFileBlocks(bytes);
    expect(document).toMatchObject({ format: 'pptx', paged: true, pages: 3, title: 'Pump P7' });
    expect(pages.map(({ page, blocks }) => [page, ...blocks.map(({ text }) => text)])).toEqual([
      [1, 'Pump P7'],
      [2],
      [3, 'Cleaning', 'Rinse it.'],
    ]);
  });

  it('has items, counted where they are, in the main text of a slide', async () => {
    const body = shape(
      para('Switch off', number('arabicPeriod')) +
        para('Left', number('alphaLcParenR'), 'lvl="1"') +
        para('Right', number('alphaLcParenR'), 'lvl="1"') +
        para('Open', number('arabicPeriod')),
      'body',
    );
    const plain = shape(para('First') + para('Second') + para('No item', '<a:buNone/>'), '');
    expect(await readFileLines(writePptx([{ shapes: body + plain }]))).toEqual([
      ...['1. Switch off', 'a) Left', 'b) Right', '2. Open', '• First', '• Second', 'No item'],
    ]);
  });

  it('has tables, diagrams and pictures', async () => {
    const cell = (text: string, more = '') => `<a:tc ${more}><a:txBody>${para(text)}</a:txBody></a:tc>`;
    const table = `<p:graphicFrame><a:tbl><a:tblPr firstRow="1"/><a:tr>${cell('Code')}${cell('Meaning')}</a:tr>
      <a:tr>${cell('E1', 'rowSpan="2"')}${cell('Low')}</a:tr><a:tr>${cell('', 'vMerge="1"')}${cell('High')}</a:tr></a:tbl></p:graphicFrame>`;
    const diagram = '<p:graphicFrame><dgm:relIds r:dm="rId2"/></p:graphicFrame>';
    const picture = (id: string) => `<p:pic><p:blipFill><a:blip r:embed="${id}"/></p:blipFill></p:pic>`;
    const relations = { rId1: '../media/a.png', rId2: '../diagrams/data1.xml', rId3: '../../../etc/passwd' };
    const { blocks } = await readFileBlocks(
      writePptx(
        [{ shapes: table + diagram + picture('rId1') + picture('rId3'), relations }],
        [
          { name: 'ppt/media/a.png', data: await smallPng() },
          {
            name: 'ppt/diagrams/data1.xml',
            data: `<dgm:pt><dgm:t>${para('Fill')}</dgm:t></dgm:pt><dgm:pt type="pres"><dgm:t>${para('x')}</dgm:t></dgm:pt>`,
          },
        ],
      ),
    );
    expect(blocks.map(({ kind, text }) => [kind, text])).toEqual([
      ['table', expect.stringContaining('High')],
      ['list-item', 'Fill'],
      ['figure', ''],
    ]);
  });

  it('leaves out what is the same on all slides, hidden or struck out, and keeps powers', async () => {
    const runs =
      '<a:p><a:r><a:rPr strike="sngStrike"/><a:t>40</a:t></a:r><a:r><a:t>10</a:t></a:r><a:r><a:rPr baseline="30000"/><a:t>6</a:t></a:r><a:r><a:t> Pa</a:t></a:r></a:p>';
    const shapes =
      shape(para('ACME'), 'ftr') +
      shape(para('3'), 'sldNum') +
      shape(para('No'), null, 'hidden="1"') +
      shape(runs);
    expect(await readFileLines(writePptx([{ shapes }]))).toEqual(['10⁶ Pa']);
  });

  it('reads shapes from top to bottom where all have their places', async () => {
    const at = (y: number, text: string) =>
      shape(para(text)).replace(
        '<p:txBody>',
        `<p:spPr><a:xfrm><a:off x="0" y="${y}"/></a:xfrm></p:spPr><p:txBody>`,
      );
    expect(await readFileLines(writePptx([{ shapes: at(900, 'b') + at(10, 'a') }]))).toEqual(['a', 'b']);
  });
});

describe('a hostile presentation', () => {
  it.each(archiveAttacks('ppt/presentation.xml'))(
    'comes to an end with $what',
    async ({ entries, reasons }) => {
      const reason = await readFileBlocks(
        writeZip(attacked(pptxEntries([{ shapes: title }]), entries())),
      ).then(
        () => '',
        (error: { reason?: string }) => error.reason,
      );
      expect(reasons).toContain(reason);
    },
  );

  it('is refused with more slides than a manual has pages', async () => {
    const many = `<p:sldIdLst>${'<p:sldId r:id="rId1"/>'.repeat(5001)}</p:sldIdLst>`;
    const bytes = writeZip(
      attacked(pptxEntries([{ shapes: title }]), [{ name: 'ppt/presentation.xml', data: many }]),
    );
    await expect(readFileBlocks(bytes)).rejects.toMatchObject({ reason: 'too-many-pages' });
  });
});
