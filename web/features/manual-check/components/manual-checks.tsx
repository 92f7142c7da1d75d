import { useState } from 'react';
import type { Citation } from '../../../../contracts/chat/messages.ts';
import type { ManualCheck } from '../../../../contracts/manuals/manual-checks.ts';
import type { RenderPage } from '../../../lib/text/answer-views.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { ExportButton } from '../../../ui/button/export-button.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Unloaded } from '../../../ui/state/unloaded.tsx';
import { useDownloadChecks } from '../api/download-checks.ts';
import { useChecks } from '../api/list-checks.ts';
import { texts } from '../texts.ts';
import { CheckedManual } from './checked-manual.tsx';
import { pageOf } from './page-states.tsx';

type ManualChecksProps = {
  productId: string;
  /** Address where the product's manuals are added. */
  manualsHref: string;
  renderPage: RenderPage;
};
/** A place of a finding, of which a contradiction has two; or a page of a manual. */
export type WantedPlace = { id: string; isOther: boolean } | { manualId: string; page: number };

/** What was found in the manuals of a product, manual by manual, with the pages. */
export function ManualChecks({ productId, manualsHref, renderPage }: ManualChecksProps) {
  const { data, error, refetch } = useChecks(productId);
  const downloadChecks = useDownloadChecks();
  const [wanted, setWanted] = useState<WantedPlace | null>(null);
  return (
    <>
      <div className="mb-8 flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <p className="max-w-[72ch] text-ink-2">{texts.lede}</p>
        {data?.some(({ state }) => state === 'checked') && (
          <ExportButton words={texts.report} mutation={downloadChecks} target={productId} />
        )}
      </div>
      {!data && <Unloaded error={error} onRetry={refetch} lines={6} />}
      {data?.length === 0 && (
        <EmptyState
          title={texts.noManual}
          action={<ButtonLink to={manualsHref}>{texts.toManuals}</ButtonLink>}
        >
          {texts.noManualText}
        </EmptyState>
      )}
      {data?.map((check) => (
        <CheckedManual key={check.manualId} check={check} onOpen={setWanted} />
      ))}
      {renderPage(citationAt(data, wanted), () => setWanted(null), refetch)}
    </>
  );
}

/** Looked up anew each time, because its links expire and are loaded again. */
function citationAt(checks: readonly ManualCheck[] = [], wanted: WantedPlace | null): Citation | null {
  if (wanted === null) return null;
  if ('page' in wanted) {
    const check = checks.find(({ manualId }) => manualId === wanted.manualId);
    return check ? pageOf(check, wanted.page) : null;
  }
  const findings = checks.flatMap(({ groups }) => groups.flatMap((group) => group.findings));
  const finding = findings.find(({ _id }) => _id === wanted.id);
  return (wanted.isOther ? finding?.other?.source : finding?.source) ?? null;
}
