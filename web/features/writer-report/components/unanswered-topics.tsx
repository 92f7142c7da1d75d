import type { UnansweredTopic, WriterReport } from '../../../../contracts/analytics/writer-report.ts';
import { headingOf } from '../../../../contracts/analytics/writer-report-texts.ts';
import { Section } from '../../../ui/page/section.tsx';
import { QuietEmpty } from '../../../ui/state/quiet-empty.tsx';
import type { WantedPage } from '../cite-place.ts';
import { texts } from '../texts.ts';
import { PlaceTab } from './place-tab.tsx';

const words = texts.unanswered;

type UnansweredTopicsProps = {
  unanswered: WriterReport['unanswered'];
  onOpen: (place: WantedPage) => void;
};

/** Questions that no answer was found for, with the section that each would belong to. */
export function UnansweredTopics({ unanswered: { topics, more }, onOpen }: UnansweredTopicsProps) {
  return (
    <Section title={words.title}>
      {topics.length === 0 && <QuietEmpty title={words.nothing}>{words.nothingText}</QuietEmpty>}
      {topics.length > 0 && (
        <>
          <p className="mb-3 max-w-[72ch] text-ink-2">{words.lede}</p>
          <ul className="border-t border-line">
            {topics.map((topic) => (
              <Topic key={topic.name} topic={topic} onOpen={onOpen} />
            ))}
          </ul>
          {more > 0 && <p className="mt-2 text-13 text-ink-2">{words.more(more)}</p>}
        </>
      )}
    </Section>
  );
}

type TopicProps = Pick<UnansweredTopicsProps, 'onOpen'> & { topic: UnansweredTopic };

function Topic({ topic, onOpen }: TopicProps) {
  const { name, questions, customers, corrected, nearest } = topic;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-b border-hair py-2.5 last:border-ink max-md:grid-cols-1">
      <b className="font-medium wrap-anywhere">{name}</b>
      <span className="text-13 text-ink-2 tabular-nums">{words.asked(questions, customers)}</span>
      <span className="flex flex-wrap items-center gap-2 text-13 text-ink-2">
        {nearest ? words.nearest(headingOf(nearest)) : words.noNearest}
        {nearest && <PlaceTab place={nearest} onOpen={onOpen} />}
      </span>
      {corrected > 0 && (
        <span className="text-13 text-ink-2 md:text-right">{words.corrected(corrected, questions)}</span>
      )}
    </li>
  );
}
