import type { StoredAnswer } from '../../../replies/stored-answer.ts';

const quote =
  'E-14 means that the water flow is too low. Clean the strainer, then hold Start for 3 seconds. '.repeat(4);

/** An answer of usual length with three citations, as it is kept. */
export const exampleAnswer: StoredAnswer = {
  answered: true,
  band: 'answer',
  confidence: 0.8,
  content: quote,
  steps: [],
  warnings: [],
  table: null,
  figures: [],
  related: [],
  suggestions: [],
  videos: [],
  citations: [1, 2, 3].map((page) => ({
    manualId: '00000000-0000-7000-8000-000000000000',
    title: 'Heat pump',
    page,
    pageEnd: page,
    heading: 'Error codes',
    path: ['Error codes'],
    quote,
    boxes: [{ page, box: { x: 0.1, y: 0.1, width: 0.5, height: 0.02 } }],
    fileKey: 'manual.pdf',
    filename: 'manual.pdf',
    pages: 120,
  })),
};
