import { tellOutcome } from '../../../lib/api/tell-outcome.ts';
import { ChoiceSelects } from '../../../ui/form/choice-selects.tsx';
import { useFixProductVariants, useProductVariants } from '../api/product-variants.ts';
import { texts } from '../texts.ts';

const words = texts.variants;

/** Which variant the product is, where its manuals tell of several: nobody is asked back then. Nothing where they tell of one. */
export function ProductVariants({ productId }: { productId: string }) {
  const { data } = useProductVariants(productId);
  const fix = useFixProductVariants(productId);
  if (!data || data.options.length === 0) return null;
  return (
    <section
      aria-labelledby="product-variants"
      className="grid content-start gap-4 border-t border-hair pt-2.5"
    >
      <div className="grid gap-1 text-13 text-ink-2">
        <h2 id="product-variants" className="font-medium text-ink">
          {words.title}
        </h2>
        <p>{words.text}</p>
      </div>
      <ChoiceSelects
        options={data.options}
        chosen={fix.isPending ? fix.variables : data.fixed}
        noneLabel={words.ask}
        labelOf={words.which}
        isLocked={fix.isPending}
        onChange={(variants) => tellOutcome(fix.mutateAsync(variants), words.saved)}
      />
    </section>
  );
}
