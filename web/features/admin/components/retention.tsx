import type { RetentionDays } from '../../../../contracts/admin/platform-settings.ts';
import { retentionTexts } from '../../../lib/text/retention-texts.ts';
import { RetentionForm } from '../../../ui/form/retention-form.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { usePreviewRetention, useSetRetention } from '../api/platform-settings.ts';
import { texts } from '../settings-texts.ts';

const words = texts.retention;

/** The setting for how long the conversations of all companies are kept. */
export function Retention({ current }: { current: RetentionDays }) {
  const preview = usePreviewRetention();
  const save = useSetRetention();
  return (
    <Section title={retentionTexts.title}>
      <p className="mb-4 max-w-[62ch] text-ink-2">{words.lede}</p>
      <RetentionForm
        days={current}
        inForce={current}
        withoutChoice={words.forEver}
        preview={preview}
        save={save}
      />
    </Section>
  );
}
