import type { AnalyticsOverview } from '../../../../contracts/analytics/analytics.ts';
import { Figures } from '../../../ui/list/figures.tsx';
import { HelpTip } from '../../../ui/overlay/help-tip.tsx';
import { texts } from '../texts.ts';
import { toTotals } from '../totals.ts';

const words = texts.totals;

/** The five figures of the period. */
export function Totals({ overview }: { overview: AnalyticsOverview }) {
  const { asked, answered, works, deflection, answerTime } = toTotals(overview);
  const shareHelp = <HelpTip label={words.deflectionHelp}>{words.deflectionMeaning}</HelpTip>;
  const timeHelp = <HelpTip label={words.answerTimeHelp}>{words.answerTimeMeaning}</HelpTip>;
  return (
    <Figures
      items={[asked, answered, works, { ...deflection, help: shareHelp }, { ...answerTime, help: timeHelp }]}
    />
  );
}
