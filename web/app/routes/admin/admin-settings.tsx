import { usePlatformSettings } from '../../../features/admin/api/platform-settings.ts';
import { PlatformSettings } from '../../../features/admin/components/platform-settings.tsx';
import { texts } from '../../../features/admin/settings-texts.ts';
import { Page } from '../../../ui/page/page.tsx';
import { Unloaded } from '../../../ui/state/unloaded.tsx';

export function Component() {
  const { data, error, refetch } = usePlatformSettings();
  return (
    <Page numeral="A7" title={texts.title}>
      {data && <PlatformSettings settings={data.data} />}
      {!data && <Unloaded error={error} onRetry={refetch} lines={6} />}
    </Page>
  );
}
