import { Link } from 'react-router';
import type { Product } from '../../../../contracts/manuals/products.ts';
import { paths } from '../../../../contracts/paths.ts';
import { askLink } from '../../../lib/browser/ask-link.ts';
import { useSession } from '../../../lib/browser/use-session.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Cover } from '../../../ui/picture/cover.tsx';
import { texts } from '../texts.ts';
import { ProductStatus } from './product-status.tsx';

type ProductCardProps = {
  product: Product;
  /** Name of the company, for the foot of the cover. */
  maker: string | undefined;
};

/** A product in the list: cover, name, chatbot count, status, View and Edit. On phones the text is beside the cover. */
export function ProductCard({ product, maker }: ProductCardProps) {
  const isPublic = useSession().role === 'company';
  const href = paths.productDetails.href(product._id);
  return (
    <li className="grid content-start gap-3.5 max-sm:grid-cols-[88px_minmax(0,1fr)] max-sm:gap-4">
      {/* The name below is the same link, and one is enough for keyboard and screen reader. */}
      <Link to={href} tabIndex={-1} aria-hidden="true" className="no-underline">
        <Cover name={product.product_name} picture={product.cover} pages={product.pages} maker={maker} />
      </Link>
      <div className="grid content-start gap-1">
        <h2 className="font-semibold wrap-anywhere">
          <Link to={href} className="text-ink no-underline hover:underline">
            {product.product_name}
          </Link>
        </h2>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-13 text-ink-2">
          {isPublic ? texts.chatbots(product.chatbotCount) : texts.notPublicYet}
          <ProductStatus status={product.status} />
        </p>
        <p className="mt-2 flex flex-wrap gap-2 *:flex-1">
          {product.status === 'ready' && (
            <ButtonLink variant="go" {...askLink(product._id)}>
              {texts.ask}
              <span className="sr-only"> {product.product_name}</span>
            </ButtonLink>
          )}
          <ButtonLink to={href}>
            {texts.view}
            <span className="sr-only"> {product.product_name}</span>
          </ButtonLink>
          <ButtonLink to={paths.editProduct.href(product._id)}>
            {texts.edit}
            <span className="sr-only"> {product.product_name}</span>
          </ButtonLink>
        </p>
      </div>
    </li>
  );
}
