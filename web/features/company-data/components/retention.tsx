import { hasCode } from '../../../lib/api/api-error.ts';
import { retentionTexts } from '../../../lib/text/retention-texts.ts';
import { RetentionForm } from '../../../ui/form/retention-form.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Unloaded } from '../../../ui/state/unloaded.tsx';
import { useCompanyRetention, usePreviewCompanyRetention, useSetCompanyRetention } from '../api/retention.ts';
import { texts } from '../texts.ts';

const words = texts.retention;

/** How long the company's conversations are kept, for its owner: a period, or the one of the installation. */
export function Retention() {
  const { data, error, refetch } = useCompanyRetention();
  const preview = usePreviewCompanyRetention();
  const save = useSetCompanyRetention();
  if (hasCode(error, 'not_allowed')) return <EmptyState title={texts.ownerOnly} />;
  const longest = data?.data.longest ?? null;
  return (
    <Section title={retentionTexts.title}>
      <p className="mb-4 max-w-[62ch] text-ink-2">{words.lede}</p>
      {data ? (
        <RetentionForm
          {...data.data}
          withoutChoice={words.asInstallation(longest)}
          hint={longest === null ? undefined : words.bounded(longest)}
          preview={preview}
          save={save}
        />
      ) : (
        <Unloaded error={error} onRetry={refetch} />
      )}
    </Section>
  );
}
