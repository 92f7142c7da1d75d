import { textLines, writePdf } from '../../../engine/testing/pdf-writer.ts';
import { type Attack, repeat } from './attack.ts';
import { upload } from './neighbourhood.ts';

const SCANNED_PAGES = 40;
const DENSE_PAGES = 60;
const LINES = 400;
const PICTURE = { width: 850, height: 1200 };

let files: Buffer[] = [];

/** Scans and dense pages, again and again: what takes a minute or more to read. */
export const heavyReading: Attack = {
  name: 'heavy-reading',
  about: `uploads of ${SCANNED_PAGES} scanned and of ${DENSE_PAGES} dense pages, two at a time`,
  // Made before: who measures must not be held up by it.
  prepare: async () => {
    files = [scan(), densePages()];
  },
  run: ({ api, attacker }, signal) =>
    repeat(signal, 2, async (turn) => {
      const bytes = files[turn % files.length];
      if (bytes) await upload(api, attacker, bytes, `Heavy ${turn}`);
    }),
};

/** Noise: the recogniser looks for words in all of it. */
function scan(): Buffer {
  const pixels = Buffer.alloc(PICTURE.width * PICTURE.height, 0xff);
  for (let at = 0; at < pixels.length; at += 1) if ((at * 2_654_435_761) % 97 < 20) pixels[at] = 0;
  const pages = Array.from({ length: SCANNED_PAGES }, () => ({ texts: [], picture: { ...PICTURE, pixels } }));
  return writePdf(pages);
}

/** Letters set one by one, in small type all over the page. */
function densePages(): Buffer {
  const letters = 'Turn the screw and wait until the lamp goes out '.split('');
  const line = (number: number) =>
    letters.flatMap((text, column) =>
      textLines([text], 20 + 2 * number, { x: 20 + 11 * column + (number % 7), size: 2 }),
    );
  const page = { texts: Array.from({ length: LINES }, (_, number) => line(number)).flat() };
  return writePdf(Array.from({ length: DENSE_PAGES }, () => page));
}
