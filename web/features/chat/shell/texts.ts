/** Words of the customer's chat in English. Other languages are in languages/ and loaded when they are needed. */
import {
  CHOICE_TEXT,
  matchText,
  NO_MATCH_TEXT,
  REFUSAL_TEXT,
  UNREAD_TEXT,
  VARIANT_TEXT,
  VIDEO_TEXT,
} from '../../../../contracts/chat/answer-texts.ts';
import { PLACE_WORDS } from '../../../../contracts/manuals/place-names.ts';
import { countOf } from '../../../lib/text/count.ts';
import { formatNumber } from '../../../lib/text/format.ts';
import type { Spoken } from '../../../lib/text/spoken.ts';

/** The words that every other language must have, too. */
export const english = {
  documentTitle: (product: string) => `${product}: ask the manual`,
  loading: 'Loading the conversation',
  notOpened: 'The conversation could not be opened',
  notOpenedBecause: {
    network: 'Network error. Please check your connection.',
    tooMany: 'Too many requests. Please try again in a moment.',
    other: 'Server error. Please try again later.',
  },
  tryAgain: 'Try Again',
  invalidTime: 'Invalid time',
  section: 'Section',
  pages: (pages: number) => countOf(pages, 'page'),
  ...PLACE_WORDS,
  questionsLeft: (left: number, limit: number) =>
    [`${formatNumber(left)} of ${formatNumber(limit)}`, 'questions left'] as const,
  welcome: {
    title: (product: string) => `What is the matter with your ${product}?`,
    lede: {
      page: 'Describe what you see, or type the code on the display. The answer comes from the manual, with its page.',
      section:
        'Describe what you see, or type the code on the display. The answer comes from the manual, with its section.',
    },
    suggestions: 'Questions the manual answers',
  },
  isMachine: 'A machine answers here, not a person.',
  readBy: (company: string) => `${company} can read this conversation to improve its manuals.`,
  suggestions: 'You can also ask',
  anew: {
    begin: 'New',
    label: 'New conversation',
    failed: 'A new conversation could not be begun. Try again.',
    showEarlier: 'Show the earlier conversation',
  },
  manuals: {
    title: (count: number) => (count === 1 ? 'The manual' : 'The manuals'),
    states: { queued: 'waiting to be read', processing: 'being read', failed: 'could not be read' },
    withoutPages: 'Word',
    note: {
      page: 'Every answer opens the page it stands on.',
      section: 'Every answer opens the section it stands in.',
    },
  },
  composer: {
    ask: (product: string) => `Ask about the ${product}`,
    askShort: 'Ask a question',
    busy: 'Looking it up…',
    send: 'Send',
    note: {
      page: 'Answers come from the manual. Check the page first.',
      section: 'Answers come from the manual. Check the section first.',
    },
    charactersLeft: (left: number) => `${countOf(left, 'character')} left`,
  },
  voice: {
    dictate: 'Dictate',
    listening: 'Listening…',
    unsupported: 'Speech recognition is not supported in this browser.',
    error: (code: string) => `Speech recognition error: ${code}`,
    read: 'Read aloud',
    stopReading: 'Stop reading',
  },
  photo: {
    add: 'Add a photo',
    input: 'Photo',
    chosen: 'Chosen for sending',
    shrinking: 'Making the photo smaller…',
    send: 'Send photo',
    remove: 'Remove photo',
    notKept: 'The photo is not kept; what is read in it stays in this conversation.',
    sent: 'Image uploaded successfully!',
    sentPicture: 'What you sent',
    asked: 'Photo',
    askedWords: (words: string) => `Photo: “${words}”`,
    askedDescribed: (words: string) => `Photo that seems to show: “${words}”`,
    none: 'Please select an image first',
    wrongType: 'Please select a valid image file',
    infected: 'A virus was found in this file',
    tooLarge: 'Image file size should be less than 5MB',
    tooLong:
      'The photo is too large, or too long and narrow. Cut out the part that matters or make it smaller, then send it again.',
    failed: 'Image upload failed',
    failedBecause: (reason: string) => `Image upload failed. ${reason}`,
    from: (company: string) => `From ${company}`,
    looksLike: matchText,
    noMatch: NO_MATCH_TEXT,
    choose: CHOICE_TEXT,
    noneOfThese: 'None of these? Type the words or the code on the display.',
  },
  failure: {
    network: 'There is no connection. Your question is kept.',
    tooMany: 'Too many questions at once. Wait a moment, then try again.',
    invalid: 'This question could not be read. Change it, then try again.',
    gone: 'This chatbot is no longer available.',
    other: 'Your question did not get through. It is kept.',
  },
  yourQuestion: 'Your question',
  thinking: {
    title: (manuals: number) => `Leafing through the ${manuals > 1 ? 'manuals' : 'manual'}`,
    manual: (title: string, pages: string) => `${title}, ${pages}`,
    more: (named: string, more: number) => `${named} and ${formatNumber(more)} more`,
    announced: 'Leafing through the manual',
    found: 'Found in the manual',
    writing: 'Writing the answer',
  },
  noAnswer: "Sorry, I couldn't understand the response from the server.",
  answer: {
    title: 'Answer',
    refusal: REFUSAL_TEXT,
    unread: UNREAD_TEXT,
    video: VIDEO_TEXT,
    described: 'A language model described your photo. If it got it wrong, type what the display shows.',
    askIn: (language: string) => `This manual is in ${language}; ask in ${language} for best results.`,
    manualIn: (language: string) => `The manual is in ${language}.`,
    ownWords: 'The passage is shown in its own words.',
    byCompany: (company: string) => `Answer by ${company}`,
    byTheCompany: 'Answer by the company',
    noContent: 'Message content missing or invalid',
    closest: 'Closest passages',
    further: 'Also in the manual',
    verdict: { yes: 'Yes.', no: 'No.' },
    showPage: 'Show on the page',
    showPassage: 'Whole passage',
    showTable: 'Whole table',
    showRows: (count: number) => (count === 1 ? 'Whole row' : 'Whole rows'),
    showSteps: (count: number) => (count === 1 ? 'The step' : `All ${count} steps`),
    showFigures: (count: number) => (count === 1 ? 'Picture' : `${count} pictures`),
    showLabels: (count: number) => (count === 1 ? 'One more safety label' : `${count} more safety labels`),
    stepOf: (step: number, count: number) => `Step ${step} of ${count}`,
    closestSections: 'The closest sections are:',
    /** Signal words of safety labels, as ANSI Z535.6 and ISO 3864 name the levels. */
    level: { danger: 'DANGER', warning: 'WARNING', caution: 'CAUTION', notice: 'NOTICE' },
    label: (level: string) => `${level} from the manual`,
    figure: 'Figure from the manual',
    brokenFigure: "The figure can't be shown just now.",
    brokenVideo: 'Failed to load videos. Please try again.',
    videoOn: (site: string) => `Video on ${site}`,
    copy: 'Copy answer',
    copied: 'Copied',
    copyRefused: 'This browser does not allow copying.',
  },
  variants: {
    ask: VARIANT_TEXT,
    free: 'Costs no question.',
    holdsFor: (variant: string) => `For ${variant}`,
    chosen: 'Answers are for',
    remove: (variant: string) => `No longer answer for ${variant}`,
  },
  emergency: {
    title: 'EMERGENCY',
    none: 'The manual gives no instructions for this emergency. Contact the manufacturer:',
    byCompany: 'The manual gives no instructions for this emergency. The company says:',
  },
  feedback: {
    question: 'Did this help?',
    works: 'Works',
    doesNotWork: 'Does not work',
    failed: 'This could not be stored. Try again.',
  },
  remedy: {
    title: 'Try this next',
    find: 'What else can I try?',
    looking: 'Looking for the next thing to try…',
    failed: 'The next thing to try could not be found just now.',
    noneLeft: 'There is nothing else to try here.',
    photo: 'A photo of the display or the part may show more. It counts as a question.',
    addPhoto: 'Take or choose a photo',
    noPhoto: 'Go on without a photo',
    askPeople: 'Ask the people behind the product. The conversation tells them what you have tried.',
  },
  contact: {
    open: (company: string) => `Contact ${company}`,
    subject: (product: string) => `${product}: a question the chat did not solve`,
    mail: 'E-mail with this conversation',
    copy: 'Copy conversation',
    leftOut: '(Shortened. The whole conversation can be copied in the chat.)',
  },
  steps: {
    open: 'Step by step',
    goOn: (step: string, count: number) => `Go on at step ${step} of ${formatNumber(count)}`,
    progress: (step: string, count: number) => `Step ${step} of ${formatNumber(count)}`,
    next: 'Done',
    back: 'Back',
    done: (count: number) => `All ${countOf(count, 'step')} done`,
    didItWork: 'Does it work now?',
    general: (count: number) =>
      count === 1 ? 'The warning for all steps' : `The ${formatNumber(count)} warnings for all steps`,
    close: 'Close',
    unavailable: 'The steps can’t be shown one by one just now. They stand in the answer.',
  },
  call: 'Call',
  outOfQueries: {
    title: 'Out of queries',
    short: 'You are currently out of queries.',
    text: 'You are currently out of queries. Please contact our team for support.',
  },
  unknownLink: {
    documentTitle: 'Unknown chatbot link',
    title: 'This link opens no chatbot.',
    text: 'It may be incomplete, or the chatbot was removed. Open the link from your e-mail once more, or ask the company that sent it for a new one.',
  },
  page: {
    pane: 'The manual',
    name: (page: number, title: string) => `Page ${page} of ${title}`,
    marked: (name: string) => `${name}, with the quoted lines marked`,
    openMarked: (place: string) => `Open ${place} with the quoted lines marked`,
    opening: (page: number) => `Opening page ${page}`,
    broken: "The page can't be shown just now",
    unavailable: "The page can't be shown just now. Check the connection, then reload.",
    noPages: 'This file has no fixed pages, so the section is named instead.',
    openFile: 'Open the file',
    previous: 'Previous page',
    next: 'Next page',
    zoomOut: 'Zoom out',
    zoomIn: 'Zoom in',
    enlarge: 'Enlarge',
    close: 'Close',
    find: {
      label: 'Find in the manual',
      placeholder: 'Words to find',
      busy: 'Looking…',
      none: (words: string) => `“${words}” does not stand in this manual.`,
      count: (count: number, hasMore: boolean) =>
        hasMore ? `The first ${formatNumber(count)} places` : countOf(count, 'place'),
      replaced: 'A newer version has replaced this manual, so it can’t be searched. Open the file instead.',
    },
  },
} as const;

export type ChatTexts = Spoken<typeof english>;

/** The words in the current language. Read them when something is shown, never before. */
export let texts: ChatTexts = english;

/** Sets the words of the chat; to be called before anything of it is shown. */
export function speakChat(words: ChatTexts): void {
  texts = words;
}
