import { expect, it } from 'vitest';
import type { ProductDetail } from '../../../contracts/manuals/products.ts';
import { describeLoss } from './describe-loss.ts';

// Only the lengths matter.
const some = (count: number) => Array.from({ length: count }) as never[];
const product = (counts: { manuals?: number; images?: number; videos?: number; chatbots?: number }) =>
  ({
    product_name: 'HP 9',
    manuals: some(counts.manuals ?? 0),
    images: some(counts.images ?? 0),
    videos: some(counts.videos ?? 0),
    chatbotCount: counts.chatbots ?? 0,
  }) satisfies Partial<ProductDetail>;

it('counts all that goes with a product and warns of dead links', () => {
  expect(describeLoss(product({ manuals: 2, images: 3, videos: 1, chatbots: 14 }))).toBe(
    'HP 9: 2 manuals, 3 error images, 1 video link and 14 customer links go with it. The links stop answering at once.',
  );
});

it('speaks of one thing in the singular', () => {
  expect(describeLoss(product({ manuals: 1 }))).toBe('HP 9: 1 manual goes with it.');
});

it('warns of a single dead link', () => {
  expect(describeLoss(product({ manuals: 1, chatbots: 1 }))).toBe(
    'HP 9: 1 manual and 1 customer link go with it. The link stops answering at once.',
  );
});

it('says so when nothing goes with it', () => {
  expect(describeLoss(product({}))).toBe('HP 9 holds nothing else.');
});
