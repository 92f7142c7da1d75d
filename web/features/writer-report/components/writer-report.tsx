import { type ReactNode, useState } from 'react';
import type { WriterReport as Report } from '../../../../contracts/analytics/writer-report.ts';
import { paths } from '../../../../contracts/paths.ts';
import type { RenderPage } from '../../../lib/text/answer-views.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { ExportButton } from '../../../ui/button/export-button.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Unloaded } from '../../../ui/state/unloaded.tsx';
import { useDownloadCsv, useDownloadPdf } from '../api/download-writer-report.ts';
import { useWriterReport, type WantedReport } from '../api/get-writer-report.ts';
import { citePlace, type WantedPage } from '../cite-place.ts';
import { texts } from '../texts.ts';
import { AskedManual } from './asked-manual.tsx';
import { CheckedManuals } from './checked-manuals.tsx';
import { CustomerWords } from './customer-words.tsx';
import { UnansweredTopics } from './unanswered-topics.tsx';
import { VersionChanges } from './version-changes.tsx';

type WriterReportProps = {
  productId: string;
  /** Null while the chosen days are no valid period. */
  days: Pick<WantedReport, 'from' | 'to'> | null;
  /** The fields that choose the days. */
  periodChoice: ReactNode;
  renderPage: RenderPage;
};

/** What customers' questions tell whoever writes the product's manuals. */
export function WriterReport({ productId, days, periodChoice, renderPage }: WriterReportProps) {
  const downloadPdf = useDownloadPdf();
  const downloadCsv = useDownloadCsv();
  const wanted = days && { productId, from: days.from, to: days.to };
  return (
    <>
      <p className="mb-6 max-w-[72ch] text-ink-2">{texts.lede}</p>
      <search
        aria-label={texts.period}
        className="mb-8 flex flex-wrap items-end justify-between gap-4 max-md:grid max-md:gap-2.5 print:hidden"
      >
        <div className="flex flex-wrap items-start gap-4">{periodChoice}</div>
        {wanted && (
          <div className="flex gap-2 max-md:grid">
            <ExportButton words={texts.csv} mutation={downloadCsv} target={wanted} />
            <ExportButton words={texts.pdf} mutation={downloadPdf} target={wanted} />
          </div>
        )}
      </search>
      {wanted && <LoadedReport wanted={wanted} renderPage={renderPage} />}
    </>
  );
}

type LoadedReportProps = Pick<WriterReportProps, 'renderPage'> & { wanted: WantedReport };

function LoadedReport({ wanted, renderPage }: LoadedReportProps) {
  const { data, error, refetch } = useWriterReport(wanted);
  const [opened, setOpened] = useState<WantedPage | null>(null);
  if (!data) return <Unloaded error={error} onRetry={refetch} lines={8} />;
  return (
    <>
      <Parts report={data} onOpen={setOpened} />
      {renderPage(opened && citePlace(data, opened), () => setOpened(null), refetch)}
    </>
  );
}

type PartsProps = { report: Report; onOpen: (place: WantedPage) => void };

function Parts({ report, onOpen }: PartsProps) {
  const { product, total, looked_at, fates, manuals, unanswered, words, checks, versions } = report;
  if (manuals.length === 0)
    return (
      <EmptyState
        title={texts.noManual}
        action={
          <ButtonLink to={`${paths.productDetails.href(product._id)}?tab=manuals`}>
            {texts.toManuals}
          </ButtonLink>
        }
      >
        {texts.noManualText}
      </EmptyState>
    );
  return (
    <>
      {total === 0 && (
        <EmptyState
          title={texts.noQuestions}
          action={<ButtonLink to={paths.chatbots.href()}>{texts.toChatbots}</ButtonLink>}
        >
          {texts.noQuestionsText}
        </EmptyState>
      )}
      {total > 0 && (
        <>
          <p className="mb-6">
            <b className="text-16 font-semibold">{texts.total(total, looked_at)}</b>
            <span className="block text-ink-2">{texts.fates(fates)}</span>
          </p>
          {manuals.map((manual) => (
            <AskedManual key={manual._id} manual={manual} onOpen={onOpen} />
          ))}
          <UnansweredTopics unanswered={unanswered} onOpen={onOpen} />
          <CustomerWords list={words} onOpen={onOpen} />
        </>
      )}
      <CheckedManuals productId={product._id} checks={checks} onOpen={onOpen} />
      <VersionChanges productId={product._id} versions={versions} />
    </>
  );
}
