/** Codes that lead from machines to their instructions: on plates, and on sheets of labels. */
import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { id, productIdParam, text } from '../shapes.ts';
import { isGs1Serial, optionalSerial } from './gs1.ts';
import { LABEL_LAYOUTS } from './label-layouts.ts';

/** Labels that one file can have. */
export const MAX_LABELS = 500;
/** Sides of codes in mm. */
export const [LEAST_CODE_MM, MOST_CODE_MM] = [8, 200] as const;

/** Which address a code holds: that of the page, or GS1's. */
export const codeTarget = z.enum(['page', 'gs1']);

const WRONG_SERIALS = 'Write one serial number a line, each of up to 20 letters, digits and signs.';

/** Serial numbers as they are pasted, one a line. @param most of which there can be @param tooMany what is said of more */
export const serialList = (most: number, tooMany: string) =>
  text('Serial numbers', most * 24)
    .default('')
    .transform((all) => all.split(/\s+/).filter((serial) => serial !== ''))
    .pipe(z.array(z.string().refine(isGs1Serial, WRONG_SERIALS)).max(most, tooMany));

/** What a plate is drawn from. */
export const plateQuery = z.object({
  format: z.enum(['svg', 'pdf']),
  target: codeTarget,
  sideMm: z.coerce
    .number('Enter a number.')
    .min(LEAST_CODE_MM, `A code has at least ${LEAST_CODE_MM} mm.`)
    .max(MOST_CODE_MM, `A code has at most ${MOST_CODE_MM} mm.`),
  serial: optionalSerial.default(''),
});

/** What labels are drawn from: one for each serial number, or a sheet of the same without any. */
export const labelForm = z.object({
  layout: z.enum(LABEL_LAYOUTS),
  target: codeTarget,
  note: text('Line', 60).default(''),
  serials: serialList(MAX_LABELS, `At most ${MAX_LABELS} labels are written at once.`),
  skip: z.number('Enter a number.').int().min(0).max(39, 'A sheet has at most 40 labels.').default(0),
});

const params = productIdParam.extend({ pageId: id });

/** Calls that draw codes. Their replies are files. */
export const instructionCodeRoutes = {
  plate: defineRoute({
    method: 'GET',
    path: '/api/company/instructions/:productId/:pageId/plate',
    summary: 'The code of a page for a machine’s plate, with its line of text, as SVG or PDF in millimetres',
    auth: 'company',
    scope: 'products:read',
    params,
    query: plateQuery,
    replies: { 200: z.string().describe('image/svg+xml or application/pdf') },
  }),
  labels: defineRoute({
    method: 'POST',
    path: '/api/company/instructions/:productId/:pageId/labels',
    summary: 'Sheets of labels with the code of a page, one for each serial number',
    auth: 'company',
    scope: 'products:write',
    params,
    body: labelForm,
    replies: { 200: z.string().describe('application/pdf') },
  }),
};
