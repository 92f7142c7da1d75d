import { renderSVG } from 'uqr';

/** Modules of white around the code; ISO/IEC 18004 asks for four. */
const QUIET_ZONE = 4;

/** Draws a QR code as SVG, black on white in both modes, that is still read when a tenth of it is worn off. */
export const drawQr = (text: string): string =>
  renderSVG(text, { ecc: 'M', border: QUIET_ZONE, whiteColor: '#fff', blackColor: '#000' });

/** A QR code as the address of a picture. */
export const qrPicture = (text: string): string => `data:image/svg+xml,${encodeURIComponent(drawQr(text))}`;
