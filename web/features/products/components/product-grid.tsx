import { Plus } from 'lucide-react';
import { paths } from '../../../../contracts/paths.ts';
import { useListParams } from '../../../lib/browser/use-list-params.ts';
import { useSession } from '../../../lib/browser/use-session.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { SearchInput } from '../../../ui/form/search-input.tsx';
import { Pagination } from '../../../ui/list/pagination.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { PRODUCTS_PER_PAGE, useProducts } from '../api/all-products.ts';
import { texts } from '../texts.ts';
import { ProductCard } from './product-card.tsx';
import { ProductGridSkeleton } from './product-grid-skeleton.tsx';
import { productGridStyle } from './product-grid-style.ts';

const words = texts.grid;

/** The products of the company with search and pages. */
export function ProductGrid() {
  const { page, search, searchText, setSearchText, hrefFor } = useListParams();
  const products = useProducts({ page, search });
  const isUnfiltered = search === '' && products.data?.total === 0;

  return (
    <>
      <div className="mb-7 flex flex-wrap justify-between gap-3">
        <SearchInput
          label={words.search}
          placeholder={words.searchPlaceholder}
          className="w-80 max-sm:w-full"
          value={searchText}
          disabled={isUnfiltered}
          onChange={(event) => setSearchText(event.currentTarget.value)}
        />
        <ButtonLink
          variant="go"
          className="max-sm:w-full"
          to={paths.uploadProduct.href()}
          icon={<Plus size={18} aria-hidden="true" />}
        >
          {words.add}
        </ButtonLink>
      </div>
      <Products query={products} search={search} />
      {products.data && (
        <div className="mt-8">
          <Pagination page={page} limit={PRODUCTS_PER_PAGE} total={products.data.total} hrefFor={hrefFor} />
        </div>
      )}
    </>
  );
}

type ProductsProps = { query: ReturnType<typeof useProducts>; search: string };

function Products({ query, search }: ProductsProps) {
  const { user } = useSession();
  const { data, error, refetch, isPlaceholderData } = query;
  if (!data) return error ? <ErrorState error={error} onRetry={refetch} /> : <ProductGridSkeleton />;
  if (data.data.length > 0) {
    return (
      <ul className={productGridStyle} aria-busy={isPlaceholderData}>
        {data.data.map((product) => (
          <ProductCard key={product._id} product={product} maker={user?.company?.company_name} />
        ))}
      </ul>
    );
  }
  // This is after the last page; the links to the pages lead back.
  if (data.total > 0) return null;
  if (search) {
    return (
      <EmptyState title={words.noneFound(search)} action={<ButtonLink to="?">{words.showAll}</ButtonLink>}>
        {words.noneFoundText}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={words.empty}
      action={<ButtonLink to={paths.uploadProduct.href()}>{words.add}</ButtonLink>}
    >
      {words.emptyText}
    </EmptyState>
  );
}
