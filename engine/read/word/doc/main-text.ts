/** The main text of a Word file; `placeOf` tells where in the main stream a character is stored. */
export type MainText = { text: string; placeOf: (index: number) => number };

const COMPRESSED = 0x40000000;
const PIECE_BYTES = 8;
const MAX_CHARS = 20_000_000;

type Piece = { from: number; to: number; place: number; charBytes: 1 | 2 };

/**
 * Puts the text together from its pieces ([MS-DOC] 2.4.1). `clx` describes them, `chars` is the length of the main text
 * without notes and headers. Throws `RangeError` where the file points outside itself.
 */
export function readMainText(main: Buffer, clx: Buffer, chars: number): MainText {
  if (chars > MAX_CHARS) throw new RangeError(`${chars} characters`);
  const pieces = readPieces(clx, chars);
  const latin = new TextDecoder('windows-1252');
  const parts = pieces.map(({ from, to, place, charBytes }) => {
    const bytes = main.subarray(place, place + (to - from) * charBytes);
    return charBytes === 1 ? latin.decode(bytes) : bytes.toString('utf16le');
  });
  let at = 0;
  return {
    text: parts.join(''),
    // Asked from front to back.
    placeOf(index) {
      if (index < (pieces[at]?.from ?? 0)) at = 0;
      while (at < pieces.length - 1 && index >= (pieces[at]?.to ?? 0)) at += 1;
      const piece = pieces[at];
      return piece ? piece.place + (index - piece.from) * piece.charBytes : 0;
    },
  };
}

function readPieces(clx: Buffer, chars: number): Piece[] {
  let at = 0;
  while (clx.readUInt8(at) === 1) at += 3 + clx.readUInt16LE(at + 1);
  const bytes = clx.readUInt32LE(at + 1);
  const table = clx.subarray(at + 5, at + 5 + bytes);
  const count = Math.floor((table.length - 4) / (4 + PIECE_BYTES));
  const pieces: Piece[] = [];
  for (let index = 0; index < count; index++) {
    const from = table.readUInt32LE(4 * index);
    if (from >= chars) break;
    const to = Math.min(chars, table.readUInt32LE(4 * index + 4));
    const stored = table.readUInt32LE(4 * (count + 1) + PIECE_BYTES * index + 2);
    if (from !== (pieces.at(-1)?.to ?? 0)) throw new RangeError('pieces overlap');
    const isCompressed = (stored & COMPRESSED) !== 0;
    const place = stored & ~COMPRESSED;
    pieces.push({ from, to, place: isCompressed ? place / 2 : place, charBytes: isCompressed ? 1 : 2 });
  }
  return pieces;
}
