/** Messages for tests, as the server sends them. */
import type { Citation, Message } from '../../../../contracts/chat/messages.ts';
import type { AnswerPart } from '../answer/answer-parts.ts';

export const sampleCitation = (fields: Partial<Citation> = {}): Citation => ({
  manualId: '0190a000-0000-7000-8000-000000000001',
  title: 'Installation manual',
  page: 38,
  pageEnd: 38,
  heading: '8.3 Cleaning the strainer',
  quote: 'Clean the strainer once a year. You need a 27 mm spanner.',
  url: '/uploads/a.pdf#page=38',
  pages: 64,
  pageImage: '/uploads/a/pages/{page}?signature=s',
  boxes: [],
  ...fields,
});

export const sampleAnswer = (fields: Partial<Message> = {}): Message => ({
  _id: '0190a000-0000-7000-8000-00000000000a',
  sender: 'bot',
  content: 'Clean the strainer once a year.',
  timestamp: '2026-11-21T14:05:00.000Z',
  videos: [],
  answered: true,
  band: 'answer',
  citations: [sampleCitation()],
  ...fields,
});

/** A step of a procedure that stands at the citation. */
export const sampleStep = (marker: string, citation: number) => ({
  marker,
  text: `Step ${marker}`,
  page: 38,
  citation,
});

/** What is shown, in order, without its words. */
export const kindsOf = (parts: AnswerPart[]): AnswerPart['kind'][] => parts.map((part) => part.kind);
