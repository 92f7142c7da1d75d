/** A line that is not blank, and how far it is set in. */
export type TextLine = { text: string; indent: number };

const TAB = 4;

/** The lines of a text, in chunks with blank lines between. */
export function chunksOf(text: string): TextLine[][] {
  const chunks: TextLine[][] = [[]];
  for (const raw of text.split(/\r\n?|[\n\f\v\u0085\u2028\u2029]/)) {
    const line = raw.replaceAll('\u00a0', ' ').trimEnd();
    const last = chunks.at(-1);
    if (line !== '') last?.push({ text: line.trimStart(), indent: indentOf(line) });
    else if (last && last.length > 0) chunks.push([]);
  }
  return chunks.filter((chunk) => chunk.length > 0);
}

function indentOf(line: string): number {
  const blanks = /^\s*/.exec(line)?.[0] ?? '';
  return blanks.replaceAll('\t', ' '.repeat(TAB)).length;
}
