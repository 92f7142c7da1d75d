import type { Block, Box, ReadPage } from '../../document/pages.ts';
import { asUnread, type PageRecognizer } from '../ocr/recognize-page.ts';
import { countBlockWords, isAtEdge } from '../page-quality.ts';
import { judgeText, shareOfWords } from '../plausible-text.ts';
import type { Suspicion } from './suspect-pages.ts';

/** Pages in a row that were suspected for one reason and turned out to be right, after which the next ones are believed. */
const MAX_VAIN = 4;
/** Suspicions that a page of drawings, a photograph, or a list of codes, raises as well. */
const MAY_BE_VAIN: ReadonlySet<Suspicion> = new Set(['outlines', 'beside', 'doubtful']);
/** Share of the words of a text layer that are printed, from which it is right. */
const AGREEING_SHARE = 0.5;

/** Reads pages that look wrong from their picture, and tells which reading is to be believed. */
export function createRereader(createRecognizer: () => PageRecognizer | null) {
  const vain = new Map<Suspicion, number>();
  let recognizer: PageRecognizer | null | undefined;

  const recognize = async (page: ReadPage): Promise<ReadPage> => {
    recognizer ??= createRecognizer();
    const { page: number, width, height } = page;
    return recognizer?.recognize(number, width, height) ?? asUnread(page, { reason: 'no-recognizer' });
  };

  return async (page: ReadPage, suspicion: Suspicion): Promise<ReadPage> => {
    const isTried = (vain.get(suspicion) ?? 0) >= MAX_VAIN;
    // A page without words is never believed to say nothing: somebody has to be told.
    if (isTried && MAY_BE_VAIN.has(suspicion) && countBlockWords(page.blocks) > 0) return page;
    const recognized = await recognize(page);
    const chosen =
      recognized.textSource === 'ocr'
        ? choose(page, recognized, suspicion)
        : withoutRecognition(page, recognized, suspicion);
    vain.set(suspicion, chosen === page ? (vain.get(suspicion) ?? 0) + 1 : 0);
    return chosen;
  };
}

/** Words that a picture beside text has more of are text. */
const WORDS_OF_A_PICTURE = 20;

/** Of two readings of a page, the one to be believed. */
function choose(page: ReadPage, recognized: ReadPage, suspicion: Suspicion): ReadPage {
  if (suspicion === 'beside') return withPictureText(page, recognized);
  if (suspicion !== 'doubtful' && suspicion !== 'garbled')
    return countBlockWords(recognized.blocks) > countBlockWords(page.blocks) ? recognized : page;
  const [layer, print] = [textOf(page.blocks), textOf(recognized.blocks)];
  if (shareOfWords(layer, print) >= AGREEING_SHARE) return page;
  return suspicion === 'garbled' || judgeText(print) === 'plausible' ? recognized : page;
}

/** The text of a page with what was recognised where it has none, in the order of their places. */
function withPictureText(page: ReadPage, recognized: ReadPage): ReadPage {
  const own = page.blocks.flatMap(({ box, text }) => (box && text !== '' ? [box] : []));
  const added = recognized.blocks.filter(({ box }) => box && !own.some((other) => overlap(box, other)));
  if (countBlockWords(added) < WORDS_OF_A_PICTURE) return page;
  const blocks = [...page.blocks];
  for (const block of added) {
    const behind = blocks.findIndex(({ box }) => box !== null && box.y > (block.box?.y ?? 0));
    blocks.splice(behind < 0 ? blocks.length : behind, 0, block);
  }
  return { ...page, textSource: 'ocr', blocks };
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** What is left of a page whose picture told nothing. */
function withoutRecognition(page: ReadPage, unread: ReadPage, suspicion: Suspicion): ReadPage {
  const { reason = 'picture' } = unread.unread ?? {};
  const isOnlyPicture = reason === 'picture';
  if (suspicion === 'outlines') return countBlockWords(page.blocks) === 0 ? unread : page;
  const isIllegible = isOnlyPicture || reason === 'illegible';
  if (suspicion === 'garbled') return isIllegible ? asUnread(page, { reason: 'garbled' }) : unread;
  // Odd words may be a list of codes: they are kept, and somebody is told to look.
  if (suspicion === 'doubtful')
    return { ...(isIllegible ? asUnread(page, { reason: 'garbled' }) : unread), blocks: page.blocks };
  const isStamped = page.blocks.every((block) => block.text === '' || isAtEdge(block));
  if (isStamped) return unread;
  // Words over a picture that has none are all there is.
  return isOnlyPicture ? page : { ...unread, blocks: page.blocks };
}

const textOf = (blocks: readonly Block[]): string => blocks.map(({ text }) => text).join('\n');
