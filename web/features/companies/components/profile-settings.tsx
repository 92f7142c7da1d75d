import type { Company } from '../../../../contracts/company/companies.ts';
import { paths } from '../../../../contracts/paths.ts';
import { hasCode } from '../../../lib/api/api-error.ts';
import { showToast } from '../../../lib/browser/toast-store.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Unloaded } from '../../../ui/state/unloaded.tsx';
import { useProfile } from '../api/get-profile.ts';
import { useUpdateProfile } from '../api/update-profile.ts';
import { texts } from '../settings-texts.ts';
import { AccentForm } from './accent-form.tsx';
import { CompanyForm } from './company-form.tsx';
import { EmbeddingForm } from './embedding-form.tsx';
import { LogoField } from './logo-field.tsx';

const words = texts.profile;

/** The settings of the user's company: its profile, and the looks of its chatbots. */
export function ProfileSettings() {
  const { data, error, refetch } = useProfile();
  if (data) return <Profile company={data.data} />;
  if (hasCode(error, 'not_found')) {
    const create = (
      <ButtonLink to={paths.createCompany.path} variant="go">
        {words.create}
      </ButtonLink>
    );
    return (
      <EmptyState title={words.missing} action={create}>
        {words.missingText}
      </EmptyState>
    );
  }
  return <Unloaded error={error} onRetry={refetch} lines={6} />;
}

function Profile({ company }: { company: Company }) {
  const update = useUpdateProfile();
  const { _id, logo, accent, embedOrigins, ...profile } = company;
  return (
    <div className="max-w-[680px]">
      <Section title={words.title}>
        <CompanyForm
          key={_id}
          profile={profile}
          submitText={words.submit}
          submittingText={words.submitting}
          onSubmit={async (changed) => {
            await update.mutateAsync(changed);
            showToast(words.saved);
          }}
        />
      </Section>
      <Section title={texts.look.title}>
        <div className="grid gap-8">
          <LogoField logo={logo} />
          <AccentForm key={accent} accent={accent} />
        </div>
      </Section>
      <Section title={texts.embedding.title}>
        <EmbeddingForm key={embedOrigins.join()} origins={embedOrigins} />
      </Section>
    </div>
  );
}
