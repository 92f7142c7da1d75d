import type { ReactNode } from 'react';
import type { ProductDetail } from '../../../../contracts/manuals/products.ts';
import { paths } from '../../../../contracts/paths.ts';
import { hasCode } from '../../../lib/api/api-error.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Loading } from '../../../ui/state/loading.tsx';
import type { useProduct } from '../api/single-product.ts';
import { texts } from '../texts.ts';

type ProductGateProps = {
  query: ReturnType<typeof useProduct>;
  children: (product: ProductDetail) => ReactNode;
};

/** Shows a product once it is loaded; before that, that it is loading, does not exist or could not be loaded. */
export function ProductGate({ query, children }: ProductGateProps) {
  const { data, error, refetch } = query;
  // An id that is malformed is refused as invalid; for the reader that is a missing product, too.
  if (hasCode(error, 'not_found', 'invalid_request')) {
    return (
      <EmptyState
        title={texts.notFound.title}
        action={<ButtonLink to={paths.products.href()}>{texts.all}</ButtonLink>}
      >
        {texts.notFound.text}
      </EmptyState>
    );
  }
  if (data) return children(data);
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  return <Loading text={texts.loading} />;
}
