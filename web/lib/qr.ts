import { renderSVG } from 'uqr';

/** Modules of white around the code; ISO/IEC 18004 asks for four. */
const QUIET_ZONE = 4;

/** A QR code as SVG, black on white whatever the look of the screen; a tenth of it may be hidden or worn off. */
export const drawQr = (text: string): string =>
  renderSVG(text, { ecc: 'M', border: QUIET_ZONE, whiteColor: '#fff', blackColor: '#000' });

/** The same as the address of a picture. */
export const qrPicture = (text: string): string => `data:image/svg+xml,${encodeURIComponent(drawQr(text))}`;
