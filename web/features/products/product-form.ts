import type { z } from 'zod';
import { productRoutes } from '../../../contracts/products.ts';
import { requiredText } from '../../../contracts/shapes.ts';
import { texts } from './texts.ts';

const uploadFields = productRoutes.upload.form.fields;
const updateFields = productRoutes.updateProduct.form.fields;

/** The text fields of a new product. The call takes a product without a name too, to add manuals; a form doesn't. */
export const newProductForm = uploadFields
  .pick({ description: true })
  .extend({ product_name: requiredText(texts.form.nameInSentences, 160) });

export type NewProductForm = z.input<typeof newProductForm>;

/** The text fields of a product that exists. */
export const editProductForm = updateFields.extend({
  product_name: requiredText(texts.form.nameInSentences, 160),
});

export type EditProductForm = z.input<typeof editProductForm>;
