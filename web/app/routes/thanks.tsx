import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../contracts/paths.ts';
import { ThankYou } from '../../features/companies/components/thank-you.tsx';
import { texts } from '../../features/companies/texts.ts';
import { useSession } from '../../lib/use-session.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PlainPage } from '../../ui/plain-page.tsx';

export function Component() {
  const navigate = useNavigate();
  const { user } = useSession();
  const goHome = useCallback(() => navigate(paths.landing.path), [navigate]);
  // A pending account is led here by the dashboard's guard, also one that has not told its company yet.
  if (user?.role === 'user' && user.company === null) {
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
      <ThankYou onLeave={goHome} />
    </PlainPage>
  );
}
