import { useOverview } from '../../../features/admin/api/get-overview.ts';
import { Overview } from '../../../features/admin/components/overview.tsx';
import { texts } from '../../../features/admin/overview-texts.ts';
import { Page } from '../../../ui/page/page.tsx';
import { Unloaded } from '../../../ui/state/unloaded.tsx';

export function Component() {
  const { data, error, refetch } = useOverview();
  return (
    <Page numeral="A1" title={texts.title}>
      {data && <Overview state={data.data} />}
      {!data && <Unloaded error={error} onRetry={refetch} lines={6} />}
    </Page>
  );
}
