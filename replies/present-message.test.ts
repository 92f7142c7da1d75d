import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { message } from '../contracts/chat/messages.ts';
import { createLinkSigner } from '../server/modules/files/link-signer.ts';
import { presentUnkept } from './present-message.ts';
import type { StoredAnswer } from './stored-answer.ts';
import { printedOf } from './to-stored-answer.ts';

const links = createLinkSigner(randomBytes(32).toString('base64url'));
const ANSWER: StoredAnswer = {
  ...{ answered: true, band: 'answer', confidence: 0.9, content: 'Clean it.', steps: [], warnings: [] },
  ...{ table: null, citations: [], figures: [], related: [], suggestions: [], videos: [] },
};
const present = (stored: StoredAnswer) => message.parse(presentUnkept('Wie?', stored, links).answer);

it('shows the languages of manual and question, and of older answers the language to ask in', () => {
  const otherLanguage = { manual: 'en', question: 'de' };
  expect(present({ ...ANSWER, otherLanguage })).toMatchObject({ otherLanguage });
  expect(present({ ...ANSWER, askIn: 'en' })).toMatchObject({ askIn: 'en' });
  expect(present(ANSWER)).not.toHaveProperty('otherLanguage');
  expect(present(ANSWER)).not.toHaveProperty('askIn');
});

it('shows the printed number of a page beside that of the file, and answers of before there were any', () => {
  const place = { manualId: '01a21aaf-ecd6-7627-92f1-126d20649cec', title: 'Pump', page: 16, pageEnd: 17 };
  const words = { heading: 'Care', path: [], quote: 'Clean it.', boxes: [] };
  const file = { fileKey: 'pump.pdf', filename: 'pump.pdf', pages: 20 };
  const older = { ...place, ...words, ...file };
  const numbers = printedOf(place, { 16: '12', 17: '13' });
  expect(present({ ...ANSWER, citations: [{ ...older, ...numbers }] }).citations?.[0]).toMatchObject({
    ...{ page: 16, printed: '12', printedEnd: '13' },
    url: expect.stringMatching(/#page=16$/),
  });
  expect(present({ ...ANSWER, citations: [older] }).citations?.[0]).not.toHaveProperty('printed');
});
