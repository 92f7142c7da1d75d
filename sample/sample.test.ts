import { existsSync, readFileSync, statSync } from 'node:fs';
import { inflateRawSync, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { demoCompany, demoCustomers, demoOwner, demoProducts } from './demo.ts';
import { demoConversations } from './demo-conversations.ts';
import { demoCorrections } from './demo-corrections.ts';
import { numberManual, resolveReferences } from './maker/numbering.ts';
import { zip } from './maker/zip.ts';
import { errorPhotos } from './photos.ts';
import type { ManualBlock } from './source/blocks.ts';
import { drawings } from './source/drawings/catalogue.ts';
import { errorCodes } from './source/error-codes.ts';
import { chapters } from './source/manual.ts';

const urlOf = (name: string): URL => new URL(`./${name}`, import.meta.url);

/** The bytes of one member of a ZIP archive, found through its central directory. */
function unzipMember(archive: Buffer, name: string): string {
  for (let at = archive.indexOf('PK\x01\x02'); at >= 0; at = archive.indexOf('PK\x01\x02', at + 4)) {
    const nameLength = archive.readUInt16LE(at + 28);
    if (archive.toString('utf8', at + 46, at + 46 + nameLength) !== name) continue;
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    return inflateRawSync(archive.subarray(start, start + archive.readUInt32LE(at + 20))).toString('utf8');
  }
  throw new Error(`The archive has no ${name}.`);
}

/** A PDF's objects as text: the file itself and every stream that inflates. */
function pdfObjects(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/stream\r?\n/g)].map((match) => {
    const start = match.index + match[0].length;
    try {
      return inflateSync(pdf.subarray(start, text.indexOf('endstream', start))).toString('latin1');
    } catch {
      return '';
    }
  });
  return [text, ...streams].join('\n');
}

const allBlocks = (): ManualBlock[] =>
  chapters.flatMap((chapter) => [
    ...chapter.blocks,
    ...chapter.sections.flatMap((section) => section.blocks),
  ]);

describe('the manual as data', () => {
  it('refers only to sections, figures and tables that exist', () => {
    const numbering = numberManual(chapters);
    expect(() => resolveReferences(JSON.stringify(chapters), numbering)).not.toThrow();
    expect(() => resolveReferences('{sec:nowhere}', numbering)).toThrow('unknown sec "nowhere"');
  });

  it('draws every figure, names each in the text, and keeps one number for each', () => {
    const figures = allBlocks().filter((block) => block.kind === 'figure');
    const text = JSON.stringify(chapters);
    expect(figures.map((figure) => figure.id).sort()).toEqual(Object.keys(drawings).sort());
    expect(numberManual(chapters).figures.size).toBe(figures.length);
    for (const { id } of figures) expect(text).toContain(`{fig:${id}}`);
  });

  it('has unique error codes in order from E-01 and table rows as wide as their headers', () => {
    expect(errorCodes.length).toBeGreaterThanOrEqual(20);
    expect(errorCodes.map((entry) => entry.code)).toEqual(
      errorCodes.map((_, index) => `E-${String(index + 1).padStart(2, '0')}`),
    );
    for (const block of allBlocks().filter((candidate) => candidate.kind === 'table')) {
      for (const row of block.rows) expect(row).toHaveLength(block.columns.length);
      expect(block.columns.reduce((sum, column) => sum + column.width, 0)).toBe(100);
    }
  });
});

