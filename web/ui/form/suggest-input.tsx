import { useEffect, useId, useState } from 'react';
import { Input } from './input.tsx';

/** A thing to choose, with its id and its name. */
export type Suggestion = { id: string; name: string };

type SuggestInputProps = {
  /** Label for screen readers, if no field around it has one. */
  label?: string;
  placeholder: string;
  /** Name of the chosen thing; empty if nothing is chosen. */
  chosen: string;
  suggestions: readonly Suggestion[];
  /** Called with the text while somebody types; suggestions for it may arrive at any time. */
  onType: (text: string) => void;
  /** Called with the id of the chosen thing; empty if the field was emptied. */
  onChoose: (id: string) => void;
};

/** A field that suggests things while somebody types, for choices of more than a select can show. */
export function SuggestInput({
  label,
  placeholder,
  chosen,
  suggestions,
  onType,
  onChoose,
}: SuggestInputProps) {
  const listId = useId();
  /** The typed text; null if nobody types and the field shows what is chosen. */
  const [typed, setTyped] = useState<string | null>(null);
  const named = suggestions.find(({ name }) => name === typed)?.id;

  // An effect, because suggestions may arrive after the whole name was typed.
  useEffect(() => {
    if (named === undefined) return;
    setTyped(null);
    onChoose(named);
  }, [named, onChoose]);

  const take = (text: string) => {
    setTyped(text === '' ? null : text);
    onType(text);
    if (text === '') onChoose('');
  };
  return (
    <span className="block">
      <Input
        type="search"
        {...(label === undefined ? {} : { 'aria-label': label })}
        placeholder={placeholder}
        list={listId}
        value={typed ?? chosen}
        onFocus={() => onType(typed ?? '')}
        onBlur={() => setTyped(null)}
        onChange={(event) => take(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {suggestions.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </span>
  );
}
