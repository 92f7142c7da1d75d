import { TRIAL_DAYS } from '../../../../contracts/plans/limits.ts';
import { useSession } from '../../../lib/browser/use-session.ts';
import { AccountLink } from '../../../ui/page/account-link.tsx';
import { useUsage } from '../api/get-usage.ts';
import { texts } from '../texts.ts';
import { trialDaysLeft } from '../trial.ts';

/** The names of the signed-in person and the company, and the company's plan. */
export function CompanyFooter() {
  const { name, role, user } = useSession();
  const usage = useUsage(role === 'company' ? user?.company?._id : undefined);
  const plan = usage.data?.data;
  const daysLeft = plan ? trialDaysLeft(plan.trialEndsAt) : null;
  return (
    <>
      <AccountLink>{name}</AccountLink>
      {user?.company && <span className="block truncate text-ink-2">{user.company.company_name}</span>}
      {role === 'company' && user?.company && (
        <span className="block text-ink-2">
          {user.company.isOwner ? texts.footer.owner : texts.footer.member}
        </span>
      )}
      {role === 'user' && <span className="mt-2 block text-ink-2">{texts.footer.waiting}</span>}
      {plan && (
        <span className="mt-2 block text-ink-2">
          {daysLeft === null ? texts.footer.plan(plan.plan) : texts.footer.trial(daysLeft, TRIAL_DAYS)}
        </span>
      )}
    </>
  );
}
