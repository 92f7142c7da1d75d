/** Determines the kind of an English question from its wording and removes the words that express it. */

export type QuestionKind =
  | 'how-to'
  | 'how-works'
  | 'how-often'
  | 'how-long'
  | 'how-much'
  | 'degree'
  | 'where'
  | 'why'
  | 'who'
  | 'when'
  /** It asks for a thing that it names: "what is the part number of …". */
  | 'what-is'
  | 'what'
  | 'remedy'
  | 'can'
  | 'must'
  | 'is'
  | 'topic';

/** `kinds` in alphabetical order; `rest` is the question without the words that express them. */
export type PutQuestion = { kinds: QuestionKind[]; rest: string };

const CONTRACTED: readonly (readonly [RegExp, string])[] = [
  [/\bwat\b/gi, 'what'],
  [/\b(?:can't|cannot|cant)\b/gi, 'can not'],
  [/\b(?:won't|wont)\b/gi, 'will not'],
  [/\b(do|does|did|is|are|was|were|has|have|should|would|could|must)(?:n't|nt)\b/gi, '$1 not'],
  [/\b(what|where|how|who|when|why|it|that|there)(?:'s|s(?= (?:the|a|an|my|this|that|it)\b))/gi, '$1 is'],
  [/\b(i)(?:'m|m)\b/gi, '$1 am'],
  [/\b(i|we|you|they)'(?:ve|d|ll|re)\b/gi, '$1'],
];

/** "Could you please tell me", "I'd like to know", "Hi, any idea". */
const COURTESY: readonly RegExp[] = [
  /^(?:hi|hello|hey|good (?:morning|evening|day|afternoon))\b(?: there)?[\s,!.]*/i,
  /^(?:please|pls|plz)\b[\s,]*/i,
  /^(?:(?:can|could|would|will) you (?:please |kindly )?)?(?:tell|show|explain|describe)(?:(?: to)? (?:me|us)\b|(?= (?:what|how|why|where|when|which|who)\b))[\s,]*/i,
  /^(?:can|could|would) (?:somebody|someone|anybody|anyone) (?:please )?(?:tell|explain)(?: to)?(?: me| us)?\b/i,
  /^(?:do you know|does anyone know|any idea|i wonder|i am wondering|i was wondering|i do not (?:know|understand))\b[\s,]*/i,
  /^i (?:want|need|would like|like|wish) to (?:know|find out|understand|learn)\b[\s,]*/i,
  /[\s,]*\b(?:please|pls|plz|thanks|thank you|thx|many thanks)[\s.!?]*$/i,
];

const PERSON = '(?:i|we|you|one|someone|people)';
const ANY_WAY =
  '(?:right |best |correct |proper |easiest |usual |recommended )?(?:way|procedure|process|method)';
const OF_A_FAULT = String.raw`(?= (?:the |this |that |an? )?(?:errors?|faults?|problems?|messages?|codes?|alarms?|\p{L}{1,3}[- ]?\d))`;

type Rule = readonly [kind: QuestionKind, pattern: RegExp, instead?: string];

/** Applied in this order; each rule that matches adds its kind and removes its words. */
const RULES: readonly Rule[] = [
  ['when', /\b(?:at |by )?what time\b|^\W*when is it time to\b/gi],
  ['when', /(?:^|[,;]|\b(?:and|or))\W{0,3}\bwhen\b|\bwhen\W*$/gi],
  ['how-often', /\bhow (?:often|frequently|regularly)\b/gi],
  ['how-often', /\b(?:at |in )?(?:what|which) (?:intervals?|frequency)\b/gi],
  ['how-often', /\bwhat is the ((?:\p{L}+ )?)(?:interval|frequency)(?: for| of| between)?\b/giu, '$1'],
  ['how-long', /\bhow (?:long|much time|many (?:seconds|minutes|hours|days|weeks|months|years))\b/gi],
  ['how-much', /\bhow (?:much|many)\b/gi],
  ['how-much', /\b(?:what|which)(?: is the)? (?:amount|quantity)(?: of)?\b/gi],
  [
    'why',
    /\bwhy\b|\bhow come\b|\bfor (?:what|which) reason\b|\bwhat (?:causes|makes|is causing|is making)\b/gi,
  ],
  ['why', /\bwhat (?:is|are) the (?:reasons?|causes?)(?: for| of| that| why)?\b/gi],
  [
    'remedy',
    new RegExp(
      String.raw`\bhow (?:do|can|should|could|to)(?: ${PERSON})?(?: to)? (?:fix|solve|resolve|clear|remedy|get rid of|deal with|handle)${OF_A_FAULT}`,
      'giu',
    ),
  ],
  [
    'remedy',
    new RegExp(
      String.raw`\bwhat (?:must|should|shall|can|could|do|does|to)(?: ${PERSON})?(?: have to| need to)? do\b(?: about| with| against)?(?: now)?`,
      'gi',
    ),
  ],
  ['remedy', /\bwhat (?:to do|now|next)\b(?: about| with| against)?/gi],
  [
    'how-to',
    new RegExp(
      String.raw`\bhow (?:do|can|could|should|would|must|shall|may|does|might) (?=(?:not )?${PERSON}\b)`,
      'gi',
    ),
  ],
  ['how-to', /\bhow (?:best )?to\b|\bhow (?:is|are)\b(?=.{0,200}(?:\p{L}{2}(?:ed|en)\b|(?:t|n)\W*$))/giu],
  [
    'how-to',
    new RegExp(String.raw`\b(?:what|which) (?:is|are) the (?:${ANY_WAY}|steps)(?: to| for| of| in)?\b`, 'gi'),
  ],
  [
    'how-to',
    new RegExp(
      String.raw`\b(?:is there|what is) an? ${ANY_WAY} (?:to|for|of)\b|\b(?:which|what) steps\b`,
      'gi',
    ),
  ],
  ['how-to', /^\W*(?:steps|instructions?|procedure|way|guide) (?:to|for|on|of)\b|\bgo about\b/gi],
  ['how-to', /^\W*i (?:want|need|have|would like|like) to\b/gi],
  ['how-works', /\bhow (?:do|does|did)\b/gi],
  ['where', /\b(?:in |at )?(?:what|which) (?:place|location|spot)\b|\blocation of\b|\bwhere(?:abouts)?\b/gi],
  ['who', /\bwho(?:m|se)?\b|\b(?:what|which) (?:person|people)\b/gi],
  ['degree', /\bhow\b(?= \p{L})/giu],
  ['what', /\bwhat (?:is|are) the meaning of\b/gi],
  ['what-is', /^\W*what (?:is|are) (?:the|its)\b/gi],
  ['what', /\b(?:meaning|definition) of\b|\b(?:what|which)\b(?: (?:kind|type|sort)s? of\b)?/gi],
  ['what', /^\W*(?:explain|define)\b/gi],
];

/** Rules for yes-or-no questions, tried if no other rule matches. */
const YES_NO: readonly Rule[] = [
  [
    'can',
    /^\W*(?:is|are|am)(?: it| i| we| you| there)? (?:allowed|permitted|permissible|possible|ok|okay|fine|all ?right|acceptable)\b(?: for (?:me|us))?(?: to| if (?:i|we))?/gi,
  ],
  [
    'can',
    /^\W*(?:is|are)\b(?=.*\b(?:allowed|permitted|permissible|possible|ok|okay|all ?right|acceptable)\b)/gi,
  ],
  ['can', /^\W*(?:can|could|may|might)\b/gi],
  ['must', /^\W*(?:must|should|shall|need)\b|^\W*(?:do|does) (?:i|we|you|one|it) (?:have|need) to\b/gi],
  ['must', /^\W*(?:is it|am i|are we) (?:necessary|required|mandatory|obliged|supposed)(?: to)?\b/gi],
  ['is', /^\W*(?:is|are|was|were|am|do|does|did|will|would|has|have)\b/gi],
];
const PERMITTED = /\b(?:allowed|permitted|permissible|possible|ok|okay|all ?right|acceptable)\b/gi;

const PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!\b(?:the|an?|power|mains?) )\b(?:turn|switch|power)(?:s|ed|ing)?\b((?: [^\s.,?!]+){0,4}?) (on|off)\b/gi,
    '$1 switch$2',
  ],
  [/\bshut(?:s|ting)?\b((?: [^\s.,?!]+){0,4}?) (?:down|off)\b(?! valve)/gi, '$1 switchoff'],
  [/\b(?:throw|throwing|chuck)\b((?: [^\s.,?!]+){0,4}?) (?:away|out)\b/gi, '$1 dispose'],
  [/\b(?:take|taking|pull|pulling|get|getting)\b((?: [^\s.,?!]+){0,4}?) (?:out|off)\b/gi, '$1 remove'],
  [/\b(?:get|getting) rid of\b/gi, 'remove'],
  [/\b(clean|fill|wash|rinse|tidy|use|heat|warm|cool|empty)(ing|s|ed)? (?:up|out|down)\b/gi, '$1$2'],
  [/\b(log|sign|set|back)(?:ging|ning|ting|ing)? ?-?(in|out|up|on)\b/gi, '$1$2'],
  [/\b(?:when|whenever|once|as soon as|in case)\b/gi, 'if'],
  [/\bno longer\b|\bnot any ?more\b/gi, 'not anymore'],
];

/** Takes an English question apart. `isVerb` tells whether a lower-case word begins an instruction. */
export function takeApart(question: string, isVerb: (word: string) => boolean): PutQuestion {
  let text = question.replace(/\s+/g, ' ').trim();
  for (const [pattern, instead] of CONTRACTED) text = text.replace(pattern, instead);
  for (const pattern of [...COURTESY, ...COURTESY]) text = text.replace(pattern, '').trim();
  const found = applyRules(text, RULES);
  const put = found.kinds.length > 0 ? found : putPlainly(text, isVerb);
  let { rest } = put;
  for (const [pattern, instead] of PHRASES) rest = rest.replace(pattern, instead);
  // "Put in the tank" names a place elsewhere: "how much do I put in the tank".
  if (put.kinds.includes('how-to')) rest = rest.replace(/\bput(?:ting)? in\b/gi, 'insert');
  return { kinds: [...new Set(put.kinds)].sort(), rest };
}

function applyRules(text: string, rules: readonly Rule[]): PutQuestion {
  const kinds: QuestionKind[] = [];
  let rest = text;
  for (const [kind, pattern, instead = ' '] of rules) {
    const without = rest.replace(pattern, instead);
    if (without !== rest) kinds.push(kind);
    rest = without;
  }
  return { kinds, rest };
}

function putPlainly(text: string, isVerb: (word: string) => boolean): PutQuestion {
  for (const rule of YES_NO) {
    const { kinds, rest } = applyRules(text, [rule]);
    const [kind] = kinds;
    if (kind !== undefined) return { kinds, rest: kind === 'can' ? rest.replace(PERMITTED, ' ') : rest };
  }
  const first = /^\P{L}*(\p{L}+)/u.exec(text)?.[1]?.toLowerCase() ?? '';
  return { kinds: [isVerb(first) ? 'how-to' : 'topic'], rest: text };
}
