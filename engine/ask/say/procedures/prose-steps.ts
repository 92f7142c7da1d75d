import { parseListMarker } from '../../../document/list-marker.ts';
import { type Stretch, splitSentences } from '../../../document/sentences.ts';
import { FURTHER_VERBS, VERBS } from '../../words/verbs.ts';
import { titleLength } from '../item-title.ts';
import { commandLines, isPrompted } from './commands.ts';

/** Text before an item of a list that is no procedure, or before a step with a picture label: "D1-8—". */
const BULLET = /^(?:[–—•*·-]\s+|\p{Lu}{0,2}\d{1,2}(?:-\d{1,2}){1,2}\s?[—–-]\s?)/u;
/** An item with a purpose or condition of its own is no step of the text before it: "• To print it, …", "• If it is red, …". */
const OWN_ITEM = /^[–—•*·-]\s+(?:to|if|when)\s/iu;

/** Words that may stand before the verb of an instruction: "Then", "From the menu,", "You must". */
const OPENING =
  /^(?:(?:first|firstly|second|then|next|now|after that|afterwards|finally|again|also|just|simply|please|carefully|and|once more)[,:]?\s+|(?:to|from|in|on|at|with|when|once|after|before|if|for|while|under|using)\s[^.,;:]{2,80}[,:]\s+|you (?:must|should|need to|have to)(?: now| then)?\s+)+/i;
const FIRST_WORD = /^(\p{L}+)(?:[\s,]|$)/u;

/** Words after a word that show it to be a verb rather than a noun. */
const OBJECT = String.raw`\s+(?:(?:the|an?|it|them|this|that|these|your|its|any|all|one|and|both|each|to|on|in|into|off|out|up|from|with|for|until)\b|\p{Lu}|["'‘“\d])`;
/** The point at which a sentence continues with another instruction. */
const FURTHER = new RegExp(
  String.raw`(?:,\s+(?:and\s+)?(?:then\s+)?|\s+and\s+(?:then\s+)?|\s*;\s+(?:then\s+)?)(?=(\p{L}+)${OBJECT})`,
  'gu',
);
/** The beginning of an instruction after its purpose, without a comma: "To invoke the compiler rename …". */
const PURPOSE = /^to\s+\p{L}+\s+[^.,;:]+/iu;
const BEHIND_PURPOSE = new RegExp(String.raw`(?<=\s)(\p{L}+)(?=${OBJECT})`, 'gu');

/** The same in a clause of its own: "…, after which you should restart it"; it is kept, with what it says of the order. */
const FURTHER_CLAUSE =
  /,\s+(?=(?:after which|after that|whereupon|and then|then),?\s+you (?:must|should|can|may|(?:will )?(?:need|have) to)(?: then| now)?\s+(\p{L}+))/giu;
const ORDER = new RegExp(String.raw`^(?:[–—•*·-]\s+)?(\p{L}+)${OBJECT}`, 'u');
/** Words that only connect an instruction to the one before it. */
const TIE =
  '(?:on the (?:contrary|other hand)|in (?:this|that) case|otherwise|if not|alternatively|instead|however|therefore)';
