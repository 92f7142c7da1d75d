import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { texts } from '../texts.ts';
import { productGridStyle } from './product-grid-style.ts';

const CARDS = ['first', 'second', 'third', 'fourth'];

/** Empty covers while the products are loading. */
export function ProductGridSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{texts.loadingAll}</span>
      <ul aria-hidden="true" className={productGridStyle}>
        {CARDS.map((card) => (
          <li
            key={card}
            className="grid content-start gap-3.5 max-sm:grid-cols-[88px_minmax(0,1fr)] max-sm:gap-4"
          >
            <div className="aspect-3/4 border border-hair bg-sheet" />
            <div className="grid content-start gap-3 pt-1">
              <Skeleton className="w-4/5" />
              <Skeleton className="w-2/5" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
