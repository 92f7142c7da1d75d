import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { paths } from '../../../../contracts/paths.ts';
import { useCreateProfile } from '../../../features/companies/api/create-profile.ts';
import { CompanyForm } from '../../../features/companies/components/company-form.tsx';
import { describeCreateFailure } from '../../../features/companies/describe-create-failure.ts';
import { texts } from '../../../features/companies/texts.ts';
import { useSession } from '../../../lib/browser/use-session.ts';
import { PlainPage } from '../../../ui/page/plain-page.tsx';

export function Component() {
  const navigate = useNavigate();
  const createProfile = useCreateProfile();
  const { user } = useSession();
  // Read only once: a company that is created here leads to the thank-you page.
  const [hadCompany] = useState(user?.company != null);
  if (hadCompany) return <Navigate to={paths.dashboard.path} replace />;
  return (
    <PlainPage title={texts.create.title} lede={texts.create.lede} className="max-w-[620px]!">
      <CompanyForm
        submitText={texts.create.submit}
        submittingText={texts.create.submitting}
        describeFailure={describeCreateFailure}
        leaveWords={texts.create.leave}
        onSubmit={async (profile) => {
          await createProfile.mutateAsync(profile);
          navigate(paths.thanks.path, { replace: true });
        }}
      >
        <p className="text-13 text-ink-2">{texts.create.terms}</p>
      </CompanyForm>
    </PlainPage>
  );
}
