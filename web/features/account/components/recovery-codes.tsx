import { Download } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { saveFile } from '../../../lib/api/download.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CopyButton } from '../../../ui/button/copy-button.tsx';
import { texts } from '../two-step-texts.ts';

const words = texts.kept;

/** A dialog with new recovery codes. They are shown only this once, so only the button closes it. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const lines = codes.join('\n');
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby={id} className="mt-5 grid justify-items-start gap-3 border border-ink px-4 py-4">
      <h3 id={id} ref={heading} tabIndex={-1} className="font-semibold">
        {words.title}
      </h3>
      <p className="max-w-[62ch] text-ink-2">{words.lede}</p>
      <ul className="grid gap-x-8 gap-y-1 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={lines} label={words.copy} doneMessage={words.copied} isLabelled />
        <Button
          icon={<Download size={18} aria-hidden="true" />}
          onClick={() => saveFile(new Blob([`${lines}\n`], { type: 'text/plain' }), words.filename)}
        >
          {words.save}
        </Button>
        <Button variant="go" onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </section>
  );
}
