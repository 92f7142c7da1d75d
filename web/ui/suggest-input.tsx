import { useEffect, useId, useState } from 'react';
import { Input } from './input.tsx';

/** A thing to choose, by its id and the name it goes by. */
export type Suggestion = { id: string; name: string };

type SuggestInputProps = {
  /** For screen readers, where no field around it has a label. */
  label?: string;
  placeholder: string;
  /** Name of what is chosen; empty where nothing is. */
  chosen: string;
  suggestions: readonly Suggestion[];
  /** What is being typed, once somebody begins to; suggestions for it may arrive at any time. */
  onType: (text: string) => void;
  /** The id of what was chosen; empty when the field was emptied. */
  onChoose: (id: string) => void;
};

/** A field that suggests while one types, for a choice out of more than a select can show. */
export function SuggestInput({
  label,
  placeholder,
  chosen,
  suggestions,
  onType,
  onChoose,
}: SuggestInputProps) {
  const listId = useId();
  /** What is being typed; null while nothing is, and what is chosen stands there. */
  const [typed, setTyped] = useState<string | null>(null);
  const named = suggestions.find(({ name }) => name === typed)?.id;

  // Also when the suggestions arrive after the whole name was typed.
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
