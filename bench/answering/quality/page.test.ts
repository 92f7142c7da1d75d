import { describe, expect, it } from 'vitest';
import { writePage } from './page.ts';

const measured = {
  figures: {
    sealed: { recall1: 0.625, recall5: null, mrr: 0.7012, citedFirst: 0.5, medianWords: 61.4 },
    'sealed, plain BM25': { recall1: 0.4 },
  },
  asked: { sealed: { manuals: 8, questions: 122 } },
  leftOut: [],
  scanModels: ['deu', 'eng'],
};

describe('writePage', () => {
  it('shows shares in per cent, other figures as they are, and a dash for what was not asked', () => {
    const page = writePage(measured, '2026-11-26');
    expect(page).toContain('Measured on 2026-11-26. sealed: 8 manuals, 122 questions.');
    expect(page).toContain('| **sealed, Manualist** | 62.5 | – | 0.701 | – | – |');
    expect(page).toContain('| sealed, plain BM25 | 40.0 | – | – | – | – |');
    expect(page).toContain('| words of an answer, median | 61 |');
    expect(page).not.toContain('dev, Manualist');
  });

  it('names the scans that could not be read', () => {
    expect(writePage({ ...measured, leftOut: ['devices/x/x.pdf'] }, '2026-11-26')).toContain(
      'Left out, because tesseract is missing: devices/x/x.pdf.',
    );
  });
});
