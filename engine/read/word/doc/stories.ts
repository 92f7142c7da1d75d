/** Where the file information block tells how many characters each story has, in the order of their texts ([MS-DOC] 2.5.4). */
const STORY_LENGTHS = {
  main: 0x4c,
  notes: 0x50,
  headers: 0x54,
  comments: 0x5c,
  endnotes: 0x60,
  boxes: 0x64,
} as const;
/** Where it names the places of notes in the text and the beginnings of their own texts, and of text boxes. */
const PLACES = { noteMarks: 0xaa, notes: 0xb2, endnoteMarks: 0x20a, endnotes: 0x212, boxes: 0x25a } as const;
const MARK_BYTES = 2;
const BOX_BYTES = 22;
const MAX_PARTS = 20_000;

/** A stretch of the characters of all stories. */
export type Stretch = { from: number; to: number };

/** What of a file's text is no main text, by where it lies among the characters of all stories. */
export type Stories = {
  /** Characters of the main text, and of all stories. */
  mainChars: number;
  allChars: number;
  /** The text of each footnote and endnote, by the place of its mark in the main text. */
  notes: ReadonlyMap<number, Stretch>;
  /** The texts of text boxes in their order. */
  boxes: readonly Stretch[];
};

/** @param part what the block names at a place. Throws `RangeError` where the file points outside itself */
export function readStories(block: Buffer, part: (at: number) => Buffer): Stories {
  const charsOf = (story: keyof typeof STORY_LENGTHS): number => block.readUInt32LE(STORY_LENGTHS[story]);
  const mainChars = charsOf('main');
  const endnotesFrom = mainChars + charsOf('notes') + charsOf('headers') + charsOf('comments');
  const boxesFrom = endnotesFrom + charsOf('endnotes');
  const notes = new Map([
    ...notesOf(part(PLACES.noteMarks), part(PLACES.notes), { from: mainChars, chars: charsOf('notes') }),
    ...notesOf(part(PLACES.endnoteMarks), part(PLACES.endnotes), {
      from: endnotesFrom,
      chars: charsOf('endnotes'),
    }),
  ]);
  const boxes = stretches(positionsOf(part(PLACES.boxes), BOX_BYTES), {
    from: boxesFrom,
    chars: charsOf('boxes'),
  });
  return { mainChars, allChars: boxesFrom + charsOf('boxes'), notes, boxes };
}

type Story = { from: number; chars: number };

function notesOf(marks: Buffer, texts: Buffer, story: Story): Array<[number, Stretch]> {
  const own = stretches(positionsOf(texts, 0), story);
  const places = positionsOf(marks, MARK_BYTES).slice(0, -1);
  return places.flatMap((mark, index): Array<[number, Stretch]> => {
    const stretch = own[index];
    return stretch ? [[mark, stretch]] : [];
  });
}

/** The stretches between positions of a story, those without characters too: they count. */
function stretches(positions: readonly number[], { from, chars }: Story): Stretch[] {
  return positions.slice(0, -1).map((start, index) => ({
    from: from + Math.min(start, chars),
    to: from + Math.min(positions[index + 1] ?? start, chars),
  }));
}

/** The positions of a table ([MS-DOC] 2.2.2 "PLC") whose entries have so many bytes; one more than there are entries. */
export function positionsOf(table: Buffer, entryBytes: number): number[] {
  const count = Math.min(MAX_PARTS, Math.floor((table.length - 4) / (4 + entryBytes)) + 1);
  return Array.from({ length: Math.max(0, count) }, (_, index) => table.readUInt32LE(4 * index));
}
