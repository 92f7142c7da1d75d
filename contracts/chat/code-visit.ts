/** What the address of a printed code says besides its link: the place that it is on, and of which model and machine. */
import { z } from 'zod';
import { isGs1Serial } from '../manuals/gs1.ts';
import { placeCode, variantName } from '../shapes.ts';

/**
 * Fields of the calls of a chat that was opened by a printed code. What is none of the product's is left out of account:
 * codes outlive what they were printed for.
 */
export const codeFields = {
  place: placeCode.optional().describe('of the printed code; one that the product has no more says nothing'),
  model: variantName.optional().describe('the variant of the machine that the code is on'),
  serial: z
    .string()
    .refine(isGs1Serial, 'A serial number has up to 20 letters, digits and signs, and no blanks.')
    .optional()
    .describe('of the machine that the code is on'),
  visit: z
    .string()
    .regex(/^[\w-]{16,64}$/, 'A key has 16 to 64 letters, digits, - and _.')
    .optional()
    .describe(
      'key that a browser makes when a printed code is opened: its conversation is its own, for a code on a machine is read by many people',
    ),
};
const codeVisit = z.object(codeFields);
/** What the address of a printed code said, as it is sent with each call. */
export type CodeFields = z.output<typeof codeVisit>;

/** What a chat shows of the place. */
export const shownPlace = z.object({ name: z.string() });
