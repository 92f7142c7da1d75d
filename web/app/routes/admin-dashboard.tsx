import { useOverview } from '../../features/admin/api/get-overview.ts';
import { Overview } from '../../features/admin/components/overview.tsx';
import { texts } from '../../features/admin/overview-texts.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';

export function Component() {
  const { data, error, refetch } = useOverview();
  return (
    <Page numeral="A1" title={texts.title}>
      {data && <Overview state={data.data} />}
      {!data && (error ? <ErrorState error={error} onRetry={refetch} /> : <Loading lines={6} />)}
    </Page>
  );
}
