import { useProductChoice } from '../../../lib/api/use-product-choice.ts';
import { SuggestInput } from '../../../ui/form/suggest-input.tsx';
import { texts } from '../texts.ts';

type ProductFilterProps = { productId: string | undefined; onChange: (productId: string) => void };

/** A field that suggests products while somebody types, because a company may have too many for a select. */
export function ProductFilter({ productId, onChange }: ProductFilterProps) {
  const choice = useProductChoice(productId);
  const { product, allProducts } = texts.filters;
  return <SuggestInput label={product} placeholder={allProducts} {...choice} onChoose={onChange} />;
}
