import type { Usage } from '../../../../contracts/company/companies.ts';
import { paths } from '../../../../contracts/paths.ts';
import { BYTES_PER_MB } from '../../../../contracts/plans/limits.ts';
import { useSession } from '../../../lib/browser/use-session.ts';
import { formatBytes, formatDate } from '../../../lib/text/format.ts';
import { texts as planTexts } from '../../../lib/text/plan-texts.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { Unloaded } from '../../../ui/state/unloaded.tsx';
import { useUsage } from '../api/get-usage.ts';
import { texts } from '../settings-texts.ts';
import { tokenNotice } from '../token-notice.ts';
import { trialDaysLeft } from '../trial.ts';
import { UsageBar } from './usage-bar.tsx';

const words = texts.subscription;

/** The company's plan and its usage. */
export function Subscription() {
  const company = useSession().user?.company;
  const { data, error, refetch } = useUsage(company?._id);
  if (data) return <PlanInUse usage={data.data} isOwner={company?.isOwner ?? false} />;
  return <Unloaded error={error} onRetry={refetch} lines={6} />;
}

function PlanInUse({ usage, isOwner }: { usage: Usage; isOwner: boolean }) {
  const notice = tokenNotice(usage);
  const daysLeft = trialDaysLeft(usage.trialEndsAt);
  const plans = isOwner && <ButtonLink to={paths.purchase.path}>{words.upgrade}</ButtonLink>;
  return (
    <div className="max-w-[680px]">
      {notice && (
        <Notice tone={notice} className="mb-6">
          {notice === 'danger' ? words.usedUp : words.nearlyUsed}
        </Notice>
      )}
      <Section title={words.plan(usage.plan)} aside={plans}>
        {daysLeft !== null && (
          <>
            <p className="mb-1">{words.trial(daysLeft)}</p>
            <p className="mb-1 text-ink-2">{planTexts.trialRule}</p>
          </>
        )}
        {usage.planEndsAt && <p className="mb-1">{words.ends(formatDate(usage.planEndsAt))}</p>}
        <p className="text-ink-2">{words.resets(formatDate(usage.resetsAt))}</p>
        {!isOwner && <p className="mt-1 text-ink-2">{words.ownerOnly}</p>}
      </Section>
      <Section title={words.usage}>
        <div className="grid gap-5">
          <UsageBar label={words.tokens} used={usage.tokens_used} max={usage.tokenLimitPerMonth} />
          <UsageBar label={words.queries} used={usage.queries_used} max={usage.maxQueries} />
        </div>
      </Section>
      <Section title={words.content}>
        <div className="grid gap-5">
          <UsageBar label={words.products} used={usage.products_used} max={usage.maxProducts} />
          <UsageBar label={words.manuals} used={usage.manuals_used} max={usage.maxManuals} />
          <UsageBar
            label={words.storage}
            used={usage.storage_used}
            max={usage.maxStorageMb === null ? null : usage.maxStorageMb * BYTES_PER_MB}
            format={formatBytes}
          />
        </div>
      </Section>
    </div>
  );
}
