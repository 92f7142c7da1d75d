import { paths } from '../../../../contracts/paths.ts';
import { useSession } from '../../../lib/use-session.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Page } from '../../../ui/page.tsx';
import { Status } from '../../../ui/status.tsx';
import { useUserInfo } from '../api/get-user-info.ts';

const ASK_AGAIN_AFTER_MS = 20_000;

/** What a pending account sees in place of the company's screens; opens by itself once approved. */
export function WaitingForApproval() {
  const { user } = useSession();
  useUserInfo({ intervalMs: ASK_AGAIN_AFTER_MS });
  const hasCompany = user?.company != null;
  return (
    <Page title="Waiting for approval">
      <div className="grid max-w-[62ch] justify-items-start gap-4 text-16">
        <Status kind="half">{hasCompany ? 'Profile is being verified' : 'Company profile missing'}</Status>
        <p>
          {hasCompany
            ? 'Your account is waiting for approval. Verification usually takes less than 24 hours; this page opens by itself when it is done.'
            : 'Your account is waiting for approval. Create your company profile, so that there is something to verify.'}
        </p>
        {user && !hasCompany && (
          <ButtonLink to={paths.createCompany.path} variant="go">
            Create Company Profile
          </ButtonLink>
        )}
      </div>
    </Page>
  );
}
