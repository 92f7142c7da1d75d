const MIN_VERB = 3;

/**
 * A stem and those of its verb's other forms, which Snowball's German stemmer keeps apart: "pumpt", "wackelt" from "pumpen",
 * "wackeln". The stem alone in other languages. `code` is ISO 639-1.
 */
export function formsOf(stem: string, code: string): string[] {
  const base = stem.replace(/(?:(?<=el)n|e?t)$/, '');
  if (code !== 'de' || base.length < MIN_VERB) return [stem];
  return [...new Set([stem, base, `${base}t`, `${base}et`, `${base}n`])];
}
