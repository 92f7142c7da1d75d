import { texts } from '../settings-texts.ts';

const words = texts.identity;

type DefaultHintProps = {
  /** The default; '' if the environment sets none. */
  value: string;
  variable: string;
  /** Enters the default; null if it is already entered. */
  onUse: (() => void) | null;
};

/** Shows the default of a setting, with a button that enters it. */
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
