import { useState } from 'react';
import type { User } from '../../../../contracts/auth.ts';
import { messageOf } from '../../../lib/api-error.ts';
import { showFailure, showToast } from '../../../lib/toast-store.ts';
import { Section } from '../../../ui/section.tsx';
import { useSetWeeklySummary } from '../api/weekly-summary.ts';
import { texts } from '../texts.ts';

const words = texts.weeklySummary;

type WeeklySummaryProps = { user: Pick<User, 'email' | 'emailConfirmed' | 'weeklySummary'> };

/** Switches the mail about each week on and off, and says what is in it and when it comes. */
export function WeeklySummary({ user }: WeeklySummaryProps) {
  const { mutate, isPending } = useSetWeeklySummary();
  /** What was pressed, until the session knows it. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const change = (isWanted: boolean) => {
    setWanted(isWanted);
    mutate(isWanted, {
      onSuccess: () => showToast(isWanted ? words.on : words.off),
      onError: (error) => showFailure(messageOf(error)),
      onSettled: () => setWanted(null),
    });
  };
  return (
    <Section title={words.title}>
      <p className="mb-4 max-w-[62ch] text-ink-2">{words.lede}</p>
      <label className="inline-flex min-h-ctl items-center gap-2">
        <input
          type="checkbox"
          className="size-4 accent-go"
          checked={wanted ?? user.weeklySummary}
          onChange={(event) => !isPending && change(event.currentTarget.checked)}
        />
        <span className="wrap-anywhere">{words.label(user.email)}</span>
      </label>
      {!user.emailConfirmed && <p className="text-13 text-ink-2">{words.unconfirmed}</p>}
    </Section>
  );
}
