/** Shapes that every noun uses: ids, text fields with bounds, envelopes and pages of lists. */
import { z } from 'zod';
import { CODE_FORMS } from './chat/code-address.ts';

/** UUID of a row, as text. */
export const id = z.uuid();

/** The id in the path of a call that is about one thing. */
export const idParam = z.object({ id });

/** The id in the path of a call about what belongs to a product. */
export const productIdParam = z.object({ productId: id });

/** A product where it is only named. */
export const namedProduct = z.object({ _id: id, product_name: z.string() });

/** The part of a mailed link that is its key: 256 random bits, base64url. */
export const mailedToken = z
  .string('This link is not complete.')
  .regex(/^[A-Za-z0-9_-]{43}$/, 'This link is not complete.');

/** The part of a chatbot link that is its key: 128+ random bits, base64url. */
export const uniqueId = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/, 'This link is not complete.');

/** ISO 8601, UTC. */
export const timestamp = z.iso.datetime();

/**
 * Text without control characters but tab and line breaks, and without halves of surrogate pairs. The others have no
 * business in any field, PostgreSQL refuses NUL, and of half a pair it keeps another character than was sent.
 */
export const printable = /^[\t\n\r -~\u0080-\ud7ff\ue000-\u{10ffff}]*$/u;

/** Text of at most `max` characters, as it can be stored; every other text field is made of it. `label` names it in messages. */
export const text = (label: string, max: number, missing = `${label} must be text`) =>
  z
    .string(missing)
    .trim()
    .max(max, `${label} can have at most ${max} characters`)
    .regex(printable, `${label} contains characters that can't be stored`);

/** Required text of at most `max` characters. `missing` is said where there is none. */
export const requiredText = (label: string, max: number, missing = `${label} is required`) =>
  text(label, max, missing).min(1, missing);

/** Optional text of at most `max` characters; missing means empty. */
export const optionalText = (label: string, max: number) => text(label, max).optional();

/**
 * A plain address: no quotes, comments or lists, at most 254 characters, so that what is shown, stored and given
 * to the mail server is the same single recipient.
 */
export const email = z
  .string('E-mail is required')
  .trim()
  .toLowerCase()
  .min(1, 'E-mail is required')
  .max(254, 'E-mail can have at most 254 characters')
  .pipe(z.email('Enter a complete address, such as name@company.com.'));

const INCOMPLETE_WEBSITE = 'Enter a complete address, such as https://company.com.';

/** An http(s) address or empty. */
export const optionalWebsite = z
  .union([
    z.literal(''),
    z
      .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: INCOMPLETE_WEBSITE })
      .max(300)
      .regex(printable, INCOMPLETE_WEBSITE),
  ])
  .optional();

/** An optional e-mail address: empty or complete. */
export const optionalEmail = z.union([z.literal(''), email]).optional();

/** `{ status, data }`. */
export const reply = <S extends number, T extends z.ZodType>(status: S, data: T) =>
  z.object({ status: z.literal(status), data });

/** `{ status, message }`, for calls that only say that it is done. */
export const done = z.object({ status: z.literal(200), message: z.string() });

/** A page of a list: `{ status, data: [...], total, page, limit }`. */
export const listReply = <T extends z.ZodType>(item: T) =>
  z.object({
    status: z.literal(200),
    data: z.array(item),
    total: z.number().int(),
    page: z.number().int(),
    limit: z.number().int(),
  });

/** `?page=1&limit=20&search=…`; `page` is 1-based. */
export const listQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  search: text('Search', 200).default(''),
});

/** The code of a place in an address. */
export const placeCode = z.string().regex(CODE_FORMS.place, 'A place has 8 letters and digits.');

/** The name of a variant of a product, as the manual prints it. */
export const variantName = requiredText('A variant', 60);
