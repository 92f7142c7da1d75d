import { expect, it } from 'vitest';
import { texts as planTexts } from './plan-texts.ts';
import { texts as purchaseTexts } from './purchase-texts.ts';

it.each([planTexts.packsLede, purchaseTexts.pack.description])(
  'says wherever packs are sold until when their queries count: %s',
  (text) => expect(text).toContain('until the end of the month'),
);
