import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../../contracts/paths.ts';
import { ThankYou } from '../../../features/companies/components/thank-you.tsx';
import { texts } from '../../../features/companies/texts.ts';
import { useLogout } from '../../../features/session/api/log-out.ts';
import { ApprovalWatch } from '../../../features/session/components/approval-watch.tsx';
import { KeepTryout } from '../../../features/tryouts/components/keep-tryout.tsx';
import { useSession } from '../../../lib/browser/use-session.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { PlainPage } from '../../../ui/page/plain-page.tsx';

export function Component() {
  const navigate = useNavigate();
  const logout = useLogout();
  const { user } = useSession();
  const isPending = user?.role === 'user';
  const goHome = useCallback(() => navigate(paths.landing.path), [navigate]);
  // A pending account is led here by the dashboard's guard, also one that has not told its company yet.
  if (isPending && user.company === null) {
    return (
      <PlainPage title={texts.thanks.missing} lede={texts.thanks.missingText}>
        <ButtonLink to={paths.createCompany.path} variant="go">
          {texts.create.submit}
        </ButtonLink>
      </PlainPage>
    );
  }
  return (
    <PlainPage title={texts.thanks.title} lede={texts.thanks.subtitle}>
      {isPending && <ApprovalWatch />}
      {user?.company && <KeepTryout />}
      <ThankYou role={user?.role ?? null} onLeave={goHome} onLogout={logout} />
    </PlainPage>
  );
}
