import { v7 as uuidv7 } from 'uuid';
import type { Citation, Message } from '../contracts/chat/messages.ts';
import type { AnswerOrigin, FileLinks, StoredAnswer, StoredPart } from './stored-answer.ts';

/** What is shown of a message. */
type ShownMessage = {
  id: string;
  sender: Message['sender'];
  content: string;
  createdAt: Date;
  answer: StoredAnswer | null;
  feedback: 'works' | 'does-not-work' | null;
  remedyOf: string | null;
  place?: string | null;
  serial?: string | null;
};
type StoredCitation = StoredAnswer['citations'][number];
type Said = Omit<StoredPart, 'asked' | 'places' | 'answered' | 'band' | 'confidence' | 'content'>;
type StoredSection = StoredAnswer['related'][number];

/** A message as the chat shows it; links to files are signed anew each time. */
export function presentMessage(row: ShownMessage, links: FileLinks): Message {
  const base = {
    _id: row.id,
    sender: row.sender,
    content: row.content,
    timestamp: row.createdAt.toISOString(),
    videos: row.answer?.videos ?? [],
    ...(row.place && { place: row.place }),
    ...(row.serial && { serial: row.serial }),
  };
  if (!row.answer) return base;
  const { answer } = row;
  return {
    ...base,
    answered: answer.answered,
    band: answer.band,
    confidence: answer.confidence,
    citations: answer.citations.map((citation) => presentCitation(citation, links)),
    ...presentSaid(answer, links),
    ...(answer.parts && {
      parts: answer.parts.map((part) => ({
        ...{ asked: part.asked, content: part.content, places: part.places },
        ...{ answered: part.answered, band: part.band, confidence: part.confidence },
        ...presentSaid(part, links),
      })),
    }),
    match: answer.match
      ? {
          errorTitle: answer.match.errorTitle,
          errorDescription: answer.match.errorDescription,
          solution: answer.match.solution,
          confidence: answer.match.confidence,
          url: links.signFile(answer.match.fileKey).file,
        }
      : null,
    choices: (answer.choices ?? []).map(({ errorImageId, errorTitle, fileKey }) => ({
      errorImageId,
      errorTitle,
      url: links.signFile(fileKey).file,
    })),
    ...(answer.emergency && { emergency: { hasInstructions: answer.emergency.hasInstructions } }),
    ...(answer.variants && {
      variants: answer.variants.map(({ name, citation }) => ({ name, citation })),
    }),
    ...(answer.variant !== undefined && { variant: answer.variant }),
    ...(answer.chosen && { chosen: answer.chosen }),
    ...(answer.askIn === undefined ? {} : { askIn: answer.askIn }),
    ...(answer.otherLanguage && {
      otherLanguage: { manual: answer.otherLanguage.manual, question: answer.otherLanguage.question },
    }),
    ...(answer.made && { made: presentOrigin(answer.made) }),
    isPhotoDescribed: answer.isPhotoDescribed ?? false,
    isByCompany: answer.correction !== undefined,
    feedback: row.feedback,
    remedyOf: row.remedyOf,
    noRemedyLeft: answer.noRemedyLeft ?? false,
  };
}

const presentOrigin = ({ engine, model, manuals }: AnswerOrigin): NonNullable<Message['made']> => ({
  engine,
  ...(model !== undefined && { model }),
  manuals: manuals.map(({ title, version }) => ({ title, version })),
});

/** What an answer, or one of its parts, says; links to figures are signed anew. */
function presentSaid(
  { lead, verdict, passage, steps, warnings, table, figures, related }: Said,
  links: FileLinks,
) {
  return {
    ...(lead?.length && { lead }),
    ...(verdict && { verdict }),
    ...(passage !== undefined && { passage }),
    ...{ steps, warnings, table },
    figures: figures.map(({ label, caption, page, step, fileKey, figure }) => ({
      ...{ label, caption, page },
      ...(step === undefined ? {} : { step }),
      url: links.signFile(fileKey).figure(figure),
    })),
    related: related.map((section) => presentSection(section, links)),
  };
}

function presentSection(section: StoredSection, links: FileLinks): NonNullable<Message['related']>[number] {
  const { title, heading, page, fileKey, pages = null } = section;
  if (fileKey === undefined) return { title, heading, page, source: null };
  const cited = { ...section, pageEnd: page, quote: '', boxes: [], fileKey, pages };
  return { title, heading, page, source: presentCitation(cited, links) };
}

/** Presents a question and its answer that are not stored. A plain text as the answer answers no question. */
export function presentUnkept(
  question: string,
  answer: StoredAnswer | string,
  links: FileLinks,
): { question: Message; answer: Message } {
  const row = { createdAt: new Date(), feedback: null, remedyOf: null };
  const asked = { ...row, id: uuidv7(), sender: 'user', content: question, answer: null } as const;
  const said =
    typeof answer === 'string' ? { content: answer, answer: null } : { content: answer.content, answer };
  const answered = { ...row, id: uuidv7(), sender: 'bot', ...said } as const;
  return { question: presentMessage(asked, links), answer: presentMessage(answered, links) };
}

/** A place in a manual with its links signed anew. */
export function presentCitation(
  citation: Omit<StoredCitation, 'path' | 'filename'>,
  links: FileLinks,
): Citation {
  const { manualId, title, page, pageEnd, heading, quote, boxes, row, fileKey, pages, printed, printedEnd } =
    citation;
  const signed = links.signFile(fileKey);
  return {
    manualId,
    title,
    page,
    pageEnd,
    ...(printed !== undefined && { printed }),
    ...(printedEnd !== undefined && { printedEnd }),
    heading,
    quote,
    boxes,
    ...(row && { row }),
    pages,
    // Only what browsers show themselves is opened at a page.
    url: page === null || signed.pageImage === null ? signed.file : `${signed.file}#page=${page}`,
    pageImage: pages === null ? null : signed.pageImage,
  };
}
