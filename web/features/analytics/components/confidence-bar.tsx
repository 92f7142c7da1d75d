import './confidence-bar.css';
import type { ProductPerformance } from '../../../../contracts/analytics/analytics.ts';
import { texts } from '../texts.ts';

const words = texts.performance;

type ConfidenceBarProps = Pick<ProductPerformance, 'high' | 'medium' | 'low'>;

/** A bar with the shares of high, medium and low confidence, and the same in words below it. */
export function ConfidenceBar({ high, medium, low }: ConfidenceBarProps) {
  const total = high + medium + low;
  if (total === 0) return <span className="text-ink-2">{words.noQuestions}</span>;
  const parts = [
    { name: 'high', count: high, style: 'bg-ink' },
    { name: 'medium', count: medium, style: 'hatch' },
    { name: 'low', count: low, style: '' },
  ].filter(({ count }) => count > 0);
  return (
    <>
      <span className="confidence-bar" aria-hidden="true">
        {parts.map(({ name, count, style }) => (
          <i key={name} className={style} style={{ width: `${(count / total) * 100}%` }} />
        ))}
      </span>
      <span className="text-12 text-ink-2 tabular-nums">
        {words.shares(high / total, medium / total, low / total)}
      </span>
    </>
  );
}
