import { useState } from 'react';
import type { Citation } from '../../../../contracts/chat/messages.ts';
import type { ManualCheck, PageGroup } from '../../../../contracts/manuals/manual-checks.ts';
import { describePages } from '../../../../contracts/manuals/page-texts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PageTab } from '../../../ui/picture/page-tab.tsx';
import { texts } from '../texts.ts';

/** Pictures that are drawn at first: each takes the server a moment. */
const SHOWN_AT_FIRST = 12;

type PageStatesProps = {
  check: ManualCheck;
  onOpen: (page: number) => void;
};

/** How the pages of a manual were read: those that were not simply read by kind, each with why and what to do. */
export function PageStates({ check, onOpen }: PageStatesProps) {
  const { pages, pageGroups, state } = check;
  if (pages === null || state === 'unread') return null;
  const others = pageGroups.reduce((sum, group) => sum + group.pages.length, 0);
  return (
    <div className="mb-8">
      <h3 className="font-semibold">{texts.pages.title}</h3>
      <p className="max-w-[72ch] text-14 text-ink-2">{texts.pages.read(pages - others, pages)}</p>
      {pageGroups.map((group) => (
        <Pages key={`${group.kind} ${group.model}`} check={check} group={group} onOpen={onOpen} />
      ))}
    </div>
  );
}

function Pages({ check, group, onOpen }: PageStatesProps & { group: PageGroup }) {
  const [isWhole, setIsWhole] = useState(false);
  const { title, why, remedy } = describePages(group);
  const shown = isWhole ? group.pages : group.pages.slice(0, SHOWN_AT_FIRST);
  return (
    <div className="mt-5 border-t border-hair pt-3">
      <h4 className="font-medium">{texts.group(title, group.pages.length)}</h4>
      <p className="max-w-[72ch] text-14 text-ink-2">
        {why} {remedy}
      </p>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(84px,1fr))] gap-3">
        {shown.map((page) => (
          <li key={page} className="grid content-start justify-items-start gap-1.5">
            {check.pageImage && (
              <button
                type="button"
                className="block w-full border border-line bg-page hover:border-ink"
                aria-label={texts.pages.open(page)}
                onClick={() => onOpen(page)}
              >
                <img
                  src={check.pageImage.replace('{page}', String(page))}
                  alt=""
                  loading="lazy"
                  className="block aspect-[1/1.414] w-full object-contain"
                />
              </button>
            )}
            <PageTab page={page} onClick={() => onOpen(page)} />
          </li>
        ))}
      </ul>
      {shown.length < group.pages.length && (
        <Button className="mt-3" onClick={() => setIsWhole(true)}>
          {texts.pages.all(group.pages.length)}
        </Button>
      )}
    </div>
  );
}

/** A page of a manual as a place that can be opened. */
export function pageOf({ manualId, title, pages, url, pageImage }: ManualCheck, page: number): Citation {
  return {
    ...{ manualId, title, page, pageEnd: page, pages, pageImage },
    ...{ heading: '', quote: '', boxes: [] },
    url: `${url ?? ''}#page=${page}`,
  };
}
