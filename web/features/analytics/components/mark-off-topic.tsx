import { showFailure, showUndo } from '../../../lib/browser/toast-store.ts';
import { Button } from '../../../ui/button/button.tsx';
import { type OffTopicMark, useMarkOffTopic } from '../api/mark-off-topic.ts';
import { texts } from '../topic-texts.ts';

const words = texts.offTopic;
/** How long taking it back is offered: ms. The list of hidden questions has the same button for good. */
const UNDO = { shownMs: 8000, latestMs: 60_000 };

type MarkOffTopicProps = OffTopicMark & {
  /** What the button is about, for who does not see what it stands at. */
  about: string;
};

/** A button that hides questions as not being about the product, or brings them back. Both can be undone. */
export function MarkOffTopic({ questions, isOffTopic, about }: MarkOffTopicProps) {
  const { mutate, isPending } = useMarkOffTopic({
    onMarked: (marked, takeBack) =>
      showUndo(words.done(marked.questions.length, marked.isOffTopic), { ...UNDO, run: takeBack }),
    onFailed: () => showFailure(words.failed),
  });
  const verb = isOffTopic ? words.mark : words.keep;
  return (
    <Button
      variant="quiet"
      className="print:hidden"
      aria-label={words.markOf(verb, about)}
      busyText={isPending && words.saving}
      onClick={() => mutate({ questions, isOffTopic })}
    >
      {verb}
    </Button>
  );
}
