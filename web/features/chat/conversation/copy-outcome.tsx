import { texts } from '../shell/texts.ts';
import type { Copying } from './use-copying.ts';

/** Says beside a button whether copying worked, for a short time. */
export function CopyOutcome({ outcome }: Pick<Copying, 'outcome'>) {
  return (
    <span role="status" className="text-12 text-ink-2">
      {outcome === 'copied' && texts.answer.copied}
      {outcome === 'refused' && texts.answer.copyRefused}
    </span>
  );
}
