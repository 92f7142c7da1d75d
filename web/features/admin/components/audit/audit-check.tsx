import { ShieldCheck } from 'lucide-react';
import type { AuditCheck as Check } from '../../../../../contracts/admin/audit.ts';
import { messageOf } from '../../../../lib/api/api-error.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { CopyButton } from '../../../../ui/button/copy-button.tsx';
import { ExportButton } from '../../../../ui/button/export-button.tsx';
import { Notice } from '../../../../ui/state/notice.tsx';
import { useAuditCheck, useExportAudit } from '../../api/audit.ts';
import { texts } from '../../audit-texts.ts';

const words = texts.check;

/** Buttons that check the whole trail, and that save it for others to check. */
export function AuditCheck() {
  const { mutate, data, error, isPending } = useAuditCheck();
  const exportAudit = useExportAudit();
  return (
    <div className="mb-6 grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<ShieldCheck size={18} aria-hidden="true" />}
          busyText={isPending && words.busy}
          onClick={() => mutate()}
        >
          {words.button}
        </Button>
        <ExportButton words={texts.export} mutation={exportAudit} target={undefined} />
      </div>
      {!isPending && data && <Outcome check={data.data} />}
      {!isPending && error && <Notice tone="error">{messageOf(error)}</Notice>}
    </div>
  );
}

function Outcome({ check: { entries, head, brokenAt } }: { check: Check }) {
  if (brokenAt !== null) return <Notice tone="error">{words.broken(brokenAt, entries)}</Notice>;
  if (head === null) return <Notice tone="info">{words.none}</Notice>;
  return (
    <Notice
      tone="success"
      action={<CopyButton text={head} label={words.copy} doneMessage={words.copied} isLabelled />}
    >
      {words.whole(entries)}
      <span className="block text-13 text-ink-2 wrap-anywhere">
        {words.head}: <code className="text-12">{head}</code>. {words.headText}
      </span>
    </Notice>
  );
}
