import { ANALYTICS_DAYS } from '../../../../contracts/admin/platform-analytics.ts';
import { texts } from '../../../features/admin/analytics-texts.ts';
import { usePlatformAnalytics } from '../../../features/admin/api/platform-analytics.ts';
import { PlatformAnalytics } from '../../../features/admin/components/platform-analytics.tsx';
import { useListParams } from '../../../lib/browser/use-list-params.ts';
import { Page } from '../../../ui/page/page.tsx';
import { Unloaded } from '../../../ui/state/unloaded.tsx';

const DEFAULT_DAYS = 30;

export function Component() {
  const { get, setParam } = useListParams();
  const days = ANALYTICS_DAYS.find((known) => String(known) === get('days')) ?? DEFAULT_DAYS;
  const { data, error, refetch } = usePlatformAnalytics(days);
  return (
    <Page numeral="A4" title={texts.title}>
      {data && (
        <PlatformAnalytics totals={data.data} days={days} onDays={(value) => setParam('days', value)} />
      )}
      {!data && <Unloaded error={error} onRetry={refetch} lines={6} />}
    </Page>
  );
}
