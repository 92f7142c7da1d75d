import type { ModelRequest } from './model-server.ts';

/** The passages of a request, without their headings' block marks; a model that means well writes from the first. */
export function passagesOf({ messages }: ModelRequest): string[] {
  const content = messages.at(-1)?.content ?? '';
  return [...content.matchAll(/<<<PASSAGE (\d)>>>\n([\s\S]*?)\n<<<END PASSAGE \1>>>/g)].map(
    (match) => match[2] ?? '',
  );
}

/** The question of a request; empty for one to be rewritten. */
export function questionOf({ messages }: ModelRequest): string {
  const content = messages.at(-1)?.content ?? '';
  return /<<<QUESTION>>>\n([\s\S]*?)\n<<<END QUESTION>>>/.exec(content)?.[1] ?? '';
}

/** The sentence of the passages that shares most words with the question, and the number of its passage. */
export function nearestSentence(request: ModelRequest): { text: string; passage: number } {
  const asked = new Set(wordsOf(questionOf(request)));
  const sentences = passagesOf(request).flatMap((passage, i) =>
    passage
      .split(/\n|(?<=[.!?])\s/)
      // Headings stand above; a sentence has an end or is the row of a table.
      .filter((text) => /[.!?]$|\t/.test(text))
      .map((text) => ({
        text: text.replace(/^(?:\d+\.|[•-])\s/, '').replaceAll('\t', ', '),
        passage: i + 1,
      })),
  );
  const shared = (text: string) => wordsOf(text).filter((word) => asked.has(word)).length;
  return sentences.reduce((best, one) => (shared(one.text) > shared(best.text) ? one : best), {
    text: sentences[0]?.text ?? '',
    passage: sentences[0]?.passage ?? 1,
  });
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
