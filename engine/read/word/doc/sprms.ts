/** A formatting instruction of a Word file: what it sets, and its operand ([MS-DOC] 2.2.5, "Prl"). */
export type Sprm = { code: number; value: number };

export const SPRM = {
  deleted: 0x0800,
  hidden: 0x083c,
  hiddenOnWeb: 0x0811,
  hiddenForGood: 0x0818,
  struck: 0x0837,
  struckTwice: 0x2a53,
  /** 1 above the line, 2 below it. */
  script: 0x2a48,
  /** Half-points that text is raised; lowered where the number is one of two's complement. */
  raised: 0x4845,
  characterStyle: 0x4a30,
  /** The number of the font of Latin text. */
  font: 0x4a4f,
  /** A sign of a font: its code in the upper half, the font's number in the lower one. */
  symbol: 0x6a09,
  /** Whether a character stands for an object, whose folder `picture` names; else that is where its picture is described. */
  isObject: 0x080a,
  picture: 0x6a03,
  inTable: 0x2416,
  endsRow: 0x2417,
  headerRow: 0x3404,
  listLevel: 0x260a,
  outlineLevel: 0x2640,
  list: 0x460b,
  /** Too long for its page: the operand is where in the data stream the instructions stand. */
  elsewhere: 0x6646,
} as const;

const OPERAND_BYTES = [1, 1, 2, 4, 2, 2, 0, 3];
const TABLE_DEFINITIONS: readonly number[] = [0xd606, 0xd608];
const TAB_CHANGES = 0xc615;

/** The instructions in a run of formatting; operands of variable length have value 0. Ends where the run is cut. */
export function* readSprms(run: Buffer): Generator<Sprm> {
  let at = 0;
  while (at + 2 < run.length) {
    const code = run.readUInt16LE(at);
    const bytes = OPERAND_BYTES[code >> 13] ?? 0;
    at += 2;
    if (bytes > 0) {
      if (at + bytes > run.length) return;
      yield { code, value: run.readUIntLE(at, bytes) };
      at += bytes;
    } else if (TABLE_DEFINITIONS.includes(code)) {
      if (at + 2 > run.length) return;
      at += run.readUInt16LE(at) + 1;
    } else {
      const length = run.readUInt8(at);
      // A length of 255 of changed tabs is one to be computed; what follows cannot be found.
      if (code === TAB_CHANGES && length === 0xff) return;
      at += length + 1;
    }
  }
}
