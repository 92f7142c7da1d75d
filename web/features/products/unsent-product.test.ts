import { beforeEach, expect, it } from 'vitest';
import { findUnsentProduct, forgetUnsentProduct, keepUnsentProduct } from './unsent-product.ts';

const product = {
  fields: { product_name: 'HP 9', description: '', address: '' },
  file: new File(['x'], 'HP9.pdf'),
};

beforeEach(forgetUnsentProduct);

it('gives the product back to the user who sent it', () => {
  keepUnsentProduct('ines', product);
  expect(findUnsentProduct('ines')).toBe(product);
});

it('shows it to nobody else', () => {
  keepUnsentProduct('ines', product);
  expect(findUnsentProduct('omar')).toBeNull();
  expect(findUnsentProduct(undefined)).toBeNull();
});

it('is gone once forgotten', () => {
  keepUnsentProduct('ines', product);
  forgetUnsentProduct();
  expect(findUnsentProduct('ines')).toBeNull();
});
