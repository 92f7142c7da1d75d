import { numberManual, resolveReferences } from './maker/numbering.ts';
import { errorCodes } from './source/error-codes.ts';
import { chapters } from './source/manual.ts';

/** A photo of the sample machine in trouble, as a company would enter it in its gallery of error images. */
export type ErrorPhoto = {
  /** File name under sample/photos/. */
  file: string;
  errorTitle: string;
  errorDescription: string;
  solution: string;
};

const numbering = numberManual(chapters);

function ofCode(code: string, seen: string): ErrorPhoto {
  const entry = errorCodes.find((candidate) => candidate.code === code);
  if (!entry) throw new Error(`The manual has no code ${code}.`);
  return {
    file: `${code.toLowerCase()}.jpg`,
    errorTitle: `${code} ${entry.meaning}`,
    errorDescription: `The display shows ${code}. ${seen} Cause: ${entry.cause}.`,
    solution: resolveReferences(entry.remedy, numbering).replaceAll('\u00a0', ' '),
  };
}

/** Seven codes on the display and one gauge; causes and remedies are the manual's own. */
export const errorPhotos: ErrorPhoto[] = [
  ofCode('E-07', 'The steam gauge stays near zero.'),
  ofCode('E-09', 'The pump has stopped.'),
  ofCode('E-11', 'The pump runs without a break.'),
  ofCode('E-13', 'No coffee comes although the lever is up.'),
  ofCode('E-17', 'Brewing is blocked.'),
  ofCode('E-18', 'Everything is switched off.'),
  ofCode('E-20', 'The machine is locked.'),
  {
    file: 'pump-gauge.jpg',
    errorTitle: 'Pump gauge above 12 bar',
    errorDescription:
      'The needle of the pump pressure gauge stands above 12 bar while coffee runs. Cause: expansion valve scaled.',
    solution: resolveReferences('Descale, {sec:descaling}. If it stays, call service.', numbering).replaceAll(
      '\u00a0',
      ' ',
    ),
  },
];
