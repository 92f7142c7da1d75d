import { useOptimistic, useTransition } from 'react';
import type { User } from '../../../../contracts/account/auth.ts';
import { tellOutcome } from '../../../lib/api/tell-outcome.ts';
import { useHasMailServer } from '../../../lib/api/use-has-mail-server.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { useSetWeeklySummary } from '../api/weekly-summary.ts';
import { texts } from '../texts.ts';

const words = texts.weeklySummary;

type WeeklySummaryProps = { user: Pick<User, 'email' | 'emailConfirmed' | 'weeklySummary'> };

/** A switch for the weekly mail, with a text about its content and time. */
export function WeeklySummary({ user }: WeeklySummaryProps) {
  const { mutateAsync } = useSetWeeklySummary();
  const hasMailServer = useHasMailServer();
  const [isChanging, startChange] = useTransition();
  // The mutation reports its state a moment later; until then the box would show the old value.
  const [isWanted, setWanted] = useOptimistic(user.weeklySummary);
  const change = (wanted: boolean) =>
    startChange(async () => {
      setWanted(wanted);
      await tellOutcome(mutateAsync(wanted), wanted ? words.on : words.off);
    });
  return (
    <Section title={words.title}>
      <p className="mb-4 max-w-[62ch] text-ink-2">{words.lede}</p>
      <Checkbox
        isLocked={isChanging}
        checked={isWanted}
        onChange={(event) => change(event.currentTarget.checked)}
      >
        {words.label(user.email)}
      </Checkbox>
      {!user.emailConfirmed && <p className="text-13 text-ink-2">{words.unconfirmed}</p>}
      {!hasMailServer && <p className="text-13 text-ink-2">{words.waits}</p>}
    </Section>
  );
}
