import { detectLanguage } from '../document/language.ts';
import { whenNeeded } from '../runtime/when-needed.ts';
import { formsOfAll, wordForms, wordsNamed } from '../words/named-words.ts';
import { beginsForeignInstruction } from './headings/foreign-imperatives.ts';
import type { ListUnit } from './take-list.ts';

/** Words that announce steps in the sentence before a list. */
const lead = whenNeeded(() => {
  const [announces, purpose] = [formsOfAll('headings', 'announcesSteps'), formsOfAll('headings', 'purpose')];
  return wordForms(`‹${announces}›|^(?:${purpose}) .+:$`);
});
const announcesSteps = (text: string): boolean => lead().test(text);
const TASK_HEADING = /^(?:[\d.]+\s+)?(?:how to|to \p{L}+|\p{L}+ing)\b/iu;
/** A heading that only says that steps follow. */
const stepsHeading = whenNeeded(
  () => new RegExp(String.raw`^(?:[\d.]+\s+)?(?:${formsOfAll('headings', 'procedure')})[^\p{L}]*$`, 'iu'),
);
const legalHeading = whenNeeded(() => wordForms(`‹${formsOfAll('headings', 'legal')}›`));
/** Headings of release notes. */
const VERSION_HEADING =
  /\brelease notes\b|\bchange ?log\b|\bwhat['’]s new\b|^(?:[\d.]+\s+)?(?:v(?:ersion|er\.?)?|release)\s?\d+\.\d/i;
/** Words by which a list is recognised as English, since few other languages have them. */
const ENGLISH = /\b(?:the|and|with|your|you|this|from|which|when|that|these|are|be|been|has|have|not)\b/gi;

/** Text that may precede the verb of an instruction: a condition or purpose with its comma, or an adverb. */
const BEFORE_VERB =
  /^(?:(?:if|when|once|after|before|to|in order to|while|for|as soon as|with|using|on|in|from|at)\b[^,.;]{3,120},\s*|(?:then|now|next|first|finally|lastly|also|optionally|carefully|gently|slowly|please|always|never|again|afterwards),?\s+)+/i;

/** Verbs that instructions in English begin with. */
const imperatives = whenNeeded(() => new Set(wordsNamed('imperatives').get('en')));
const IMPERATIVE_PHRASE =
  /^(?:do not|don['’]t|make sure|be sure|be careful|you (?:must|should|need to|have to|will need to))\b/i;

/** The beginning of a statement: articles, pronouns, "there is", verbs in the third person ("Sets the frequency"). */
const STATEMENT =
  /^(?:the|an?|it|its|it['’]s|this|these|those|that|there|there['’]s|they|we|he|all|some|any|each|every|both|most|many|no|one|another|your|our|what|which|who|whether|how|why|where)\b|^\p{Lu}?\p{Ll}{2,}[^sS\P{Ll}]s\s/iu;

/** Number of items of a list by the form of their text. */
type ItemForms = { imperatives: number; statements: number; items: number };

/**
 * Whether a list is a procedure, judged by its items, the sentence before it and the heading, because licence clauses, lists of facts and
 * glossaries are numbered too. Statements are recognised in English only; a numbered list in another language counts as a procedure.
 */
export function isProcedure(list: ListUnit, leadIn: string, heading: string): boolean {
  if (list.entries.length < 2 || legalHeading().test(heading) || VERSION_HEADING.test(heading)) return false;
  const text = [leadIn, ...list.entries.map(({ item }) => item.text)].join('\n');
  const isEnglish = (text.match(ENGLISH)?.length ?? 0) >= 2;
  const isForeign = !isEnglish && detectLanguage([text]) !== 'en';
  const { imperatives, statements, items } = countForms(list, isForeign ? foreignFormOf : formOf);
  const isAnnounced =
    announcesSteps(leadIn) || (leadIn === '' && TASK_HEADING.test(heading)) || stepsHeading().test(heading);
  if (imperatives >= items / 2) return list.ordered || isAnnounced;
  if (imperatives > statements) return list.ordered;
  if (statements > items / 2) return list.ordered && announcesSteps(leadIn) && imperatives > 0;
  return list.ordered && (isAnnounced || imperatives >= items / 3 || !isEnglish);
}

function countForms({ entries }: ListUnit, form: (text: string) => Form): ItemForms {
  const outermost = entries.filter(({ level }) => level === 0);
  const forms = { imperatives: 0, statements: 0, items: outermost.length };
  for (const { item } of outermost) {
    const is = form(item.text);
    if (is === 'imperative') forms.imperatives += 1;
    else if (is === 'statement') forms.statements += 1;
  }
  return forms;
}

type Form = 'imperative' | 'statement' | null;

const foreignFormOf = (text: string): Form => (beginsForeignInstruction(text) ? 'imperative' : null);

function formOf(text: string): Form {
  const bare = text.replace(BEFORE_VERB, '');
  const first = /^[\p{L}-]+/u.exec(bare)?.[0].toLowerCase() ?? '';
  if (imperatives().has(first) || IMPERATIVE_PHRASE.test(bare)) return 'imperative';
  return STATEMENT.test(bare) ? 'statement' : null;
}
