import { type ComponentType, lazy, Suspense } from 'react';

// It is an ornament. If its code can't be loaded, the place stays empty.
const ProductDrawing = lazy(async (): Promise<{ default: ComponentType<{ name: string }> }> => {
  const drawing = await import('./product-drawing.tsx').catch(() => null);
  return { default: drawing?.ProductDrawing ?? (() => null) };
});

/** The company's logo, or the product's drawing, which is loaded after the conversation. */
export function ProductMark({ name, logo }: { name: string; logo: string | null }) {
  return (
    <span className="size-11 flex-none">
      {logo ? (
        <img src={logo} alt="" className="size-full border border-line bg-page object-contain" />
      ) : (
        <Suspense>
          <ProductDrawing name={name} />
        </Suspense>
      )}
    </span>
  );
}
