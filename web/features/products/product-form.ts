import { z } from 'zod';
import { manualAddress, productRoutes } from '../../../contracts/manuals/products.ts';
import { requiredText } from '../../../contracts/shapes.ts';
import { texts } from './texts.ts';

const uploadFields = productRoutes.upload.form.fields;
const updateFields = productRoutes.updateProduct.form.fields;

/** The text fields of a new product. Unlike the call, which also adds manuals, the form requires a name. */
export const newProductForm = uploadFields.pick({ description: true }).extend({
  product_name: requiredText(texts.form.nameInSentences, 160),
  /** Where the manual is, in the place of a file. */
  address: z.literal('').or(manualAddress),
});

export type NewProductForm = z.input<typeof newProductForm>;

/** The text fields of an existing product. */
export const editProductForm = updateFields.extend({
  product_name: requiredText(texts.form.nameInSentences, 160),
});

export type EditProductForm = z.input<typeof editProductForm>;
