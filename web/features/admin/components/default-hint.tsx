import { texts } from '../settings-texts.ts';

const words = texts.identity;

type DefaultHintProps = {
  /** '' where the environment sets none. */
  value: string;
  variable: string;
  /** Null where it is what is entered. */
  onUse: (() => void) | null;
};

/** What holds where nothing is chosen, and a press that enters it. */
export function DefaultHint({ value, variable, onUse }: DefaultHintProps) {
  return (
    <>
      {words.byDefault} <span className="text-ink wrap-anywhere">{value || words.none}</span>{' '}
      <code className="mr-2 font-mono text-12 wrap-anywhere">{variable}</code>
      {onUse && (
        <button
          type="button"
          aria-label={words.defaultOf(variable)}
          className="min-h-6 text-ink underline underline-offset-2 hover:no-underline"
          onClick={onUse}
        >
          {words.enterDefault}
        </button>
      )}
    </>
  );
}
