import { tellOutcome } from '../../../lib/api/tell-outcome.ts';
import { ChoiceSelects } from '../../../ui/form/choice-selects.tsx';
import { useFixProductVariants, useProductVariants } from '../api/product-variants.ts';
import { texts } from '../texts.ts';
import { ProductSetting } from './product-setting.tsx';

const words = texts.variants;

/** Which variant the product is, where its manuals tell of several: nobody is asked back then. Nothing where they tell of one. */
export function ProductVariants({ productId }: { productId: string }) {
  const { data } = useProductVariants(productId);
  const fix = useFixProductVariants(productId);
  if (!data || data.options.length === 0) return null;
  return (
    <ProductSetting id="product-variants" title={words.title} text={words.text}>
      <ChoiceSelects
        options={data.options}
        chosen={fix.isPending ? fix.variables : data.fixed}
        noneLabel={words.ask}
        labelOf={words.which}
        isLocked={fix.isPending}
        onChange={(variants) => tellOutcome(fix.mutateAsync(variants), words.saved)}
      />
    </ProductSetting>
  );
}
