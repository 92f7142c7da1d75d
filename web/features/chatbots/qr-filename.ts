import { renderSVG } from 'uqr';

/** Modules of white around the code; ISO/IEC 18004 asks for four. */
const QUIET_ZONE = 4;

/** A QR code as SVG, black on white whatever the look of the screen; a tenth of it may be hidden or worn off. */
export const drawQr = (text: string): string =>
  renderSVG(text, { ecc: 'M', border: QUIET_ZONE, whiteColor: '#fff', blackColor: '#000' });

/** "qr-d58-espresso-machine.svg". */
export function qrFilename(productName: string): string {
  const name = productName
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `qr-${name || 'chatbot'}.svg`;
}
