import { paths } from '../../../../contracts/paths.ts';
import { useSession } from '../../../lib/browser/use-session.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { SupportLine } from '../../../ui/page/support-line.tsx';
import { Status } from '../../../ui/state/status.tsx';
import { useUserInfo } from '../api/get-user-info.ts';
import { texts } from '../texts.ts';

const ASK_AGAIN_AFTER_MS = 20_000;

/** The page of a pending account in place of the company’s screens, which open by themselves after the approval. */
export function WaitingForApproval() {
  const { user } = useSession();
  useUserInfo({ intervalMs: ASK_AGAIN_AFTER_MS });
  const hasCompany = user?.company != null;
  return (
    <Page title={texts.title}>
      <div className="grid max-w-[62ch] justify-items-start gap-4 text-16">
        <Status kind="half">{hasCompany ? texts.verifying : texts.profileMissing}</Status>
        <p>
          {hasCompany ? texts.verifyingText : texts.profileMissingText}
          {hasCompany && user.hasMailServer && ` ${texts.mailFollows}`}
        </p>
        {hasCompany && (
          <>
            <p>{texts.meanwhile}</p>
            <ButtonLink to={paths.products.path} variant="go">
              {texts.toProduct}
            </ButtonLink>
          </>
        )}
        {user && !hasCompany && (
          <ButtonLink to={paths.createCompany.path} variant="go">
            {texts.createProfile}
          </ButtonLink>
        )}
        <SupportLine className="text-14 text-ink-2" />
      </div>
    </Page>
  );
}
