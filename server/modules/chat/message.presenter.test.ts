import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { message } from '../../../contracts/chat.ts';
import type { StoredAnswer } from '../../db/schema/chats.ts';
import { createLinkSigner } from '../files/link-signer.ts';
import { presentUnkept } from './message.presenter.ts';

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
