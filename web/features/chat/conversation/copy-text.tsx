import { Check, Copy } from 'lucide-react';
import { Button } from '../../../ui/button/button.tsx';
import { CopyOutcome } from './copy-outcome.tsx';
import { useCopying } from './use-copying.ts';

/** A button that copies a text to the clipboard and says so. */
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
      <CopyOutcome outcome={outcome} />
    </span>
  );
}
