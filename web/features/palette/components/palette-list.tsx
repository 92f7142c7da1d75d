import { useEffect } from 'react';
import { classNames } from '../../../lib/browser/class-names.ts';
import type { Entry, Group } from '../entries.ts';
import { texts } from '../texts.ts';

type PaletteListProps = {
  id: string;
  entries: readonly Entry[];
  /** Index of the entry that Enter takes. */
  active: number;
  onHover: (index: number) => void;
  onChoose: (entry: Entry) => void;
};

/** Id of an entry's element, to which the field points. */
export const optionId = (listId: string, entry: Entry): string => `${listId}-${entry.id}`;

/** The entries in their groups. The focus stays in the field, which says which entry is the active one. */
export function PaletteList({ id, entries, active, onHover, onChoose }: PaletteListProps) {
  const activeEntry = entries[active];
  useEffect(() => {
    if (activeEntry) document.getElementById(optionId(id, activeEntry))?.scrollIntoView({ block: 'nearest' });
  }, [id, activeEntry]);
  const groups = [...new Set(entries.map(({ group }) => group))];
  const groupOf = (group: Group) =>
    entries.flatMap((entry, index) => (entry.group === group ? [{ entry, index }] : []));

  return (
    <div
      id={id}
      role="listbox"
      aria-label={texts.title}
      className="max-h-[min(420px,55dvh)] overflow-y-auto pb-2"
    >
      {groups.map((group) => (
        <div key={group} role="presentation">
          <p role="presentation" className="px-4 pt-3 pb-1 text-12 text-ink-2">
            {texts.groups[group]}
          </p>
          {groupOf(group).map(({ entry, index }) => (
            <div
              key={entry.id}
              id={optionId(id, entry)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={classNames(
                'flex min-h-ctl cursor-pointer items-center px-4 wrap-anywhere',
                index === active && 'bg-wash',
              )}
              onMouseMove={() => onHover(index)}
              // The press must not take the focus from the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(entry)}
              onKeyDown={(event) => event.key === 'Enter' && onChoose(entry)}
            >
              {entry.label}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
