import { useState } from 'react';
import type { ChangedAnswer } from '../../../../contracts/manuals/notices.ts';
import { formatDate, formatNumber } from '../../../lib/text/format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Badge } from '../../../ui/state/badge.tsx';
import { Unloaded } from '../../../ui/state/unloaded.tsx';
import { useChangedAnswers } from '../api/notices.ts';
import { texts } from '../texts.ts';

type ChangedAnswersProps = { productId: string; versionId: string };

/** The answers that a version changes: the question, and the words before and now. */
export function ChangedAnswers({ productId, versionId }: ChangedAnswersProps) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useChangedAnswers(productId, versionId, page);
  if (!data) return <Unloaded error={error} onRetry={refetch} lines={4} />;
  const last = Math.max(1, Math.ceil(data.total / data.limit));
  return (
    <>
      <ul className="grid list-none">
        {data.data.map((answer) => (
          <Answer key={answer.answerId} answer={answer} />
        ))}
      </ul>
      {last > 1 && (
        <div className="flex flex-wrap items-center gap-2">
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            {texts.newer}
          </Button>
          <span className="text-14 text-ink-2">{texts.pageOf(formatNumber(page), formatNumber(last))}</span>
          <Button disabled={page === last} onClick={() => setPage(page + 1)}>
            {texts.older}
          </Button>
        </div>
      )}
    </>
  );
}

function Answer({ answer: { question, timestamp, isCertain, changes, told } }: { answer: ChangedAnswer }) {
  return (
    <li className="grid gap-2 border-t border-hair py-3">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <b className="min-w-0 font-medium wrap-anywhere">{question}</b>
        <span className="text-13 text-ink-2">{formatDate(timestamp)}</span>
        {!isCertain && <Badge isNew>{texts.look}</Badge>}
        {told > 0 && <Badge>{texts.told(told)}</Badge>}
      </div>
      {changes.map(({ before, now, heading, pageBefore, pageNow }) => (
        <dl key={before} className="grid gap-x-6 gap-y-2 md:grid-cols-2">
          <Words label={texts.before} place={texts.place(heading, pageBefore)} words={before} />
          <Words label={texts.now} place={texts.place('', pageNow)} words={now} />
        </dl>
      ))}
    </li>
  );
}

function Words({ label, place, words }: { label: string; place: string; words: string | null }) {
  return (
    <div className="min-w-0 border-l-2 border-line pl-3">
      <dt className="text-13 text-ink-2 wrap-anywhere">{place === '' ? label : `${label} · ${place}`}</dt>
      <dd className="wrap-anywhere">
        {words === null ? <i className="text-ink-2">{texts.gone}</i> : <q>{words}</q>}
      </dd>
    </div>
  );
}
