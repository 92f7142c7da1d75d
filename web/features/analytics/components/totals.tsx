import type { AnalyticsOverview } from '../../../../contracts/analytics.ts';
import { Figures } from '../../../ui/figures.tsx';
import { HelpTip } from '../../../ui/help-tip.tsx';
import { texts } from '../texts.ts';
import { toTotals } from '../totals.ts';

const words = texts.totals;

/** The four figures of the period. */
export function Totals({ overview }: { overview: AnalyticsOverview }) {
  const { asked, answered, works, deflection } = toTotals(overview);
  const help = <HelpTip label={words.deflectionHelp}>{words.deflectionMeaning}</HelpTip>;
  return <Figures items={[asked, answered, works, { ...deflection, help }]} />;
}
