import { useLocation, useParams, useSearchParams } from 'react-router';
import type { ProductDetail } from '../../../../contracts/manuals/products.ts';
import { paths } from '../../../../contracts/paths.ts';
import { ProductCustomers } from '../../../features/chatbots/components/product-customers.tsx';
import { ManualList } from '../../../features/manuals/components/manual-list.tsx';
import { Gallery } from '../../../features/media/components/gallery.tsx';
import { usePlayground } from '../../../features/playground/use-playground.ts';
import { useProduct } from '../../../features/products/api/single-product.ts';
import { ProductGate } from '../../../features/products/components/product-gate.tsx';
import { ProductHeader } from '../../../features/products/components/product-header.tsx';
import { Starters } from '../../../features/starters/components/starters.tsx';
import { isToAsk } from '../../../lib/browser/ask-link.ts';
import { useSession } from '../../../lib/browser/use-session.ts';
import { Tabs } from '../../../ui/list/tabs.tsx';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { TryProduct } from '../../try-product.tsx';
import { texts } from '../texts.ts';

/** A product with its customers, manuals, images and videos, and a place to try its answers. */
export function Component() {
  const { productId = '' } = useParams();
  const query = useProduct(productId);
  return (
    <Page numeral="2.2" title={query.data?.product_name ?? texts.titles.product}>
      <Breadcrumbs items={[{ label: texts.productTabs.products, href: paths.products.href() }]} />
      <ProductGate query={query}>
        {(product) => (
          <>
            <ProductHeader product={product} />
            <ProductTabs product={product} />
          </>
        )}
      </ProductGate>
    </Page>
  );
}

function ProductTabs({ product }: { product: ProductDetail }) {
  const { _id: productId, companyId, manuals, images, videos } = product;
  const [params, setParams] = useSearchParams();
  const playground = usePlayground(productId);
  const { state, key } = useLocation();
  const focusKey = isToAsk(state) ? key : null;
  // A product without a readable manual is no use to customers yet, so its manuals are shown first.
  const isPublic = useSession().role === 'company';
  const fallback = product.status !== 'ready' ? 'manuals' : isPublic ? 'customers' : 'try';
  const tabs = [
    {
      id: 'customers',
      label: texts.productTabs.customers,
      count: product.chatbotCount,
      content: isPublic ? (
        <ProductCustomers productId={productId} createHref={paths.createLink.href(companyId, productId)} />
      ) : (
        <p className="max-w-[62ch] text-ink-2">{texts.productTabs.customersWait}</p>
      ),
    },
    {
      id: 'manuals',
      label: texts.productTabs.manuals,
      count: manuals.length,
      content: <ManualList productId={productId} manuals={manuals} />,
    },
    {
      id: 'media',
      label: texts.productTabs.media,
      count: images.length + videos.length,
      content: <Gallery productId={productId} images={images} videos={videos} />,
    },
    {
      id: 'try',
      label: texts.productTabs.tryIt,
      content: <TryProduct product={product} playground={playground} focusKey={focusKey} />,
    },
    {
      id: 'first-questions',
      label: texts.productTabs.firstQuestions,
      content: <Starters productId={productId} />,
    },
  ];
  const wanted = params.get('tab');
  return (
    <div className="mt-12 max-md:mt-8">
      <Tabs
        label={texts.productTabs.label}
        tabs={tabs}
        selected={tabs.find(({ id }) => id === wanted)?.id ?? fallback}
        onSelect={(tab) => setParams({ tab }, { replace: true })}
      />
    </div>
  );
}
