/** A short manual for tests of the report: a procedure with an unlabelled hazard, codes, dimensions and a warranty. */
import { makePdf } from '../../testing/manual-fixtures.ts';

const HEADING_PT = 18;
export const HAZARD = 'Opening the cap while it is running can result in serious injury to the hands.';
/** A question that it does not answer. */
export const NOISE = 'How loud is the pump in decibels?';

/** @param more a line that another version has */
export const pump = (more?: string): Buffer =>
  makePdf([
    [
      { text: '1 Cleaning the strainer', sizePt: HEADING_PT },
      { text: '1. Close the valves V1 and V2.' },
      { text: '2. Unscrew the cap and flush the mesh with water.' },
      { text: HAZARD },
    ],
    [
      { text: '2 Error codes', sizePt: HEADING_PT },
      { text: 'E-14 means that the water flow is too low.' },
      { text: '3 Dimensions', sizePt: HEADING_PT },
      { text: 'The pump is 540 mm high and weighs 21 kg.' },
      ...(more === undefined ? [] : [{ text: more }]),
      { text: '4 Warranty', sizePt: HEADING_PT },
      { text: 'Two years from the day of purchase, against the receipt.' },
    ],
  ]);
