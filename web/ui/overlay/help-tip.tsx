import { CircleHelp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

type HelpTipProps = {
  /** The question that it answers: "What deflection means". */
  label: string;
  /** The answer, in a sentence. */
  children: ReactNode;
};

/** A question mark that shows its answer when it is pointed at, focused or pressed; Escape closes it. */
export function HelpTip({ label, children }: HelpTipProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  const close = () => setIsOpen(false);
  return (
    // The answer stays open under the pointer, so that it can be read and selected.
    <span
      className="relative inline-flex h-5 items-center align-top print:hidden"
      onPointerEnter={open}
      onPointerLeave={close}
    >
      <button
        type="button"
        aria-label={label}
        aria-describedby={isOpen ? id : undefined}
        className="ml-0.5 grid size-6 place-items-center rounded-ctl text-ink-2 hover:text-ink"
        onFocus={open}
        onClick={open}
        onBlur={close}
        onKeyDown={(event) => event.key === 'Escape' && close()}
      >
        <CircleHelp size={16} aria-hidden="true" />
      </button>
      {isOpen && (
        <span
          role="tooltip"
          id={id}
          className="second-sheet absolute top-full right-0 z-10 mt-1 w-60 px-3 py-2 text-13 font-normal text-ink max-xl:right-auto max-xl:-left-18"
        >
          {children}
        </span>
      )}
    </span>
  );
}
