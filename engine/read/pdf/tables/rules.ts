import type { ParsedPage } from '@llamaindex/liteparse';

/** A horizontal rule in points; `breaks` are the places at which it is put together from pieces: cell edges. */
export type Rule = { y: number; left: number; right: number; breaks: number[] };

/** A vertical rule in points. */
export type Upright = { x: number; top: number; bottom: number };

export type PageRules = { horizontal: Rule[]; vertical: Upright[] };

type Graphics = NonNullable<ParsedPage['vectorGraphics']>;
type Piece = { y: number; left: number; right: number };

/** Both edges of a drawn bar count as one rule up to this thickness. */
const MAX_THICKNESS_POINTS = 2.5;

/** Pieces of one rule may leave this much open between them: the width of a crossing rule. */
const MAX_OPEN_POINTS = 3;
const MIN_RULE_POINTS = 30;
const MIN_UPRIGHT_POINTS = 6;

/** Pages of drawings and maps: a table has fewer. */
const MAX_PIECES = 6000;

/** The rules of a page from top to bottom and from left to right. Edges of filled areas count as rules. */
export function collectRules(graphics: Graphics | undefined): PageRules {
  if (!graphics || graphics.lines.length + graphics.shapes.length > MAX_PIECES) {
    return { horizontal: [], vertical: [] };
  }
  const pieces: Piece[] = [];
  const uprights: Upright[] = [];
  for (const { x1, y1, x2, y2 } of graphics.lines) {
    const left = Math.min(x1, x2);
    const right = Math.max(x1, x2);
    const top = Math.min(y1, y2);
    const bottom = Math.max(y1, y2);
    if (bottom - top <= 1 && right - left > MAX_THICKNESS_POINTS)
      pieces.push({ y: (top + bottom) / 2, left, right });
    else if (right - left <= 1 && bottom - top > MAX_THICKNESS_POINTS)
      uprights.push({ x: (left + right) / 2, top, bottom });
  }
  const horizontal = joinPieces(pieces);
  for (const { bbox } of graphics.shapes) {
    if (bbox.width <= MAX_THICKNESS_POINTS) continue;
    addBreak(horizontal, bbox.x, bbox.y);
    // Cells of a header that are filled one by one part the rule that their lower edges make, too.
    if (bbox.height > MAX_THICKNESS_POINTS) addBreak(horizontal, bbox.x, bbox.y + bbox.height);
  }
  return { horizontal, vertical: joinUprights(uprights) };
}

function joinPieces(pieces: Piece[]): Rule[] {
  const rules: Rule[] = [];
  let level: Rule[] = [];
  for (const piece of pieces.sort((a, b) => a.y - b.y || a.left - b.left)) {
    if (level[0] && piece.y - level[0].y > MAX_THICKNESS_POINTS) {
      rules.push(...level);
      level = [];
    }
    const touched = level.filter(
      (rule) => piece.left <= rule.right + MAX_OPEN_POINTS && piece.right >= rule.left - MAX_OPEN_POINTS,
    );
    const joined = {
      y: touched[0]?.y ?? piece.y,
      left: Math.min(piece.left, ...touched.map((rule) => rule.left)),
      right: Math.max(piece.right, ...touched.map((rule) => rule.right)),
      breaks: [],
    };
    level = [...level.filter((rule) => !touched.includes(rule)), joined];
  }
  return [...rules, ...level].filter((rule) => rule.right - rule.left >= MIN_RULE_POINTS);
}

function addBreak(rules: readonly Rule[], x: number, y: number): void {
  const rule = rules.find(
    (other) => Math.abs(other.y - y) <= MAX_THICKNESS_POINTS && x > other.left + 3 && x < other.right - 3,
  );
  if (rule?.breaks.every((place) => Math.abs(place - x) > 2)) rule.breaks.push(x);
}

function joinUprights(pieces: Upright[]): Upright[] {
  const joined: Upright[] = [];
  for (const piece of pieces.sort((a, b) => a.x - b.x || a.top - b.top)) {
    const same = joined.find(
      (upright) =>
        Math.abs(upright.x - piece.x) <= MAX_THICKNESS_POINTS &&
        piece.top <= upright.bottom + MAX_OPEN_POINTS &&
        piece.bottom >= upright.top - MAX_OPEN_POINTS,
    );
    if (same) {
      same.top = Math.min(same.top, piece.top);
      same.bottom = Math.max(same.bottom, piece.bottom);
    } else joined.push({ ...piece });
  }
  return joined.filter(({ top, bottom }) => bottom - top >= MIN_UPRIGHT_POINTS);
}
