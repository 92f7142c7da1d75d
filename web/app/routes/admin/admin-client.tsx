import { useParams } from 'react-router';
import { paths } from '../../../../contracts/paths.ts';
import { useClient } from '../../../features/admin/api/get-client.ts';
import { ClientDetail } from '../../../features/admin/components/client-detail.tsx';
import { texts } from '../../../features/admin/texts.ts';
import { hasCode } from '../../../lib/api/api-error.ts';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Unloaded } from '../../../ui/state/unloaded.tsx';

function Client({ id }: { id: string }) {
  const { data, error, refetch } = useClient(id);
  if (data) return <ClientDetail client={data.data} />;
  if (hasCode(error, 'not_found', 'invalid_request')) return <EmptyState title={texts.client.notFound} />;
  return <Unloaded error={error} onRetry={refetch} lines={6} />;
}

export function Component() {
  const { userId = '' } = useParams();
  const name = useClient(userId).data?.data.user.name;
  return (
    <Page numeral="A2.1" title={name ?? texts.clients.caption}>
      <Breadcrumbs items={[{ label: texts.client.back, href: paths.adminClients.path }]} />
      <Client id={userId} />
    </Page>
  );
}
