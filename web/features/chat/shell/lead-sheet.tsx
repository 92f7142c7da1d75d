import type { Citation } from '../../../../contracts/chat/messages.ts';
import { classNames } from '../../../lib/browser/class-names.ts';
import { keyed } from '../../../lib/browser/keyed.ts';
import type { LeadPart } from '../answer/answer-parts.ts';
import { ReadOn } from '../answer/fold/read-on.tsx';
import { CitationTab } from '../pages/citation-tab.tsx';
import { headingParts } from '../pages/page-label.ts';
import { texts } from './texts.ts';

/** A value as short as this is read at a glance: characters. */
const GLANCE = 24;
/** A longer sentence is set smaller, so that it fits a phone: characters. */
const LONG = 180;
/** So much of an even longer one is shown at once: characters. */
const MOST = 280;

/** So many of the other cells are shown below the one that answers: which row it is, and what that means. */
const SHOWN_OTHERS = 2;

type Sentence = LeadPart['sentences'][number];

/** What answers, large, with its page; then what else answers, each with its own page where that is another. */
export function LeadSheet({
  lead: { sentences, steps, verdict },
  messageId,
}: {
  lead: LeadPart;
  messageId: string;
}) {
  const [first, ...others] = sentences;
  if (!first) return null;
  const { number, text } = headingParts(first.citation?.heading ?? '');
  const { step } = first.sentence;
  return (
    <figure className="answer-sheet min-w-0 border border-l-3 border-hair border-l-cite bg-sheet">
      <figcaption className="flex items-stretch border-b border-hair">
        <span className="min-w-0 flex-1 self-center px-3.5 py-1 text-13 text-ink-2 wrap-anywhere">
          {number && <span className="mr-2.5 tabular-nums">{number}</span>}
          {text}
          {step !== undefined && steps > 1 && (
            <span className="ml-2.5 whitespace-nowrap">{texts.answer.stepOf(step + 1, steps)}</span>
          )}
        </span>
        {first.citation && (
          <CitationTab
            citation={first.citation}
            index={first.index}
            messageId={messageId}
            className="sheet-tab"
          />
        )}
      </figcaption>
      <blockquote className="px-3.5 py-2.5">
        {verdict && <p className="lead-verdict">{texts.answer.verdict[verdict]}</p>}
        <First sentence={first.sentence} />
      </blockquote>
      {others.length > 0 && (
        <ul className="list-none">
          {keyed(others, ({ sentence }) => sentence.text).map(
            ({ key, item: { sentence, index, citation } }) => (
              <li key={key} className="flex items-stretch border-t border-hair">
                <blockquote className="min-w-0 flex-1 px-3.5 py-2 text-14 whitespace-pre-line text-ink-2 wrap-anywhere">
                  {sentence.row?.others?.length ? <FurtherRow row={sentence.row} /> : <q>{sentence.text}</q>}
                </blockquote>
                {citation && !isSamePlace(citation, first.citation) && (
                  <CitationTab
                    citation={citation}
                    index={index}
                    messageId={messageId}
                    className="sheet-tab"
                  />
                )}
              </li>
            ),
          )}
        </ul>
      )}
    </figure>
  );
}

const isSamePlace = (a: Citation, b: Citation | null): boolean =>
  a.manualId === b?.manualId && a.page === b.page && (a.page !== null || a.heading === b.heading);

/** A short value stands alone above its name, as on a plate; a sentence is set as one, and of a longer row the cell that answers. */
function First({ sentence: { text, row } }: { sentence: Sentence['sentence'] }) {
  if (row?.others?.length)
    return <Row row={row} className={classNames('lead-text', row.value.length > LONG && 'is-long')} />;
  if (row && row.value.length <= GLANCE)
    return (
      <p className="wrap-anywhere">
        <span className="lead-value">{row.value}</span>
        <span className="block text-14 text-ink-2">{row.name}</span>
      </p>
    );
  return (
    <p className={classNames('lead-text whitespace-pre-line wrap-anywhere', text.length > LONG && 'is-long')}>
      <ReadOn text={text} most={MOST} />
    </p>
  );
}

type RowProps = { row: NonNullable<Sentence['sentence']['row']>; className?: string | undefined };

/** The cell of a row that answers, above what tells which row it is: a code, say, and its meaning. */
function Row({ row: { name, value, others = [] }, className }: RowProps) {
  return (
    <span className="block whitespace-pre-line wrap-anywhere">
      <span className={className}>
        <ReadOn text={value} most={MOST} />
      </span>
      {name !== '' && <span className="block text-13 text-ink-2">{name}</span>}
      {keyed(others.slice(0, SHOWN_OTHERS), sayCell).map(({ key, item }) => (
        <span key={key} className="mt-1 line-clamp-2 text-14 text-ink-2">
          {sayCell(item)}
        </span>
      ))}
    </span>
  );
}

/** A row besides the one that answers: what it says, and on a line which it is. */
function FurtherRow({ row: { name, value, others = [] } }: RowProps) {
  const which = [...(name === '' ? [] : [name]), ...others.slice(0, SHOWN_OTHERS).map(sayCell)];
  return (
    <>
      <span className="line-clamp-3">{value}</span>
      <span className="line-clamp-2 text-13">{which.join(' · ')}</span>
    </>
  );
}

const sayCell = ({ name, value }: { name: string; value: string }): string =>
  name === '' ? value : `${name}: ${value}`;
