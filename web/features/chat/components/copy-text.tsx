import { Check, Copy } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { texts } from '../texts.ts';
import { useCopying } from '../use-copying.ts';

/** A button that puts a text on the clipboard and says so. */
export function CopyText({ label, text }: { label: string; text: () => string }) {
  const { outcome, copy } = useCopying(text);
  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <span className="inline-flex flex-wrap items-center gap-2 max-sm:w-full">
      <Button
        icon={<Icon size={18} aria-hidden="true" />}
        className="max-sm:w-full"
        onClick={() => void copy()}
      >
        {label}
      </Button>
      <span role="status" className="text-12 text-ink-2">
        {outcome === 'copied' && texts.answer.copied}
        {outcome === 'refused' && texts.answer.copyRefused}
      </span>
    </span>
  );
}
