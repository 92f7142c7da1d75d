import { type CustomerWord, WORD_MINIMUM } from '../../../../contracts/analytics/writer-report.ts';
import { headingOf } from '../../../../contracts/analytics/writer-report-texts.ts';
import { Section } from '../../../ui/page/section.tsx';
import { QuietEmpty } from '../../../ui/state/quiet-empty.tsx';
import type { WantedPage } from '../cite-place.ts';
import { texts } from '../texts.ts';
import { PlaceTab } from './place-tab.tsx';

const words = texts.words;
const { questions: LEAST, customers: LEAST_CUSTOMERS } = WORD_MINIMUM;

type CustomerWordsProps = { list: readonly CustomerWord[]; onOpen: (place: WantedPage) => void };

/** Words that the manual never prints, with what it says instead: entries for its index, and headings. */
export function CustomerWords({ list, onOpen }: CustomerWordsProps) {
  return (
    <Section title={words.title}>
      {list.length === 0 && (
        <QuietEmpty title={words.nothing}>{words.nothingText(LEAST, LEAST_CUSTOMERS)}</QuietEmpty>
      )}
      {list.length > 0 && (
        <>
          <p className="mb-3 max-w-[72ch] text-ink-2">{words.lede(LEAST, LEAST_CUSTOMERS)}</p>
          <ul className="border-t border-line">
            {list.map((word) => (
              <Word key={word.word} word={word} onOpen={onOpen} />
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

type WordProps = Pick<CustomerWordsProps, 'onOpen'> & { word: CustomerWord };

function Word({ word: { word, questions, unanswered, examples, printed, answeredBy }, onOpen }: WordProps) {
  return (
    <li className="grid grid-cols-[180px_minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-b border-hair py-2.5 last:border-ink max-md:grid-cols-1">
      <b className="font-medium wrap-anywhere">{word}</b>
      <div className="grid min-w-0 gap-1">
        {printed.length > 0 && (
          <p className="flex flex-wrap items-center gap-2">
            <span className="text-13 text-ink-2">{words.index}</span>
            {printed.map((other) => (
              <span key={other.word} className="flex items-center gap-2">
                {words.see(other.word)}
                <PlaceTab place={other.place} onOpen={onOpen} />
              </span>
            ))}
          </p>
        )}
        {answeredBy && (
          <p className="flex flex-wrap items-center gap-2">
            {words.heading(headingOf(answeredBy))}
            <PlaceTab place={answeredBy} onOpen={onOpen} />
          </p>
        )}
        {printed.length === 0 && !answeredBy && <p>{words.gap}</p>}
        <ul className="text-13 text-ink-2">
          {examples.map((example) => (
            <li key={example} className="wrap-anywhere">
              {example}
            </li>
          ))}
        </ul>
      </div>
      <span className="text-13 text-ink-2 tabular-nums">{words.asked(questions, unanswered)}</span>
    </li>
  );
}
