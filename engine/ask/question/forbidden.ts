/** Whether a question asks for what must not be done. */

/** Behind these comes another clause, which tells of a fault. */
const CLAUSE = '(?:if|when|because|wenn|falls|si|se|als)(?!\\p{L})';
/** An interrogative, then what forbids with at most so many words between: "what … must I not". */
const BETWEEN = String.raw`(?: (?!${CLAUSE})\S+){0,5}? `;
const FEW = String.raw`(?: (?!${CLAUSE})\S+){0,3}? `;

/** Of each language the interrogatives, and what asks behind them for a prohibition. */
const FORMS: readonly (readonly [asking: string, forbidden: string])[] = [
  [
    'what|which|where|who',
    `(?:must|may|should|can)${FEW}(?:not|never)|(?:mustn|mayn|shouldn|can)['’]t|cannot|(?:is|are|am)${FEW}(?:forbidden|prohibited|banned)|not (?:be )?(?:allowed|permitted)|should${FEW}avoid`,
  ],
  [
    'was|welche[rsnm]?|wo|wo(?:mit|hin|rauf|rin|ran)|wer',
    `(?:darf|dürfen|soll|sollte|muss|kann)${FEW}(?:nicht|nie|niemals|keine?[nrsm]?)|(?:verboten|untersagt|nicht erlaubt|vermeiden)`,
  ],
  [
    "qu['’]est-ce qu(?:e|['’])|que|quel(?:le)?s?|où|avec quoi|dans quoi",
    `(?:dois|doit|faut|peux|peut|puis)\\S*${FEW}?(?:pas|jamais)|interdit\\p{L}*|éviter`,
  ],
  [
    'qué|que|cuál(?:es)?|dónde|con qué',
    `no (?:debo|debe|puedo|puede|se puede|se debe|hay que)|nunca|prohibid\\p{L}*|evitar`,
  ],
  [
    '(?:che )?cosa|che|quali?|dove|con cosa',
    `non (?:devo|deve|posso|può|si può|si deve|bisogna)|vietat\\p{L}*|evitare`,
  ],
  ['wat|welke|waar(?:mee|in|op)?|wie', `(?:mag|moet|kan)${FEW}(?:niet|nooit|geen)|verboden|vermijden`],
  [
    'o que|que|quais|qual|onde|com que',
    `não (?:devo|deve|posso|pode|se pode|se deve)|nunca|proibid\\p{L}*|evitar`,
  ],
];

const PATTERNS = FORMS.map(
  ([asking, forbidden]) =>
    new RegExp(`(?<!\\p{L})(?:${asking})(?!\\p{L})(?:${BETWEEN}| )(?:${forbidden})(?!\\p{L})`, 'iu'),
);

/** "What must I not clean it with?"; not a fault that is told of: "What can I do if it does not start?" */
export const asksForbidden = (question: string): boolean =>
  PATTERNS.some((pattern) => pattern.test(question));
