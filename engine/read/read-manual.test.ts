import { describe, expect, it } from 'vitest';
import { findProgram } from '../runtime/find-program.ts';
import { collectEvents, failureOf, finalText, readBytes } from '../testing/collect-events.ts';
import { paragraph, table, writeDocx } from '../testing/docx-writer.ts';
import { textLines, writePdf } from '../testing/pdf-writer.ts';
import { withFile } from '../testing/temporary-file.ts';
import { collectManual } from './collect-manual.ts';
import { readManual } from './read-manual.ts';

/** A manual of `pages` pages, each with a heading and a sentence that names the page. */
function manualPdf(pages: number): Buffer {
  return writePdf(
    Array.from({ length: pages }, (_, index) => ({
      texts: [
        { text: `Chapter ${index + 1} Pumps`, x: 70, y: 100, size: 18, font: 'bold' as const },
        ...textLines([`The pump on page ${index + 1} must be primed before it is started.`], 140),
      ],
    })),
    [{ title: 'Chapter 1 Pumps', page: 1 }],
  );
}

describe('readManual', () => {
  it('reads a PDF in batches, with provisional passages, and ends with the whole manual', async () => {
    const events = await readBytes(manualPdf(25));
    expect(events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['opened', 'batch', 'batch', 'manual', 'done']),
    );
    expect(events[0]).toMatchObject({
      type: 'opened',
      document: { format: 'pdf', pages: 25, title: 'Test manual' },
    });
    const batches = events.filter((event) => event.type === 'batch');
    expect(batches.map(({ from, to }) => [from, to])).toEqual([
      [1, 20],
      [21, 25],
    ]);
    expect(batches[0]?.passages.length).toBeGreaterThan(0);
    expect(finalText(events)).toContain('The pump on page 25 must be primed before it is started.');
    expect(events.at(-1)?.type).toBe('done');
  });

  it('understands the first forty pages at once and the others with the whole', async () => {
    const events = await readBytes(manualPdf(45));
    const batches = events.filter((event) => event.type === 'batch');
    expect(batches.map(({ passages }) => passages.length > 0)).toEqual([true, true, false]);
    expect(finalText(events)).toContain('The pump on page 45 must be primed before it is started.');
  });

  it('starts behind the stored pages and still understands the whole document', async () => {
    await withFile(manualPdf(45), async (path) => {
      const first = await collectEvents(readManual(path));
      const stored = first.flatMap((event) => (event.type === 'batch' && event.to <= 20 ? event.blocks : []));
      const second = await collectEvents(readManual(path, { resume: stored }));
      expect(second.flatMap((event) => (event.type === 'batch' ? [event.from] : []))).toEqual([21, 41]);
      expect(finalText(second)).toBe(finalText(first));
    });
  });

  it('tells headings by the whole document, however small the batches are and wherever it goes on', async () => {
    // The first pages are set larger than the others, whose headings are smaller than that.
    const sentence = 'Only people who have been told how may work on the pump, and nobody else.';
    const pages = Array.from({ length: 16 }, (_, index) => ({
      texts: [
        { text: `3.${index + 1} Using the pump`, x: 70, y: 100, size: 11, font: 'bold' as const },
        ...textLines(Array(index < 4 ? 8 : 20).fill(sentence), 140, { size: index < 4 ? 13 : 9.5 }),
      ],
    }));
    const headingsOf = async (path: string, options: Parameters<typeof readManual>[1]) => {
      const read = await collectManual(readManual(path, options));
      return read.ok ? read.manual.sections.map(({ heading }) => heading) : read.message;
    };
    await withFile(writePdf(pages), async (path) => {
      const whole = await headingsOf(path, {});
      expect(whole).toContain('3.16 Using the pump');
      expect(await headingsOf(path, { batchPages: 4 })).toEqual(whole);
    });
  });

  it('blames no file for stored pages that cannot be had', async () => {
    const next = () => Promise.reject(new Error('The database stopped.'));
    const resume = { [Symbol.asyncIterator]: () => ({ next }) };
    await withFile(manualPdf(1), async (path) => {
      await expect(collectEvents(readManual(path, { resume }))).rejects.toThrow('The database stopped.');
    });
  });

  it('reads a DOCX by its styles, lists and tables, without pages', async () => {
    const body = [
      paragraph('Pump 300', { style: 'Title' }),
      paragraph('Starting', { style: 'Heading1' }),
      paragraph('Proceed as follows:'),
      paragraph('Open the valve.', { list: 1 }),
      paragraph('Press START.', { list: 1 }),
      paragraph('Data', { style: 'Heading1' }),
      table([
        ['Part', 'Torque'],
        ['M4', '3 Nm'],
      ]),
    ].join('');
    const result = await withFile(writeDocx(body), (path) => collectManual(readManual(path)));
    if (!result.ok) throw new Error(result.message);
    const { title, sections, passages } = result.manual;
    expect(title).toBe('Pump 300');
    expect(sections.map(({ heading }) => heading)).toEqual(['Pump 300', 'Starting', 'Data']);
    expect(passages.find(({ kind }) => kind === 'steps')?.steps.map(({ marker }) => marker)).toEqual([
      '1.',
      '2.',
    ]);
    expect(passages.find(({ kind }) => kind === 'table')?.table?.rows[0]?.cells).toEqual(['M4', '3 Nm']);
    expect(passages.every(({ page }) => page === null)).toBe(true);
  });

  it('says why a file is none', async () => {
    expect(failureOf(await readBytes(''))).toBe('empty');
    expect(failureOf(await readBytes('\u0000\u0001\u0002'))).toBe('wrong-type');
    expect(failureOf(await readBytes('%PDF-1.4\n'))).toBe('damaged');
    expect(failureOf(await readBytes(writePdf([{ texts: [] }])))).toBe('empty');
  });

  it('opens what is left of a truncated PDF or calls it damaged, and goes on living', async () => {
    const whole = manualPdf(5);
    const reason = failureOf(await readBytes(whole.subarray(0, whole.length / 2)));
    expect(['damaged', 'empty', null]).toContain(reason);
  });

  it('asks for the password to be removed', async () => {
    expect(failureOf(await readBytes(encryptedPdf()))).toBe('encrypted');
  });

  it('refuses a file with more pages than allowed', async () => {
    expect(failureOf(await readBytes(manualPdf(6), { maxPages: 5 }))).toBe('too-many-pages');
  });

  it.runIf(findProgram('tesseract') !== null)(
    'stops in front of pages that are pictures where recognising them is put off, and goes on from there',
    async () => {
      const picture = { width: 40, height: 56, pixels: Buffer.alloc(40 * 56, 0x80) };
      const text = { texts: textLines(['Press the red button to stop the machine.'], 100) };
      const pdf = writePdf([text, text, { texts: [], picture }, text]);
      const stopped = await readBytes(pdf, { ocr: 'later', batchPages: 2 });
      expect(stopped.map(({ type }) => type)).toEqual(['opened', 'batch', 'recognition-needed']);
      const batch = stopped.find((event) => event.type === 'batch');
      const resumed = await readBytes(pdf, { resume: batch?.blocks ?? [], batchPages: 2 });
      expect(resumed.filter(({ type }) => type === 'batch')).toMatchObject([{ from: 3, to: 4 }]);
      expect(resumed.at(-1)?.type).toBe('done');
    },
  );

  it('reports a scanned PDF as such where nothing recognises text', async () => {
    const picture = { width: 40, height: 56, pixels: Buffer.alloc(40 * 56, 0x80) };
    const events = await readBytes(writePdf([{ texts: [], picture }]), { ocr: false });
    expect(events.find((event) => event.type === 'batch')?.pages[0]?.textSource).toBe('none');
    expect(failureOf(events)).toBe('scanned');
  });
});

/** A PDF whose encryption dictionary names a password nobody has. */
function encryptedPdf(): Buffer {
  const secret = 'A'.repeat(64);
  const text = manualPdf(1)
    .toString('latin1')
    .replace(
      /trailer\n<< /,
      `trailer\n<< /ID [<00><00>] /Encrypt << /Filter /Standard /V 1 /R 2 /O <${secret}> /U <${secret}> /P -4 >> `,
    );
  return Buffer.from(text, 'latin1');
}
