import type { Block, ReadPage } from '../../document/pages.ts';
import { asUnread, type PageRecognizer } from '../ocr/recognize-page.ts';
import { countBlockWords, isAtEdge } from '../page-quality.ts';
import { judgeText, shareOfWords } from '../plausible-text.ts';
import type { Suspicion } from './suspect-pages.ts';

/** Pages in a row that were suspected for one reason and turned out to be right, after which the next ones are believed. */
const MAX_VAIN = 4;
/** Suspicions that a page of drawings, or a list of codes, raises as well. */
const MAY_BE_VAIN: ReadonlySet<Suspicion> = new Set(['outlines', 'doubtful']);
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

/** Of two readings of a page, the one to be believed. */
function choose(page: ReadPage, recognized: ReadPage, suspicion: Suspicion): ReadPage {
  if (suspicion !== 'doubtful' && suspicion !== 'garbled')
    return countBlockWords(recognized.blocks) > countBlockWords(page.blocks) ? recognized : page;
  const [layer, print] = [textOf(page.blocks), textOf(recognized.blocks)];
  if (shareOfWords(layer, print) >= AGREEING_SHARE) return page;
  return suspicion === 'garbled' || judgeText(print) === 'plausible' ? recognized : page;
}

/** What is left of a page whose picture told nothing. */
function withoutRecognition(page: ReadPage, unread: ReadPage, suspicion: Suspicion): ReadPage {
  const { reason = 'picture' } = unread.unread ?? {};
  const isOnlyPicture = reason === 'picture';
  if (suspicion === 'doubtful') return page;
  if (suspicion === 'outlines') return countBlockWords(page.blocks) === 0 ? unread : page;
  if (suspicion === 'garbled')
    return reason === 'picture' || reason === 'illegible' ? asUnread(page, { reason: 'garbled' }) : unread;
  const isStamped = page.blocks.every((block) => block.text === '' || isAtEdge(block));
  if (isStamped) return unread;
  // Words over a picture that has none are all there is.
  return isOnlyPicture ? page : { ...unread, blocks: page.blocks };
}

const textOf = (blocks: readonly Block[]): string => blocks.map(({ text }) => text).join('\n');
