import type { ProductDetail } from '../../../../contracts/manuals/products.ts';
import { useSession } from '../../../lib/browser/use-session.ts';
import { formatNumber } from '../../../lib/text/format.ts';
import { Cover } from '../../../ui/picture/cover.tsx';
import { Badge } from '../../../ui/state/badge.tsx';
import { texts } from '../texts.ts';
import { ProductActions } from './product-actions.tsx';
import { ProductStatus } from './product-status.tsx';

/** The header of a product: its main data and its actions. */
export function ProductHeader({ product }: { product: ProductDetail }) {
  const { user, role } = useSession();
  // Before the approval nobody can be given a link, and so nobody has asked anything.
  const isPublic = role === 'company';
  return (
    <div className="grid grid-cols-[168px_minmax(0,1fr)_auto] gap-x-8 gap-y-4 max-md:grid-cols-[104px_minmax(0,1fr)] max-md:gap-x-4 max-[300px]:grid-cols-1">
      <div className="max-md:row-start-1">
        <Cover
          name={product.product_name}
          picture={product.cover}
          pages={product.pages}
          maker={user?.company?.company_name}
        />
      </div>
      <div className="grid content-start gap-3">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {product.isNew && <Badge isNew>{texts.isNew}</Badge>}
          <Badge>{product.category || texts.noCategory}</Badge>
          {!isPublic && <Badge>{texts.notPublicYet}</Badge>}
          <ProductStatus status={product.status} />
        </p>
        <p className="max-w-[62ch] whitespace-pre-line text-ink-2 wrap-anywhere">
          {product.description || texts.noDescription}
        </p>
        <Figures product={product} className="mt-2 border-t border-hair pt-3 max-md:hidden" />
      </div>
      <Figures product={product} className="col-span-full md:hidden" />
      <ProductActions product={product} isPublic={isPublic} />
    </div>
  );
}

function Figures({ product, className }: { product: ProductDetail; className: string }) {
  const entries = [
    { term: texts.figures.id, value: product._id, style: 'font-mono text-12 leading-5 wrap-anywhere' },
    { term: texts.figures.pages, value: product.pages === null ? '—' : formatNumber(product.pages) },
    { term: texts.figures.sections, value: formatNumber(product.sections) },
    { term: texts.figures.questions, value: formatNumber(product.questions) },
  ];
  return (
    <dl className={`flex flex-wrap gap-x-8 gap-y-2 ${className}`}>
      {entries.map(({ term, value, style = 'tabular-nums' }) => (
        <div key={term}>
          <dt className="text-12 text-ink-2">{term}</dt>
          <dd className={style}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
