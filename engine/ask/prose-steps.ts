import { type Stretch, splitSentences } from '../structure/sentences.ts';
import { VERBS } from './verbs.ts';

/** A line to be typed: after a prompt. */
const COMMAND = /^(?:[$#%]|>{1,3}|[A-Z]:\\[^>]*>)\s?\S/;

/** What an instruction may begin with before its verb: "Then", "From the menu,", "You must". */
const OPENING =
  /^(?:(?:first|firstly|second|then|next|now|after that|afterwards|finally|again|also|just|simply|please|carefully|and|once more)[,:]?\s+|(?:to|from|in|on|at|with|when|once|after|before|if|for|while|under|using)\s[^.,;:]{2,80}[,:]\s+|you (?:must|should|need to|have to)(?: now| then)?\s+)+/i;
const FIRST_WORD = /^(\p{L}+)(?:\s|$)/u;

/** Where a sentence goes on with a further instruction; what follows the verb tells it from a noun. */
const FURTHER =
  /(?:,\s+(?:and\s+)?(?:then\s+)?|\s+and\s+(?:then\s+)?|\s*;\s+(?:then\s+)?)(?=(\p{L}+)\s+(?:the|an?|it|them|this|that|these|your|its|any|all|both|each|to|on|in|into|off|out|up|from|with|for|until|\p{Lu}|["'‘“\d]))/gu;

/** A comma behind this ends the condition of an instruction: "…; if it leaks, close the valve". */
const CONDITION = /[^,]\b(?:if|when|once|after|before|until|unless|while)\b[^,]*$/i;

/** Verbs of instructions that headings seldom begin with. */
const FURTHER_VERBS: ReadonlySet<string> = new Set(
  (
    'allow bring brush bend click confirm consult continue count cover cross decide determine detach double-click drag ' +
    'drill drive dry eject ensure expand extract fold follow gently give go grip guide hang heat hit highlight ignore immerse ' +
    'increase install join leave let line listen look make mark mix mount note observe park pick pinch point pour ' +
    'proceed provide quit re-enter reach reboot reconnect refer refit reinstall reinsert repeat rinse route screw scroll ' +
    'seal secure separate shake simply slide snap squeeze strip swap switch take tap tear tick tie tilt touch trim try ' +
    'twist type unclip uncheck undo unfold unhook unplug unscrew unzip wait warm wipe wrap'
  ).split(' '),
);

/** Other sentences between two instructions say what comes of the first; more of them are something else. */
const MAX_BETWEEN = 2;
const MIN_STEPS = 2;

type Piece = Stretch & { isStep: boolean };

/**
 * The instructions that running text gives one after another ("Insert the CD and reboot the PC. Then …"), or the
 * commands it lists: the first that end behind character `from` and begin before `to`. Every step runs to the next, so
 * that nothing in between is lost. Empty if the text gives fewer than two there.
 */
export function findProseSteps(text: string, from: number, to: number): Stretch[] {
  const runs = findRuns(splitSentences(text).flatMap((sentence) => piecesOf(text, sentence)));
  const run = runs.find((pieces) => (pieces.at(-1)?.end ?? 0) > from && (pieces[0]?.start ?? to) < to) ?? [];
  const steps: Stretch[] = [];
  for (const { start, end, isStep } of run) {
    const last = steps.at(-1);
    if (isStep) steps.push({ start, end });
    else if (last) last.end = end;
  }
  return steps;
}

function findRuns(pieces: readonly Piece[]): Piece[][] {
  const runs: Piece[][] = [];
  let run: Piece[] = [];
  let between: Piece[] = [];
  const end = () => {
    if (run.filter(({ isStep }) => isStep).length >= MIN_STEPS) runs.push(run);
    run = [];
    between = [];
  };
  for (const piece of pieces) {
    if (piece.isStep) {
      run.push(...between, piece);
      between = [];
    } else if (run.length > 0) {
      between.push(piece);
      if (between.length > MAX_BETWEEN) end();
    }
  }
  end();
  return runs;
}

/** A sentence as its instructions, or as it is. */
function piecesOf(text: string, sentence: Stretch): Piece[] {
  const words = text.slice(sentence.start, sentence.end);
  if (COMMAND.test(words)) return [{ ...sentence, isStep: true }];
  if (!isInstruction(words)) return [{ ...sentence, isStep: false }];
  const pieces: Piece[] = [];
  const opening = OPENING.exec(words)?.[0].length ?? 0;
  let start = 0;
  for (const match of words.matchAll(FURTHER)) {
    const before = words.slice(start, match.index);
    if (match.index < opening || CONDITION.test(before) || !isVerb(match[1] ?? '')) continue;
    pieces.push({ start: sentence.start + start, end: sentence.start + match.index, isStep: true });
    start = match.index + match[0].length;
  }
  pieces.push({ start: sentence.start + start, end: sentence.end, isStep: true });
  return pieces;
}

const isInstruction = (sentence: string): boolean =>
  isVerb(FIRST_WORD.exec(sentence.replace(OPENING, ''))?.[1] ?? '');

/** Whether a word is the base form of a verb of manuals. */
function isVerb(word: string): boolean {
  const verb = word.toLowerCase();
  return VERBS.get(verb) === verb || FURTHER_VERBS.has(verb);
}
