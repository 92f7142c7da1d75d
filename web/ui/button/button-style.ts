import { classNames } from '../../lib/browser/class-names.ts';

/**
 * Looks of a button. `go`: the one main action of an area (rows may repeat it). `outline`: everything else. `quiet`:
 * text only, also for Delete outside its dialog. `danger`: the verb in a dialog that destroys something.
 */
export type ButtonVariant = 'go' | 'outline' | 'quiet' | 'danger';
export type ButtonSize = 'normal' | 'large';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-ctl border font-medium whitespace-nowrap no-underline ' +
  // Where a long text has no room in one line, see base.css.
  'max-[300px]:text-center ' +
  'transition-colors active:translate-y-px ' +
  'disabled:border-hair disabled:bg-wash disabled:text-ink-3 disabled:translate-y-0';

const VARIANTS: Record<ButtonVariant, string> = {
  go: 'border-go bg-go text-on-go hover:border-go-hover hover:bg-go-hover',
  outline: 'border-line bg-transparent text-ink hover:border-ink-2 hover:bg-wash',
  quiet: 'border-transparent bg-transparent text-ink-2 hover:bg-wash hover:text-ink',
  danger: 'border-danger bg-danger text-on-danger hover:border-ink',
};

const PADDING: Record<ButtonSize, Record<'text' | 'edge', string>> = {
  normal: { text: 'min-h-ctl px-2 text-14', edge: 'min-h-ctl px-3.5 text-14' },
  large: { text: 'min-h-12 px-3 text-16', edge: 'min-h-12 px-5 text-16' },
};

/** Classes of a button, shared by real buttons and links that look like one. */
export function buttonStyle(variant: ButtonVariant = 'outline', size: ButtonSize = 'normal', extra?: string) {
  const isQuiet = variant === 'quiet';
  const padding = PADDING[size][isQuiet ? 'text' : 'edge'];
  // What lines buttons up has to know where they begin for the eye.
  return classNames(BASE, VARIANTS[variant], padding, isQuiet ? undefined : 'has-edge', extra);
}
