import { type ComponentType, lazy, Suspense } from 'react';
import { classNames } from '../../../lib/class-names.ts';

// It is an ornament. If its code can't be loaded, the place stays empty.
const ProductDrawing = lazy(async (): Promise<{ default: ComponentType<{ name: string }> }> => {
  const drawing = await import('./product-drawing.tsx').catch(() => null);
  return { default: drawing?.ProductDrawing ?? (() => null) };
});

type ProductMarkProps = { name: string; logo: string | null; className?: string | undefined };

/** The company's logo, or the product's drawing, which is loaded after the conversation. */
export function ProductMark({ name, logo, className }: ProductMarkProps) {
  return (
    <span className={classNames('size-11 flex-none', className)}>
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
