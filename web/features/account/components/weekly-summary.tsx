import type { User } from '../../../../contracts/auth.ts';
import { tellOutcome } from '../../../lib/tell-outcome.ts';
import { Section } from '../../../ui/section.tsx';
import { useSetWeeklySummary } from '../api/weekly-summary.ts';
import { texts } from '../texts.ts';

const words = texts.weeklySummary;

type WeeklySummaryProps = { user: Pick<User, 'email' | 'emailConfirmed' | 'weeklySummary'> };

/** Switches the mail about each week on and off, and says what is in it and when it comes. */
export function WeeklySummary({ user }: WeeklySummaryProps) {
  const { mutateAsync, isPending, variables } = useSetWeeklySummary();
  const change = (isWanted: boolean) => tellOutcome(mutateAsync(isWanted), isWanted ? words.on : words.off);
  return (
    <Section title={words.title}>
      <p className="mb-4 max-w-[62ch] text-ink-2">{words.lede}</p>
      <label className="inline-flex min-h-ctl items-center gap-2">
        <input
          type="checkbox"
          className="size-4 accent-go"
          checked={isPending ? variables : user.weeklySummary}
          onChange={(event) => !isPending && change(event.currentTarget.checked)}
        />
        <span className="wrap-anywhere">{words.label(user.email)}</span>
      </label>
      {!user.emailConfirmed && <p className="text-13 text-ink-2">{words.unconfirmed}</p>}
    </Section>
  );
}