describe('the built files', () => {
  it('has a tagged PDF of 22 to 28 pages with bookmarks, at most 1.5 MB', () => {
    const pdf = readFileSync(urlOf('manual.pdf'));
    const objects = pdfObjects(pdf);
    const pages = objects.match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pages.length).toBeGreaterThanOrEqual(22);
    expect(pages.length).toBeLessThanOrEqual(28);
    expect(objects).toContain('/Outlines');
    expect(objects).toContain('/StructTreeRoot');
    expect(pdf.length).toBeLessThanOrEqual(1.5 * 1024 * 1024);
  });

  it('has every error code, chapter and section of the source in the DOCX, as real headings and table headers', () => {
    const document = unzipMember(readFileSync(urlOf('manual.docx')), 'word/document.xml');
    const text = document.replace(/<[^>]+>/g, '').replaceAll('&amp;', '&');
    for (const { code, meaning } of errorCodes) expect(text).toContain(`${code}${meaning}`);
    for (const chapter of chapters) {
      expect(text).toContain(chapter.title);
      for (const section of chapter.sections) expect(text).toContain(section.title);
    }
    expect(document.match(/w:val="Heading1"/g)).toHaveLength(chapters.length);
    expect(document.match(/<w:tblHeader\/>/g)).toHaveLength(numberManual(chapters).tables.size);
    expect(document.match(/<a:blip /g)).toHaveLength(Object.keys(drawings).length + 1);
  });

  it('has a Word 97 file that holds every error code', () => {
    const doc = readFileSync(urlOf('manual.doc'));
    expect(doc.subarray(0, 8).toString('hex')).toBe('d0cf11e0a1b11ae1');
    const [narrow, wide] = [doc.toString('latin1'), doc.toString('utf16le')];
    const shifted = doc.subarray(1).toString('utf16le');
    for (const { code } of errorCodes) {
      expect(
        [narrow, wide, shifted].some((text) => text.includes(code)),
        code,
      ).toBe(true);
    }
  });

  it('packs a file so that it comes out again byte for byte', () => {
    const bytes = Buffer.from('steam at 126 °C '.repeat(200));
    expect(
      unzipMember(
        zip([
          { name: 'a/b.txt', bytes: Buffer.from('x') },
          { name: 'c.txt', bytes },
        ]),
        'c.txt',
      ),
    ).toBe(bytes.toString('utf8'));
  });
});

describe('the error photos', () => {
  it('are JPEG files of at most 300 KB whose texts are resolved', () => {
    expect(errorPhotos.length).toBeGreaterThanOrEqual(6);
    for (const photo of errorPhotos) {
      const file = urlOf(`photos/${photo.file}`);
      expect(readFileSync(file).subarray(0, 3).toString('hex')).toBe('ffd8ff');
      expect(statSync(file).size).toBeLessThanOrEqual(300 * 1024);
      for (const words of [photo.errorTitle, photo.errorDescription, photo.solution])
        expect(words).toMatch(/^[^{}]{3,}$/);
    }
  });
});

describe('the demo company', () => {
  it('answers itself about products that it has', () => {
    for (const { product, question, answer } of demoCorrections) {
      expect(demoProducts[product]).toBeDefined();
      expect(question.endsWith('?')).toBe(true);
      expect(answer).not.toBe('');
    }
  });

  it('uses reserved domains only and manuals that exist', () => {
    const addresses = [
      demoCompany.website,
      demoCompany.email,
      demoOwner.email,
      ...demoCustomers.map((customer) => customer.email),
      ...demoProducts.flatMap((product) => product.videos.map((video) => video.link)),
    ];
    for (const address of addresses) expect(address).toMatch(/(\.example|[.@]example\.(com|net|org))(\/|$)/);
    for (const product of demoProducts) expect(existsSync(urlOf(product.manualFile))).toBe(true);
    expect(new Set(demoCustomers.map((customer) => customer.email)).size).toBe(demoCustomers.length);
  });

  it('asks at least 80 questions over a month, oldest first, by known customers about known products', () => {
    const questions = demoConversations.flatMap((conversation) => conversation.turns);
    expect(questions.length).toBeGreaterThanOrEqual(80);
    for (const [index, conversation] of demoConversations.entries()) {
      expect(demoCustomers[conversation.customer]).toBeDefined();
      expect(demoProducts[conversation.product]).toBeDefined();
      expect(conversation.daysAgo).toBeLessThanOrEqual(demoConversations[index - 1]?.daysAgo ?? 30);
      expect(conversation.daysAgo).toBeGreaterThanOrEqual(0);
      expect(conversation.hour).toBeGreaterThanOrEqual(0);
      expect(conversation.hour).toBeLessThanOrEqual(23);
      expect(conversation.turns.every((turn) => turn.question.trim() !== '')).toBe(true);
    }
    expect(questions.some((turn) => turn.works === true)).toBe(true);
    expect(questions.some((turn) => turn.works === false)).toBe(true);
  });

  it('stays within the 15 questions that a chatbot allows', () => {
    const counts = new Map<string, number>();
    for (const { customer, product, turns } of demoConversations) {
      const chatbot = `${customer}/${product}`;
      counts.set(chatbot, (counts.get(chatbot) ?? 0) + turns.length);
    }
    for (const [chatbot, count] of counts) expect(count, chatbot).toBeLessThanOrEqual(15);
  });
});
