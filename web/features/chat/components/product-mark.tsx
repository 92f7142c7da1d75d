import { lazy, Suspense } from 'react';

const ProductDrawing = lazy(async () => ({
  default: (await import('./product-drawing.tsx')).ProductDrawing,
}));

/** The company's logo, or the product's drawing; drawn once the conversation is there, which matters more. */
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
