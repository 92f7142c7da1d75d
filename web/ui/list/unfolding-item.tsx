import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../../lib/browser/class-names.ts';

type UnfoldingItemProps = {
  title: string;
  isOpen: boolean;
  onToggle: () => void;
  /** Of the title, which is cut off nowhere by default. */
  titleClassName?: string;
  /** Stands below the title, folded or not. */
  about: ReactNode;
  /** What a press on the title unfolds; not made before. */
  children: ReactNode;
};

/** An item of a list whose title is a heading that unfolds the rest. */
export function UnfoldingItem({
  title,
  isOpen,
  onToggle,
  titleClassName = 'wrap-anywhere',
  about,
  children,
}: UnfoldingItemProps) {
  const id = useId();
  return (
    <li className="border-b border-hair py-2 last:border-b-0">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="flex min-h-ctl w-full items-center gap-2 text-left font-medium hover:bg-wash"
          onClick={onToggle}
        >
          <ChevronRight
            size={18}
            aria-hidden="true"
            className={classNames('flex-none text-ink-2', isOpen && 'rotate-90')}
          />
          <span className={classNames('min-w-0', titleClassName)} title={isOpen ? undefined : title}>
            {title}
          </span>
        </button>
      </h3>
      {about}
      <div id={id} hidden={!isOpen} className="grid min-w-0 gap-3 py-2 pl-[26px] max-sm:pl-0">
        {isOpen && children}
      </div>
    </li>
  );
}
