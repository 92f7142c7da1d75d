import { usePlatformSettings } from '../../features/admin/api/platform-settings.ts';
import { PlatformSettings } from '../../features/admin/components/platform-settings.tsx';
import { texts } from '../../features/admin/settings-texts.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';

export function Component() {
  const { data, error, refetch } = usePlatformSettings();
  return (
    <Page numeral="A7" title={texts.title}>
      {data && <PlatformSettings settings={data.data} />}
      {!data && (error ? <ErrorState error={error} onRetry={refetch} /> : <Loading lines={6} />)}
    </Page>
  );
}
