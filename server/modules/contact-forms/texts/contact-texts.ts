import type { AnswerWarning } from '../../../../contracts/chat/messages.ts';
import type { PlaceWords } from '../../../../contracts/manuals/place-names.ts';

/** All words of contact forms in one language. */
export type ContactTexts = {
  /** The language, ISO 639-1, and what it calls itself. */
  language: string;
  languageName: string;
  skip: string;
  languages: string;
  title: (company: string) => string;
  about: (product: string) => string;
  intro: (company: string) => string;
  message: string;
  email: string;
  emailHint: (company: string) => string;
  ask: string;
  wrongMessage: (mostChars: number) => string;
  wrongEmail: string;
  /** Label of a field that people don't see; who fills it in is a program. */
  leaveEmpty: string;
  yourMessage: string;
  answer: string;
  /** Heading of an answer that the company wrote itself. */
  answerBy: (company: string) => string;
  emergency: string;
  levels: Record<AnswerWarning['level'], string>;
  places: PlaceWords;
  openPage: (place: string) => string;
  picture: (place: string) => string;
  whichVariant: string;
  didItHelp: string;
  helped: string;
  send: string;
  thanks: string;
  nothingSent: string;
  sendAfterAll: string;
  sentTitle: string;
  sent: (company: string, email: string) => string;
  notAnswered: string;
  tooManyTitle: string;
  tooMany: (company: string) => string;
  closedTitle: string;
  closed: (company: string) => string;
  missingTitle: string;
  missing: string;
  trial: string;
  trialSent: string;
};
