/** QR codes (ISO/IEC 18004) in millimetres, for things that are printed and engraved. */
import { encode } from 'uqr';
import { AppError } from '../../app-error.ts';

/** Smallest side of a module, in mm: three dots of a printer with 300 dpi. */
export const LEAST_MODULE_MM = 0.25;
/** Modules of white around a code. */
export const QUIET_MODULES = 4;

/** A code without the white around it. */
export type QrCode = {
  /** Rows from the top; true is black. */
  modules: readonly (readonly boolean[])[];
  moduleMm: number;
  /** How much of it may be worn off: H a third, Q a quarter, M a seventh, L a fourteenth. */
  correction: Correction;
};
type Correction = 'L' | 'M' | 'Q' | 'H';

/** The most robust first. */
const CORRECTIONS: readonly Correction[] = ['H', 'Q', 'M', 'L'];

/**
 * Draws a text as the most robust code whose modules are not too small.
 * @param sideMm side of the code, without the white around it
 * @throws AppError invalid_request where the text has no room, with the smallest side that it fits in
 */
export function drawQrCode(text: string, sideMm: number): QrCode {
  for (const correction of CORRECTIONS) {
    const modules = modulesOf(text, correction);
    const moduleMm = sideMm / modules.length;
    if (moduleMm >= LEAST_MODULE_MM) return { modules, moduleMm, correction };
  }
  const least = Math.ceil(modulesOf(text, 'L').length * LEAST_MODULE_MM * 10) / 10;
  const message = `The code of this address needs at least ${least} mm: its modules would be smaller than ${LEAST_MODULE_MM} mm.`;
  throw new AppError('invalid_request', message, { errors: { sideMm: message } });
}

const modulesOf = (text: string, ecc: Correction): boolean[][] => encode(text, { ecc, border: 0 }).data;

/** The black parts of a row as stretches, so that no hairlines show between modules. */
export function stretchesOf(row: readonly boolean[]): { from: number; length: number }[] {
  const found: { from: number; length: number }[] = [];
  row.forEach((isBlack, i) => {
    if (!isBlack) return;
    const last = found.at(-1);
    if (last && last.from + last.length === i) last.length += 1;
    else found.push({ from: i, length: 1 });
  });
  return found;
}

const round = (mm: number): number => Math.round(mm * 1000) / 1000;

/** The code as the path of an SVG whose unit is a millimetre, with its upper left corner at a point. */
export function codePath({ modules, moduleMm }: QrCode, leftMm: number, topMm: number): string {
  const height = round(moduleMm);
  return modules
    .flatMap((row, y) =>
      stretchesOf(row).map(({ from, length }) => {
        const width = round(length * moduleMm);
        return `M${round(leftMm + from * moduleMm)} ${round(topMm + y * moduleMm)}h${width}v${height}h-${width}z`;
      }),
    )
    .join('');
}
