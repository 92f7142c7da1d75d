/** What turns the meaning of a clause round: negations, and words that have a contrary. */

const NEGATION =
  /\b(?:not|never|no|none|nor|neither|nothing|nobody|without|cannot|\p{L}+n't|dont|cant|wont|avoid|avoids|avoided|prohibited|forbidden|refrain|nicht|kein|keine|keinen|keinem|keiner|nie|niemals|ohne|weder|verboten|vermeiden|ne|pas|jamais|aucun|aucune|sans|ni|interdit|eviter|nunca|sin|prohibido|ningun|ninguna|evite|non|mai|senza|vietato|nessun|nessuna|niet|geen|nooit|zonder|nao|sem|jamas|ej|inte|aldrig|utan|ikke|aldri|uden|uten|ingen|nem|soha|nu|fara|bez|nigdy|ei|eivat)\b/iu;

/** Pairs of which a text may not say the one where the manual says the other. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['clockwise', 'anticlockwise|counterclockwise|counter-clockwise|anti-clockwise'],
  ['open|opens|opened|opening', 'close|closes|closed|closing|shut'],
  ['left', 'right'],
  ['before', 'after'],
  ['above', 'below'],
  ['increase|increases|raise|raises', 'decrease|decreases|reduce|reduces|lower|lowers'],
  ['always', 'never'],
  ['lock|locks|locked', 'unlock|unlocks|unlocked'],
  ['connect|connects|connected', 'disconnect|disconnects|disconnected'],
  ['enable|enables|enabled', 'disable|disables|disabled'],
  ['allowed|permitted', 'forbidden|prohibited'],
  ['fill|fills|filled', 'empty|empties|emptied|drain|drains|drained'],
  ['tighten|tightens|tightened', 'loosen|loosens|loosened'],
  ['push|pushes|pushed', 'pull|pulls|pulled'],
  ['hot|warm', 'cold|cool'],
  ['inside', 'outside'],
  ['upwards|upward', 'downwards|downward'],
  ['full', 'empty'],
  ['more|higher|longer', 'less|lower|shorter|fewer'],
  ['plugged|plug in', 'unplugged|unplug'],
  ['finer', 'coarser'],
  ['minimum', 'maximum'],
  ['offnen|offne', 'schliessen|schließen|schließe'],
  ['links', 'rechts'],
  ['immer', 'nie|niemals'],
];
const SWITCHED = /\b(?:switch|turn|power|set)\p{L}*(?: \p{L}+){0,4} (on|off)\b/giu;

const CONTRARIES: readonly (readonly [RegExp, RegExp])[] = PAIRS.map(([one, other]) => [
  toPattern(one),
  toPattern(other),
]);

function toPattern(words: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}-])(?:${words})(?![\p{L}-])`, 'iu');
}

/** How often a plain text denies. */
export const countNegations = (text: string): number =>
  [...text.matchAll(new RegExp(NEGATION.source, 'giu'))].length;

/** Whether a clause of a plain text denies something. */
export const isNegated = (clause: string): boolean => NEGATION.test(clause);

/** Whether a clause says the contrary of a word where the other says the word itself, and not both. */
export function contradicts(clause: string, other: string): boolean {
  const [own, others] = [waysOf(clause), waysOf(other)];
  if (own.size === 1 && others.size === 1 && ![...own].some((way) => others.has(way))) return true;
  return CONTRARIES.some(
    ([one, two]) => saysOnly(clause, one, two, other) || saysOnly(clause, two, one, other),
  );
}

const saysOnly = (clause: string, word: RegExp, contrary: RegExp, other: string): boolean =>
  word.test(clause) && !contrary.test(clause) && contrary.test(other) && !word.test(other);

/** "on" and "off", where something is switched. */
const waysOf = (clause: string): Set<string> =>
  new Set([...clause.matchAll(SWITCHED)].map((match) => (match[1] ?? '').toLowerCase()));
