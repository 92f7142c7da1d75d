import './fate-bar.css';
import type { QuestionFates } from '../../../../contracts/analytics/writer-report.ts';
import { FATE_TEXTS, FATES, questionsOf } from '../../../../contracts/analytics/writer-report-texts.ts';
import { texts } from '../texts.ts';

type FateBarProps = {
  fates: QuestionFates;
  /** Questions at which the bar would be as wide as there is room. */
  most: number;
};

/** A bar as long as there were questions, in the shares of what became of them. Its words stand beside it. */
export function FateBar({ fates, most }: FateBarProps) {
  const all = questionsOf(fates);
  if (all === 0) return null;
  return (
    <span className="fate-bar" style={{ width: `${(all / most) * 100}%` }} aria-hidden="true">
      {FATES.filter((fate) => fates[fate] > 0).map((fate) => (
        <i key={fate} data-fate={fate} style={{ width: `${(fates[fate] / all) * 100}%` }} />
      ))}
    </span>
  );
}

/** What the parts of the bars stand for. */
export function FateKey() {
  return (
    <ul
      className="fate-key mb-2 flex flex-wrap gap-x-4 gap-y-1 text-13 text-ink-2"
      aria-label={texts.manual.key}
    >
      {FATES.map((fate) => (
        <li key={fate} className="flex items-center gap-1.5">
          <i data-fate={fate} aria-hidden="true" />
          {FATE_TEXTS[fate]}
        </li>
      ))}
    </ul>
  );
}
