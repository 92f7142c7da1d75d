import { useEffect, useId, useState } from 'react';
import { Input } from '../../../ui/input.tsx';
import { useNamedProduct, useProductSuggestions } from '../api/find-products.ts';
import { texts } from '../texts.ts';

type ProductFilterProps = { productId: string | undefined; onChange: (productId: string) => void };

/** A field that suggests products while one types; a company may have too many of them for a select. */
export function ProductFilter({ productId, onChange }: ProductFilterProps) {
  const listId = useId();
  const words = texts.filters;
  /** What is being typed; null while nothing is, and the chosen product stands there. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isUsed, setIsUsed] = useState(false);
  const chosen = useNamedProduct(productId);
  const suggestions = useProductSuggestions(typed ?? '', isUsed);
  const products = suggestions.data?.data ?? [];

  const named = products.find(({ product_name }) => product_name === typed)?._id;

  // Also when the suggestions arrive after the whole name was typed.
  useEffect(() => {
    if (named === undefined) return;
    setTyped(null);
    onChange(named);
  }, [named, onChange]);

  const take = (text: string) => {
    setTyped(text === '' ? null : text);
    if (text === '') onChange('');
  };
  const chosenName = productId === undefined ? '' : (chosen.data?.data.product_name ?? '');
  return (
    <span className="block">
      <Input
        type="search"
        aria-label={words.product}
        placeholder={words.allProducts}
        list={listId}
        value={typed ?? chosenName}
        onFocus={() => setIsUsed(true)}
        onBlur={() => setTyped(null)}
        onChange={(event) => take(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {products.map((product) => (
          <option key={product._id} value={product.product_name} />
        ))}
      </datalist>
    </span>
  );
}
