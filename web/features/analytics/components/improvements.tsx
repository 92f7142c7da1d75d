import type { AnalyticsPeriod } from '../../../../contracts/analytics/analytics.ts';
import { Section } from '../../../ui/page/section.tsx';
import { QuietEmpty } from '../../../ui/state/quiet-empty.tsx';
import { Unloaded } from '../../../ui/state/unloaded.tsx';
import { useImprovements } from '../api/get-improvements.ts';
import { texts } from '../topic-texts.ts';
import { ImprovementCard } from './improvement-card.tsx';
import { ImprovementEffects } from './improvement-effects.tsx';

const words = texts.improvements;

/** The improvements that would help customers most, and the effects of those that were made. */
export function Improvements({ period }: { period: AnalyticsPeriod }) {
  const { data, error, refetch } = useImprovements(period);
  const isOfOne = period.product !== undefined;
  return (
    <Section numeral="4.5" title={words.title}>
      {!data && <Unloaded error={error} onRetry={refetch} lines={6} />}
      {data && data.cards.length === 0 && <QuietEmpty title={words.empty}>{words.emptyText}</QuietEmpty>}
      {data && data.cards.length > 0 && (
        <ul className="-mt-2 grid grid-cols-3 gap-x-8 border-b border-ink max-lg:grid-cols-2 max-md:grid-cols-1">
          {data.cards.map((card) => (
            <ImprovementCard
              key={`${card.kind} ${card.product._id} ${card.questions[0]?._id}`}
              card={card}
              isOfOne={isOfOne}
            />
          ))}
        </ul>
      )}
      {data && data.effects.length > 0 && <ImprovementEffects effects={data.effects} />}
    </Section>
  );
}
