/** A word as recognised, its place in pixels of the picture, and how sure the recogniser is of it, in per cent. */
export type RecognizedWord = {
  text: string;
  left: number;
  top: number;
  width: number;
  height: number;
  confidence: number;
  /** Whether something that is no word, such as dots that lead to a page number, stands before it. */
  afterLeaders?: boolean;
};

/** The words of tesseract's TSV line by line, in its reading order. */
export function parseTsv(tsv: string): RecognizedWord[][] {
  const lines = new Map<string, RecognizedWord[]>();
  for (const row of tsv.split('\n').slice(1)) {
    // Words are on level 5.
    const [level, , block, paragraph, line, , left, top, width, height, confidence, word = ''] =
      row.split('\t');
    const text = word.trim();
    if (level !== '5' || text === '') continue;
    const key = `${block}.${paragraph}.${line}`;
    const words = lines.get(key) ?? [];
    lines.set(key, words);
    words.push({
      text,
      left: Number(left),
      top: Number(top),
      width: Number(width),
      height: Number(height),
      confidence: Number(confidence),
    });
  }
  return [...lines.values()];
}
