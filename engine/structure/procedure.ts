import type { ListUnit } from './take-list.ts';

/** Words that announce what is to be done, at the end of the sentence before a list. */
const LEAD_IN =
  /\b(?:steps?|procedure|follow(?:s|ing)? (?:steps|procedure|instructions|actions)|proceed|instructions|schritte?|gehen sie|étapes?|procédure|pasos?|procedimiento|passi|procedura|passos|stappen)\b|^(?:to|um) .+:$/i;
const TASK_HEADING = /^(?:[\d.]+\s+)?(?:how to|to \p{L}+|\p{L}+ing)\b/iu;
/** A heading that says no more than that steps follow. */
const STEPS_HEADING =
  /^(?:[\d.]+\s+)?(?:procedures?|steps?|instructions|method|vorgehen(?:sweise)?|anleitung|procédure|étapes|procedimiento|pasos|procedura|passi|werkwijze|stappen)\b[^\p{L}]*$/iu;
const LEGAL_HEADING =
  /\blicen[cs]e|\bterms and conditions\b|\bcopying\b|\bcopyright\b|\bwarranty\b|\blizenz/i;

/** What may stand before the verb of an instruction: a condition or purpose up to its comma, an adverb. */
const BEFORE_VERB =
  /^(?:(?:if|when|once|after|before|to|in order to|while|for|as soon as|with|using|on|in|from|at)\b[^,.;]{3,120},\s*|(?:then|now|next|first|finally|lastly|also|optionally|carefully|gently|slowly|please|always|never|again|afterwards),?\s+)+/i;

const VERBS =
  'add adjust align allow apply assemble assign attach avoid back boot bring build burn calibrate change charge check choose clean clear click close compile complete configure confirm connect continue copy create cut cycle define delete depress de-select deselect detach determine dial disable disassemble disconnect do dock double-click download drag drain draw drill dry edit eject empty enable ensure enter erase execute exit extract fasten feed file fill find fit fix flash fold follow gather get give go grasp grip hang heat hold identify import insert inspect install keep know launch leave lift load locate lock log loosen lower lubricate make mark measure mount move name navigate note obtain open pause perform pick place plug point position pour power prepare press print proceed pull pump purge push put read reassemble reattach reboot rebuild recharge reconnect record refer refill refit refresh reinsert reinstall release reload remove repeat replace reset restart restore retrieve return rinse rotate run save screw scroll seal see select send set shake shut shutdown slide solder specify spin start stop store swap swing switch take tap tell test tie tighten tilt touch transfer try tune turn type undo uninstall unlock unmount unpack unplug unscrew unwrap unzip update upgrade use verify wait warm wash watch wear wipe wire wrap write';
const IMPERATIVES = new Set(VERBS.split(' '));
const IMPERATIVE_PHRASE =
  /^(?:do not|don['’]t|make sure|be sure|be careful|you (?:must|should|need to|have to|will need to))\b/i;

/** How statements begin: articles, pronouns, "there is", verbs in the third person ("Sets the frequency"). */
const STATEMENT =
  /^(?:the|an?|it|its|it['’]s|this|these|those|that|there|there['’]s|they|we|he|all|some|any|each|every|both|most|many|no|one|another|your|our|what|which|who|whether|how|why|where)\b|^\p{Lu}?\p{Ll}{2,}[^sS\P{Ll}]s\s/iu;

/** What the words of a list's items say about it. */
type ItemForms = { imperatives: number; statements: number; items: number };

/**
 * Whether a list tells what to do, step by step, judged by all its items, the sentence before it and the heading:
 * licence clauses, lists of facts and glossaries are numbered too. Where the words are of another language, a
 * numbered list counts as a procedure.
 */
export function isProcedure(list: ListUnit, leadIn: string, heading: string): boolean {
  if (list.entries.length < 2 || LEGAL_HEADING.test(heading)) return false;
  const { imperatives, statements, items } = countForms(list);
  const isAnnounced =
    LEAD_IN.test(leadIn) || (leadIn === '' && TASK_HEADING.test(heading)) || STEPS_HEADING.test(heading);
  if (imperatives >= items / 2) return list.ordered || isAnnounced;
  if (imperatives > statements) return list.ordered;
  if (statements > items / 2) return list.ordered && LEAD_IN.test(leadIn) && imperatives > 0;
  return list.ordered;
}

function countForms({ entries }: ListUnit): ItemForms {
  const outermost = entries.filter(({ level }) => level === 0);
  const forms = { imperatives: 0, statements: 0, items: outermost.length };
  for (const { item } of outermost) {
    const form = formOf(item.text);
    if (form === 'imperative') forms.imperatives += 1;
    else if (form === 'statement') forms.statements += 1;
  }
  return forms;
}

function formOf(text: string): 'imperative' | 'statement' | null {
  const bare = text.replace(BEFORE_VERB, '');
  const first = /^[\p{L}-]+/u.exec(bare)?.[0].toLowerCase() ?? '';
  if (IMPERATIVES.has(first) || IMPERATIVE_PHRASE.test(bare)) return 'imperative';
  return STATEMENT.test(bare) ? 'statement' : null;
}
