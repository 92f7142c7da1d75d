import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../../../contracts/paths.ts';
import { LoginForm } from '../../../features/auth/components/login-form.tsx';
import { useInvitation } from '../../../features/team/api/invitation.ts';
import { JoinTeam } from '../../../features/team/components/join-team.tsx';
import { texts } from '../../../features/team/texts.ts';
import { hasCode, messageOf } from '../../../lib/api/api-error.ts';
import { createQueryClient } from '../../../lib/api/query.ts';
import { showToast } from '../../../lib/browser/toast-store.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { PlainPage } from '../../../ui/page/plain-page.tsx';
import { Unloaded } from '../../../ui/state/unloaded.tsx';

const words = texts.join;

/** The page that the link of an invitation opens, for anyone who has the link. */
export function Component() {
  const [queryClient] = useState(createQueryClient);
  const token = useLocation().hash.slice(1);
  return (
    <QueryClientProvider client={queryClient}>
      <Invitation token={token} />
    </QueryClientProvider>
  );
}

function Invitation({ token }: { token: string }) {
  const { data, error, refetch } = useInvitation(token);
  const navigate = useNavigate();
  if (hasCode(error, 'not_found', 'invalid_request', 'link_expired')) {
    return (
      <PlainPage title={words.gone} lede={hasCode(error, 'link_expired') ? messageOf(error) : words.goneText}>
        <ButtonLink to={paths.login.path}>{words.toLogin}</ButtonLink>
      </PlainPage>
    );
  }
  if (!data) {
    return (
      <PlainPage title={words.title}>
        <Unloaded error={error} onRetry={refetch} />
      </PlainPage>
    );
  }
  const { company_name } = data.data;
  return (
    <PlainPage title={words.title} lede={words.lede(company_name)}>
      <JoinTeam
        token={token}
        invitation={data.data}
        login={<LoginForm onDone={() => undefined} />}
        onJoined={() => {
          showToast(words.joined(company_name));
          navigate(paths.dashboard.path, { replace: true });
        }}
      />
    </PlainPage>
  );
}
