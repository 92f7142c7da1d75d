import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AnswerViews } from '../../../lib/text/answer-views.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import type { Asked, Entry } from '../entries.ts';
import { texts } from '../texts.ts';
import { type PalettePage, useEntries } from '../use-entries.ts';
import { PaletteAnswer } from './palette-answer.tsx';
import { optionId, PaletteList } from './palette-list.tsx';

type PaletteProps = AnswerViews & {
  isOpen: boolean;
  onClose: () => void;
  pages: readonly PalettePage[];
  onLogout: () => void;
};

/** The command palette: one field to go anywhere, do something, or ask a product. */
export function Palette({ isOpen, onClose, ...rest }: PaletteProps) {
  const titleId = useId();
  return (
    <Modal isOpen={isOpen} onClose={onClose} labelledBy={titleId} className="dialog second-sheet mt-[12dvh]">
      <h2 id={titleId} className="sr-only">
        {texts.title}
      </h2>
      <PaletteContent onClose={onClose} {...rest} />
    </Modal>
  );
}

/** Where the arrow keys lead in a list of `count`; undefined for other keys. */
function nextIndex(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active - 1 + count) % count;
  return undefined;
}

/** What is typed, what it finds, and what is done with the entry that is chosen. */
function usePalette({ onClose, pages, onLogout }: Pick<PaletteProps, 'onClose' | 'pages' | 'onLogout'>) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const [asked, setAsked] = useState<{ product: Asked; question: string } | null>(null);
  const { entries, hasFailed, isLooking } = useEntries(typed, pages, onLogout);
  const shown = Math.min(active, Math.max(0, entries.length - 1));
  const activeEntry = asked === null ? entries[shown] : undefined;

  const type = (text: string) => {
    setTyped(text);
    setActive(0);
    setAsked(null);
  };
  const choose = ({ choice }: Entry) => {
    if (choice.kind === 'ask') return setAsked(choice);
    if (choice.kind === 'begin') return type(choice.text);
    onClose();
    if (choice.kind === 'go') navigate(choice.href);
    else choice.run();
  };
  const handleKey = (event: KeyboardEvent) => {
    // Enter ends the writing of a word in scripts that are composed.
    if (event.nativeEvent.isComposing || asked !== null) return;
    const next = nextIndex(event.key, shown, entries.length);
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter' && activeEntry) choose(activeEntry);
    else return;
    event.preventDefault();
  };

  return {
    ...{ typed, asked, shown, activeEntry, entries, hasFailed, isLooking },
    ...{ type, choose, handleKey, setActive },
  };
}

type PaletteFieldProps = {
  listId: string;
  typed: string;
  isExpanded: boolean;
  activeEntry: Entry | undefined;
  onType: (text: string) => void;
  onKey: (event: KeyboardEvent) => void;
  onClose: () => void;
};

/** The field, which controls the list below it. */
function PaletteField({ listId, typed, isExpanded, activeEntry, onType, onKey, onClose }: PaletteFieldProps) {
  return (
    <div className="flex items-center border-b border-hair">
      <input
        type="text"
        role="combobox"
        aria-label={texts.field}
        aria-expanded={isExpanded}
        aria-controls={listId}
        aria-autocomplete="list"
        {...(activeEntry && { 'aria-activedescendant': optionId(listId, activeEntry) })}
        autoComplete="off"
        spellCheck={false}
        className="min-h-12 min-w-0 flex-1 bg-transparent px-4 text-16 outline-none"
        placeholder={texts.placeholder}
        maxLength={500}
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={onKey}
      />
      <IconButton label={texts.close} onClick={onClose}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

type PaletteNotesProps = { isEmpty: boolean; isLooking: boolean; hasFailed: boolean };

/** What is said below a list: why it is empty, and that not everything could be looked up. */
function PaletteNotes({ isEmpty, isLooking, hasFailed }: PaletteNotesProps) {
  return (
    <>
      {isEmpty && <p className="px-4 pb-4 text-ink-2">{isLooking ? texts.asking : texts.nothing}</p>}
      {hasFailed && <p className="px-4 pb-3 text-13 text-alert">{texts.failed}</p>}
    </>
  );
}

function PaletteContent({ onClose, pages, onLogout, ...views }: Omit<PaletteProps, 'isOpen'>) {
  const listId = useId();
  const palette = usePalette({ onClose, pages, onLogout });
  const { typed, asked, shown, activeEntry, entries, hasFailed, isLooking } = palette;
  return (
    <>
      <PaletteField
        listId={listId}
        typed={typed}
        isExpanded={asked === null && entries.length > 0}
        activeEntry={activeEntry}
        onType={palette.type}
        onKey={palette.handleKey}
        onClose={onClose}
      />
      <p role="status" className="sr-only">
        {asked === null && !isLooking ? texts.found(entries.length) : ''}
      </p>
      {asked ? (
        <PaletteAnswer
          key={`${asked.product.id} ${asked.question}`}
          {...asked}
          onLeave={onClose}
          {...views}
        />
      ) : (
        <PaletteList
          id={listId}
          entries={entries}
          active={shown}
          onHover={palette.setActive}
          onChoose={palette.choose}
        />
      )}
      <PaletteNotes
        isEmpty={asked === null && entries.length === 0}
        isLooking={isLooking}
        hasFailed={hasFailed}
      />
    </>
  );
}