/** The same in a clause that says how it is tied: "…; on the contrary, press it again"; it is kept. */
const TIED_CLAUSE = new RegExp(String.raw`\s*;\s+(?=${TIE},\s+(\p{L}+)\s)`, 'giu');
/** Words before a comma that are no instruction by themselves: "…; with the lid closed, press Start", "… and at the same time, press". */
const LEANING = new RegExp(
  String.raw`(?:^|;\s+)${TIE}$|(?:;|\sand)\s+(?:at|by|for|from|in|on|under|using|with)\s[^,;]*$`,
  'iu',
);
/** An example within a sentence: "Make sure nothing, such as curtains, block the window". */
const EXAMPLE = /(?:\b(?:such as|for example|for instance|including)\b|,\s+like\b|\be\.g\.)([^;:)]*)$/iu;
/** An offer tells what to do where it goes on so: "you may choose to update them with …, after which …". */
const OFFER = /^you (?:can|may)(?: (?:optionally|also|now|either))? (?:choose to )?(\p{L}+)\s/iu;
/** "Selecting the button opens a dialog": what is done, as the subject of what comes of it. */
const DONE_AS_SUBJECT =
  /^(\p{L}+ing) (?:on )?(?:the|an?|this|that|your|any|["'‘“])[^,.;:]{1,80}? (?:brings|opens|shows|displays|starts|launches|enables|activates|pops)\s/iu;

/** An instruction is not complete if a line ends in one of these words. */
const ASKS_FOR_MORE =
  /(?:,|(?<!\p{L})(?:and|or|then|to|the|an?|of|with|for|by|from|your|its|is|are|be|entire|whole|every|each|into|onto))$/iu;

/** After these words, a comma ends the condition of an instruction: "…; if it leaks, close the valve". */
const CONDITION = /[^,]\b(?:if|when|once|after|before|until|unless|while)\b[^,]*$/i;

/** Maximum number of other sentences between two instructions; they describe the result of the first. */
const MAX_BETWEEN = 2;
const MIN_STEPS = 2;

/** `isOwn`: it begins a new task. */
type Piece = Stretch & { isStep: boolean; isOwn?: boolean };

/** The range of characters in which steps are searched, and the listings within it. */
type StepPlace = { from: number; to: number; near?: number; listings?: readonly Stretch[] | undefined };

/**
 * The instructions that running text gives one after another ("Insert the CD and reboot the PC. Then …"), or the
 * commands it lists, between characters `from` and `to`: the first that end behind character `near`, else the last before.
 * Every step runs to the next, so that nothing in between is lost. Empty if the text gives fewer than two there.
 */
export function findProseSteps(text: string, { from, to, near = from, listings }: StepPlace): Stretch[] {
  const commands = commandLines(text, listings);
  const pieces = withoutTears(text, splitSentences(text), commands).flatMap((sentence) => {
    const command = commands.find(({ start, end }) => start <= sentence.start && sentence.start < end);
    if (command === undefined) return piecesOfItem(text, sentence);
    return command.start === sentence.start ? [{ ...command, isStep: true }] : [];
  });
  const runs = findRuns(withLeadIns(text, pieces, new Set(commands.map(({ start }) => start))));
  const within = runs.filter((pieces) => (pieces.at(-1)?.end ?? 0) > from && (pieces[0]?.start ?? to) < to);
  const run = within.find((pieces) => (pieces.at(-1)?.end ?? 0) > near) ?? within.at(-1) ?? [];
  const steps: Stretch[] = [];
  for (const { start, end, isStep } of run) {
    const last = steps.at(-1);
    if (isStep) steps.push({ start, end });
    else if (last) last.end = end;
  }
  return steps;
}

/**
 * The sentences, those whole that a line breaks: "Pour an entire⏎mix onto the water." A line that begins with a verb and its
 * object behind one that tells what to do is an instruction of its own, unless that one asks for more.
 */
function withoutTears(text: string, sentences: readonly Stretch[], commands: readonly Stretch[]): Stretch[] {
  const whole: Stretch[] = [];
  for (const sentence of sentences) {
    const before = whole.at(-1);
    const said = text.slice(sentence.start, sentence.end);
    const isCommand = commands.some(({ start, end }) => start < sentence.end && sentence.start <= end);
    if (before === undefined || isCommand || !/^\p{Ll}/u.test(said) || parseListMarker(said) !== null) {
      whole.push({ ...sentence });
      continue;
    }
    const left = text.slice(before.start, before.end);
    const isOwn = ORDER.test(said) && isOrder(said) && isInstruction(left) && !ASKS_FOR_MORE.test(left);
    if (/[.!?:;]["”’)]?$/.test(left) || isOwn) whole.push({ ...sentence });
    else before.end = sentence.end;
  }
  return whole;
}

/** What tells to give a command is one step with it: "Then link it with: sdcc main.rel". */
function withLeadIns(text: string, pieces: readonly Piece[], commands: ReadonlySet<number>): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const leads =
      before?.isStep === true && !commands.has(before.start) && !/[.!?]/.test(text.charAt(before.end - 1));
    if (before && leads && commands.has(piece.start))
      joined[joined.length - 1] = { ...before, end: piece.end };
    else joined.push(piece);
  }
  return joined;
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
    if (piece.isOwn) end();
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

/** The instructions in a sentence. A title at its beginning is not one of them and begins a new task. */
function piecesOfItem(text: string, { start, end }: Stretch): Piece[] {
  const behind = start + titleLength(text, start);
  // "Press OK: The menu opens" is an instruction, no title of one.
  const isTitled = isInstruction(text.slice(behind, end)) || !isOrder(text.slice(start, behind));
  if (behind === start || !isTitled) return piecesOf(text, { start, end });
  const pieces = piecesOf(text, { start: behind, end });
  return pieces.map((piece, i) => (i === 0 ? { ...piece, isOwn: true } : piece));
}

/** Whether words begin with a verb and its object: "Push the key", not "Push assistance". */
const isOrder = (words: string): boolean => isVerb(ORDER.exec(words)?.[1] ?? '');

/** A sentence split into its instructions, or the sentence itself. */
function piecesOf(text: string, sentence: Stretch): Piece[] {
  const words = text.slice(sentence.start, sentence.end);
  if (isPrompted(words)) return [{ ...sentence, isStep: true }];
  const clauses = [...words.matchAll(FURTHER_CLAUSE)].filter(([, verb = '']) => isVerb(verb));
  const isOffer = clauses.length > 0 && isVerb(OFFER.exec(words)?.[1] ?? '');
  const isOwn = OWN_ITEM.test(words);
  if (!isOffer && !isInstruction(words)) return [{ ...sentence, isStep: false, isOwn }];
  const pieces: Piece[] = [];
  const opening = openingOf(words);
  const further = [...words.matchAll(FURTHER), ...words.matchAll(TIED_CLAUSE), ...clauses].sort(
    (a, b) => a.index - b.index,
  );
  let start = 0;
  for (const match of further) {
    const before = words.slice(start, match.index);
    if (match.index < opening || CONDITION.test(before) || !isVerb(match[1] ?? '')) continue;
    if (LEANING.test(before) || (endsInExample(before) && !/;|then/.test(match[0]))) continue;
    if (areVerbs(words.slice(Math.max(start, opening), match.index))) continue;
    pieces.push({ start: sentence.start + start, end: sentence.start + match.index, isStep: true });
    start = match.index + match[0].length;
  }
  pieces.push({ start: sentence.start + start, end: sentence.end, isStep: true });
  return pieces.map((piece, i) => (i === 0 ? { ...piece, isOwn } : piece));
}

/** Whether words end in an example, after which no instruction follows. */
function endsInExample(words: string): boolean {
  const [, named] = EXAMPLE.exec(words) ?? [];
  return (
    named !== undefined && !named.split(',').some((part) => isVerb(FIRST_WORD.exec(part.trim())?.[1] ?? ''))
  );
}

/** Whether words consist of verbs whose object follows later: "Remove, clean and dry the filter". */
const areVerbs = (words: string): boolean => {
  const [first = '', ...others] = words.match(/\p{L}+/gu) ?? [];
  return isVerb(first) && others.every((word) => isVerb(word) && word === word.toLowerCase());
};

/** Whether a sentence is an instruction, a command, or leads up to one: "To delete it:". */
export const tellsWhatToDo = (sentence: string): boolean =>
  isPrompted(sentence) || /^to\s/i.test(sentence) || isInstruction(sentence);

function isInstruction(sentence: string): boolean {
  const said = sentence.slice(openingOf(sentence));
  return isVerb(FIRST_WORD.exec(said)?.[1] ?? '') || isGerund(DONE_AS_SUBJECT.exec(said)?.[1] ?? '');
}

/** Number of characters before the verb of an instruction. */
function openingOf(sentence: string): number {
  const bullet = BULLET.exec(sentence)?.[0].length ?? 0;
  const said = sentence.slice(bullet);
  const opening = OPENING.exec(said)?.[0].length;
  if (opening !== undefined) return bullet + opening;
  const purpose = PURPOSE.exec(said)?.[0] ?? '';
  const [, ...behind] = purpose.matchAll(BEHIND_PURPOSE);
  return bullet + (behind.find(([verb]) => isVerb(verb))?.index ?? 0);
}

/** Whether a word is such a verb with "-ing". */
function isGerund(word: string): boolean {
  const gerund = word.toLowerCase();
  const base = gerund.replace(/ing$/, '');
  return VERBS.has(gerund) || [base, `${base}e`, base.slice(0, -1)].some((verb) => FURTHER_VERBS.has(verb));
}

/** Whether a word is the base form of a verb of manuals. */
function isVerb(word: string): boolean {
  const verb = word.toLowerCase();
  return VERBS.get(verb) === verb || FURTHER_VERBS.has(verb);
}
