import { expect, it } from 'vitest';
import { type PdfPage, writePdf } from '../../testing/pdf-writer.ts';
import { withFile } from '../../testing/temporary-file.ts';
import { readPageLabels } from './page-labels.ts';
import { openPdfium } from './pdfium.ts';

const LABELS = '/PageLabels << /Nums [0 << /S /r >> 2 << /S /D >> 4 << /S /D /P (A-) >>] >>';

async function labelsOf(count: number, labels: string): Promise<string[] | undefined> {
  const pages = Array.from({ length: count }, (): PdfPage => ({ texts: [] }));
  const bytes = writePdf(pages).toString('latin1').replace('/Type /Catalog', `/Type /Catalog ${labels}`);
  return withFile(
    Buffer.from(bytes, 'latin1'),
    async (path) => {
      const document = await openPdfium(path);
      try {
        return readPageLabels(document);
      } finally {
        document.close();
      }
    },
    'manual.pdf',
  );
}

it('reads what the file calls its pages, in letters and numbers', async () => {
  expect(await labelsOf(5, LABELS)).toEqual(['i', 'ii', '1', '2', 'A-1']);
});

it('says nothing of a file that names no pages', async () => {
  expect(await labelsOf(2, '')).toBeUndefined();
});
