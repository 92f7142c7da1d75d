/** Look of all controls for typing and choosing; they don't fade while they are locked. */
export const controlStyle =
  'w-full min-h-ctl rounded-ctl border border-line bg-sheet px-3 py-1.5 text-ink transition-colors ' +
  'hover:border-ink-2 focus:border-focus focus:outline-2 focus:outline-offset-0 focus:outline-focus ' +
  'aria-invalid:border-alert disabled:border-hair disabled:bg-transparent disabled:text-ink-2 ' +
  '[&[readonly]]:border-hair [&[readonly]]:bg-transparent [&[readonly]]:text-ink-2 ' +
  'max-sm:text-16';
