import { type FormEvent, type KeyboardEvent, useState } from 'react';
import type { Citation } from '../../../../contracts/chat/messages.ts';
import type { TextPlace } from '../../../../contracts/manuals/files.ts';
import { MAX_FIND_CHARS } from '../../../../contracts/plans/limits.ts';
import { classNames } from '../../../lib/browser/class-names.ts';
import { keyed } from '../../../lib/browser/keyed.ts';
import { useSettled } from '../../../lib/browser/use-settled.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SearchInput } from '../../../ui/form/search-input.tsx';
import { Notice } from '../../../ui/state/notice.tsx';
import { type FoundText, useFindText } from '../api/find-text.ts';
import { texts } from '../shell/texts.ts';

const TYPING_PAUSE_MS = 250;

type FindInManualProps = {
  citation: Citation;
  /** The found place that is shown; null if none is. */
  chosen: TextPlace | null;
  onChoose: (place: TextPlace) => void;
};

/** A search for words in the whole manual of a citation, which leads to their pages. */
export function FindInManual({ citation, chosen, onChoose }: FindInManualProps) {
  const [text, setText] = useState('');
  const sought = useSettled(text.trim(), TYPING_PAUSE_MS);
  const { data, isFetching, error, refetch } = useFindText(citation, sought);
  const found = sought === '' ? undefined : data;
  const words = texts.page.find;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = found?.places ?? [];
    if (first) onChoose(first);
  };
  return (
    <search className="grid gap-2" onKeyDown={keepArrows}>
      <form onSubmit={handleSubmit}>
        <SearchInput
          autoFocus
          label={words.label}
          placeholder={words.placeholder}
          maxLength={MAX_FIND_CHARS}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
      <p role="status" className="min-h-5 text-12 text-ink-2">
        {isFetching ? words.busy : found && summaryOf(found, sought)}
      </p>
      {error && sought !== '' && (
        <Notice tone="error" action={<Button onClick={() => refetch()}>{texts.tryAgain}</Button>}>
          {error.message}
        </Notice>
      )}
      {found && found.places.length > 0 && (
        <ul className="max-h-48 overflow-auto border-y border-hair">
          {keyed(found.places, ({ page, before }) => `${page} ${before}`).map(({ key, item }) => (
            <li key={key} className="border-b border-hair last:border-b-0">
              <PlaceButton place={item} isChosen={item === chosen} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}

function PlaceButton({
  place,
  isChosen,
  onChoose,
}: {
  place: TextPlace;
  isChosen: boolean;
  onChoose: (place: TextPlace) => void;
}) {
  return (
    <button
      type="button"
      aria-current={isChosen ? 'page' : undefined}
      className={classNames(
        'grid w-full grid-cols-[3.5rem_minmax(0,1fr)] gap-2 border-l-3 px-2 py-2.5 text-left text-13 hover:underline',
        isChosen ? 'border-ink' : 'border-transparent',
      )}
      onClick={() => onChoose(place)}
    >
      <b className="font-mono font-medium">{place.page !== null && texts.place(place.page)}</b>
      <span className="wrap-anywhere">
        {place.before}
        <mark className="bg-page-mark text-page-ink">{place.match}</mark>
        {place.after}
      </span>
    </button>
  );
}

function summaryOf({ places, hasMore, isSearchable }: FoundText, sought: string): string {
  const words = texts.page.find;
  if (!isSearchable) return words.replaced;
  return places.length === 0 ? words.none(sought) : words.count(places.length, hasMore);
}

/** Keeps arrow keys in the field, where they move the cursor; elsewhere they turn the page. */
function keepArrows(event: KeyboardEvent): void {
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') event.stopPropagation();
}
