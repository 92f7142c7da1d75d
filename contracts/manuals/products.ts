import { z } from 'zod';
import { MAX_ADDRESS_CHARS, MAX_MANUAL_BYTES } from '../plans/limits.ts';
import { defineRoute } from '../route.ts';
import {
  done,
  id,
  idParam,
  listQuery,
  listReply,
  optionalText,
  printable,
  productIdParam,
  reply,
  requiredText,
  timestamp,
} from '../shapes.ts';
import { manual } from './manuals.ts';
import { errorImage, videoLink } from './media.ts';

/** Whether the product answers questions: `ready` once one of its manuals does. */
export const productStatus = z.enum(['processing', 'ready', 'failed']);

/** A product as lists show it. */
export const product = z.object({
  _id: id,
  product_name: z.string(),
  category: z.string(),
  description: z.string(),
  filename: z.string().describe('file name of the first manual; empty without one'),
  pages: z.number().int().nullable(),
  cover: z
    .string()
    .nullable()
    .describe('signed link to a picture for it: page 1 of its manual, or its largest picture'),
  uploadedAt: timestamp,
  chatbotCount: z.number().int(),
  status: productStatus,
  isNew: z.boolean(),
});
export type Product = z.output<typeof product>;

/** A product with everything that its page shows. */
export const productDetail = product.extend({
  companyId: id,
  sections: z.number().int(),
  questions: z.number().int(),
  manuals: z.array(manual),
  images: z.array(errorImage),
  videos: z.array(videoLink),
});
export type ProductDetail = z.output<typeof productDetail>;

const productFields = {
  description: optionalText('Product description', 4000),
  category: optionalText('Category', 80),
};
const manualFile = { field: 'file', maxBytes: MAX_MANUAL_BYTES } as const;

const COMPLETE = 'Enter a complete address that begins with https://.';
/** Where a manual is on the web. The server checks whether its host may be called. */
export const manualAddress = z
  .string(COMPLETE)
  .trim()
  .min(1, COMPLETE)
  .max(MAX_ADDRESS_CHARS, `The address can have at most ${MAX_ADDRESS_CHARS} characters`)
  .regex(printable, COMPLETE)
  .refine((text) => URL.canParse(text) && new URL(text).protocol === 'https:', COMPLETE);

/** Calls about products. Uploading a manual creates one. */
export const productRoutes = {
  upload: defineRoute({
    method: 'POST',
    path: '/api/manual/upload',
    summary:
      'A new product with its manual; with productId a further manual of it; with manualId too, a new version of that one',
    auth: 'company-or-waiting',
    scope: 'products:write',
    limit: 'upload',
    form: {
      fields: z.object({
        product_name: optionalText('Product name', 160),
        ...productFields,
        productId: id.optional(),
        manualId: id.optional(),
      }),
      file: { ...manualFile, required: true },
    },
    replies: { 201: reply(201, product) },
  }),
  uploadFromAddress: defineRoute({
    method: 'POST',
    path: '/api/manual/upload-address',
    summary:
      'A new product with the manual at a public web address, which the server fetches; with productId a further manual of it',
    auth: 'company-or-waiting',
    scope: 'products:write',
    limit: 'upload',
    body: z.object({
      product_name: optionalText('Product name', 160),
      ...productFields,
      address: manualAddress,
      productId: id.optional(),
    }),
    replies: { 201: reply(201, product) },
  }),
  updateProduct: defineRoute({
    method: 'PATCH',
    path: '/api/manual/update-product/:productId',
    summary: 'Change name and description; with a file replace the first manual',
    auth: 'company-or-waiting',
    scope: 'products:write',
    limit: 'upload',
    params: productIdParam,
    form: {
      fields: z.object({ product_name: requiredText('Product name', 160).optional(), ...productFields }),
      file: { ...manualFile, required: false },
    },
    replies: { 200: reply(200, product) },
  }),
  allProducts: defineRoute({
    method: 'GET',
    path: '/api/company/all-products',
    summary: 'Products of the own company, newest first',
    auth: 'company-or-waiting',
    scope: 'products:read',
    query: listQuery,
    replies: { 200: listReply(product) },
  }),
  singleProduct: defineRoute({
    method: 'GET',
    path: '/api/company/single-product/:id',
    summary: 'A product with manuals, error images and video links',
    auth: 'company-or-waiting',
    scope: 'products:read',
    params: idParam,
    replies: { 200: reply(200, productDetail) },
  }),
  deleteProduct: defineRoute({
    method: 'DELETE',
    path: '/api/manual/delete-manual/:id',
    summary: 'Delete a product with its manuals and chatbots; can be undone for 2 minutes',
    auth: 'company-or-waiting',
    audit: 'product.deleted',
    scope: 'products:write',
    params: idParam,
    replies: { 200: done },
  }),
};
