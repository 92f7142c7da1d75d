import type { Figure, Passage } from '../../document/manual.ts';
import type { Box } from '../../document/pages.ts';
import { area, captionLabel } from '../../structure/pages/figures.ts';
import type { Check, CheckedManual, Finding } from '../finding.ts';
import { placeOfFigure } from '../found-place.ts';

/** Smaller pictures, as a share of the page, are keys, signs and logos, which need no caption. */
const MIN_AREA = 0.03;
/** Where fewer pictures have a caption, the manual gives them none on purpose, which is one finding and not hundreds. */
const MIN_CAPTIONED = 0.5;
const MIN_FIGURES = 4;
/** How far from a picture, as a share of the page, a short line says what it shows. */
const MAX_GAP = 0.05;
const MAX_LINE_CHARS = 100;

type Line = { page: number; box: Box };

/**
 * Pictures without a caption: nothing says what they show, and no question finds them. Each of them where most others have
 * one; else the first, whose subject is how many there are.
 */
export const uncaptionedFigure: Check = {
  kind: 'uncaptioned-figure',
  begin(manual) {
    const lines: Line[] = [];
    /** Pages that bear a caption: which of their pictures it belongs to, or whether to several, cannot be told for sure. */
    const captionPages = new Set<number | null>(
      manual.figures.flatMap(({ caption, page }) => (caption === '' ? [] : page)),
    );
    return {
      visit(passage) {
        if (manual.figures.length < MIN_FIGURES) return;
        lines.push(...shortLines(passage));
        if (captionLabel(passage.context) !== null) captionPages.add(passage.page);
        for (const { start, end, page } of passage.spans)
          if (captionLabel(passage.text.slice(start, end)) !== null) captionPages.add(page);
      },
      end() {
        const large = manual.figures.filter(isLarge);
        const hasWords = (figure: Figure) =>
          figure.caption !== '' ||
          captionPages.has(figure.page) ||
          lines.some((line) => standsAt(figure, line));
        const bare = large.filter((figure) => !hasWords(figure));
        const captioned = large.filter(({ caption }) => caption !== '').length;
        const isHabit = captioned >= MIN_CAPTIONED * large.length;
        return large.length < MIN_FIGURES ? [] : toFindings(manual, bare, isHabit);
      },
    };
  },
};

/** @param isHabit whether the manual captions most pictures */
function toFindings(manual: CheckedManual, bare: readonly Figure[], isHabit: boolean): Finding[] {
  const subject = isHabit ? '' : String(bare.length);
  return (isHabit ? bare : bare.slice(0, 1)).map((figure) => ({
    kind: 'uncaptioned-figure',
    ...placeOfFigure(manual, figure),
    subject,
    other: null,
  }));
}

/** The picture on the cover needs no words. */
const isLarge = ({ box, page }: Figure): boolean => page !== 1 && box !== null && area(box) >= MIN_AREA;

/** Printed lines of paragraphs so short that they may be captions without a number. */
function shortLines({ text, spans }: Passage): Line[] {
  return spans.filter(({ start, end }) => {
    const from = text.lastIndexOf('\n', start) + 1;
    const to = text.indexOf('\n', end);
    return (to < 0 ? text.length : to) - from <= MAX_LINE_CHARS;
  });
}

function standsAt({ page, box }: Figure, line: Line): boolean {
  if (box === null || page !== line.page) return false;
  const below = line.box.y - (box.y + box.height);
  const above = box.y - (line.box.y + line.box.height);
  const isBeside = line.box.x < box.x + box.width && box.x < line.box.x + line.box.width;
  return isBeside && ((below > -0.02 && below < MAX_GAP) || (above > -0.02 && above < MAX_GAP));
}
