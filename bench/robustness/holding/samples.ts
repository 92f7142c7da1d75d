/** The files that are uploaded while the server is being killed. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { textLines, writePdf } from '../../../engine/testing/pdf-writer.ts';

export type SampleKind = 'sample' | 'small';
export type Sample = { kind: SampleKind; file: File; sha256: string };

const samplePath = new URL('../../../sample/manual.pdf', import.meta.url);
const smallPages = 6;

/** Makes files of their own name; small ones differ in content too, the sample manual is always the same. */
export async function createSamples(): Promise<(kind: SampleKind, number: number) => Sample> {
  const manual = await readFile(samplePath);
  return (kind, number) => {
    const bytes = kind === 'sample' ? manual : writeSmallManual(number);
    const file = new File([new Uint8Array(bytes)], `manual-${number}.pdf`, { type: 'application/pdf' });
    return { kind, file, sha256: createHash('sha256').update(bytes).digest('hex') };
  };
}

function writeSmallManual(number: number): Buffer {
  const pages = Array.from({ length: smallPages }, (_, index) => ({
    texts: [
      { text: `${index + 1} Adjusting valve ${index + 1}`, x: 70, y: 80, size: 18, font: 'bold' as const },
      ...textLines(
        [
          `The pump with the serial number ${number} has a valve with the number ${index + 1}.`,
          'Close the inlet, wait until the pressure gauge shows zero and open the cover.',
          `Turn the screw ${index + 2} times clockwise and close the cover again.`,
        ],
        120,
      ),
    ],
  }));
  return writePdf(pages);
}
