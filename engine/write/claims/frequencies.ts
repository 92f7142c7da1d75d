/** How often something is to be done, in words: "daily", "every week", "once a month". English. */
const UNITS = 'hour|day|week|month|year|morning|evening|night';
const ADVERBS: Record<string, string> = {
  hourly: 'hour',
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
  annually: 'year',
};
const SPELLED = new RegExp(
  String.raw`\b(?:${Object.keys(ADVERBS).join('|')})\b|\b(?:every|each|per|once an?|a|an) (?:single )?(${UNITS})\b(?! (?:before|after|old|or))`,
  'gi',
);
/** Other words that say an amount, and one of the days they name. */
const AMOUNTS =
  /\b(?:double|doubled|triple|tripled|quarter|pair|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|midnight|noon)\b/gi;

/** The periods and amounts that a plain text names in words, as they are compared. */
export function findFrequencies(text: string): string[] {
  const periods = [...text.matchAll(SPELLED)].map(
    ([written, unit]) => `per ${(unit ?? ADVERBS[written.toLowerCase()] ?? '').toLowerCase()}`,
  );
  return [...periods, ...[...text.matchAll(AMOUNTS)].map(([word]) => word.toLowerCase())];
}
