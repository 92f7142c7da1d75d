import { useManagedCatalogue } from '../../../features/admin/api/plan-catalogue.ts';
import { Plans } from '../../../features/admin/components/plans/plans.tsx';
import { texts } from '../../../features/admin/plan-texts.ts';
import { Page } from '../../../ui/page/page.tsx';
import { Unloaded } from '../../../ui/state/unloaded.tsx';
import { CataloguePreview } from '../../catalogue-preview.tsx';

export function Component() {
  const { data, error, refetch } = useManagedCatalogue();
  return (
    <Page numeral="A5" title={texts.title}>
      {data && (
        <Plans catalogue={data.data} preview={(catalogue) => <CataloguePreview catalogue={catalogue} />} />
      )}
      {!data && <Unloaded error={error} onRetry={refetch} lines={6} />}
    </Page>
  );
}
