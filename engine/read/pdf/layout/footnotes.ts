import type { PrintedLine } from '../characters/printed-line.ts';

/** The mark of a footnote is in smaller type than the footnote, which is in smaller type than the text. */
const MARK_SIZE_SHARE = 0.68;
const MARK = /^\d{1,2}(?=[\p{L}"“‘«(])/u;

/**
 * Sets the mark of a footnote apart from its first word, which it is printed against ("1T15 will not …" is about T15), and
 * gives the line the type of the footnote's next one, so that both are read as one text. Other lines stay as they are.
 * @param lines of one region of a page, in reading order
 * @param bodySize of the text in points
 */
export function setFootnoteMarksApart(lines: readonly PrintedLine[], bodySize: number): PrintedLine[] {
  return lines.map((line, i) => {
    const [mark] = MARK.exec(line.text) ?? [];
    if (mark === undefined || (line.head?.fontSize ?? line.fontSize) > MARK_SIZE_SHARE * bodySize)
      return line;
    const next = lines[i + 1];
    const goesOn = next !== undefined && !MARK.test(next.text) && next.fontSize < bodySize;
    return {
      ...line,
      text: `${mark} ${line.text.slice(mark.length)}`,
      fontSize: goesOn ? Math.max(line.fontSize, next.fontSize) : line.fontSize,
      unquotable: line.unquotable.map(({ start, end }) => ({
        start: start < mark.length ? start : start + 1,
        end: end <= mark.length ? end : end + 1,
      })),
    };
  });
}
