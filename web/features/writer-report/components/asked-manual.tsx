import { ChevronRight } from 'lucide-react';
import type { AskedSection, AskedManual as Manual } from '../../../../contracts/analytics/writer-report.ts';
import {
  headingOf,
  questionsOf,
  SECTION_KIND_TEXTS,
} from '../../../../contracts/analytics/writer-report-texts.ts';
import { formatNumber } from '../../../lib/text/format.ts';
import { Section } from '../../../ui/page/section.tsx';
import { Badge } from '../../../ui/state/badge.tsx';
import type { WantedPage } from '../cite-place.ts';
import { mostQuestions, outlineRows } from '../outline-rows.ts';
import { texts } from '../texts.ts';
import { FateBar, FateKey } from './fate-bar.tsx';
import { PlaceTab } from './place-tab.tsx';

const words = texts.manual;
/** Deeper sections stand no further in: a phone has no room for it. */
const DEEPEST = 4;

type AskedManualProps = { manual: Manual; onOpen: (place: WantedPage) => void };

/** A manual section by section, with what was asked of each; those that nobody needed are folded where they stand. */
export function AskedManual({ manual, onOpen }: AskedManualProps) {
  const { title, version, sections, needed, unneeded, elsewhere } = manual;
  const most = mostQuestions(sections);
  const others = unneeded.text + unneeded.safety + unneeded.legal;
  const aside = <span className="text-13 text-ink-2">{words.version(version)}</span>;
  return (
    <Section title={title} aside={aside}>
      {sections.length === 0 && <p className="text-ink-2">{words.reading}</p>}
      {sections.length > 0 && (
        <>
          <p>{words.needed(manual)}</p>
          {others > 0 && <p className="mb-4 max-w-[72ch] text-ink-2">{words.unneeded(manual)}</p>}
          {needed > 0 && <FateKey />}
          <ul className="border-t border-line" aria-label={words.outline(title)}>
            {outlineRows(sections).map((row) =>
              row.kind === 'fold' ? (
                <Fold key={row.sections[0]?.ordinal} sections={row.sections} />
              ) : (
                <SectionRow
                  key={row.section.ordinal}
                  section={row.section}
                  most={most}
                  onOpen={(section) => onOpen({ ...section, manualId: manual._id })}
                />
              ),
            )}
          </ul>
          {elsewhere > 0 && <p className="mt-2 text-13 text-ink-2">{words.elsewhere(elsewhere)}</p>}
        </>
      )}
    </Section>
  );
}

const indentOf = ({ level }: AskedSection) => ({ paddingLeft: `${(Math.min(level, DEEPEST) - 1) * 14}px` });

const ROW = 'grid grid-cols-[minmax(0,1fr)_220px] items-center gap-x-4 gap-y-1 py-2 max-md:grid-cols-1';

type SectionRowProps = {
  section: AskedSection;
  most: number;
  onOpen: (section: AskedSection) => void;
};

function SectionRow({ section, most, onOpen }: SectionRowProps) {
  const { fates, named, wordings } = section;
  const asked = questionsOf(fates);
  if (asked === 0) return <Named section={section} />;
  return (
    <li className="border-b border-hair last:border-ink">
      <details className="group">
        <summary className={`${ROW} cursor-pointer list-none hover:bg-wash`}>
          <span className="flex min-w-0 items-start gap-2" style={indentOf(section)}>
            <ChevronRight
              size={16}
              aria-hidden="true"
              className="mt-0.5 transition-transform group-open:rotate-90"
            />
            <span className="min-w-0 font-medium wrap-anywhere">{headingOf(section)}</span>
            <PlaceTab place={{ ...section, manualId: '' }} />
          </span>
          <span className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 tabular-nums max-md:pl-6">
            <FateBar fates={fates} most={most} />
            <span aria-hidden="true">{formatNumber(asked)}</span>
            <span className="sr-only">{texts.questions(asked)}</span>
          </span>
        </summary>
        <div className="grid justify-items-start gap-1.5 pb-3.5 pl-6 max-md:pl-0">
          <p className="text-13 text-ink-2">
            {texts.fates(fates)}; {words.named(named)}
          </p>
          <ul className="grid gap-1">
            {wordings.map(({ text, times }) => (
              <li key={text} className="wrap-anywhere">
                {text}
                {times > 1 && <span className="text-13 text-ink-2"> · {words.times(times)}</span>}
              </li>
            ))}
          </ul>
          <PlaceTab place={{ ...section, manualId: '' }} onOpen={() => onOpen(section)} />
        </div>
      </details>
    </li>
  );
}

/** A section that only stands above others, or that answers named beside another. */
function Named({ section }: { section: AskedSection }) {
  return (
    <li className={`${ROW} border-b border-hair last:border-ink`}>
      <span className="min-w-0 wrap-anywhere" style={indentOf(section)}>
        <span className="ml-6">{headingOf(section)}</span>
      </span>
      <span className="text-13 text-ink-2">{section.named > 0 && words.named(section.named)}</span>
    </li>
  );
}

function Fold({ sections }: { sections: readonly AskedSection[] }) {
  return (
    <li className="border-b border-hair last:border-ink">
      <details>
        <summary className="cursor-pointer py-1.5 text-13 text-ink-2">{words.fold(sections.length)}</summary>
        <ul className="pb-2 text-13 text-ink-2">
          {sections.map((section) => (
            <li key={section.ordinal} className="flex flex-wrap items-center gap-2 py-0.5">
              <span className="wrap-anywhere" style={indentOf(section)}>
                {headingOf(section)}
              </span>
              <PlaceTab place={{ ...section, manualId: '' }} />
              {(section.kind === 'safety' || section.kind === 'legal') && (
                <Badge>{SECTION_KIND_TEXTS[section.kind]}</Badge>
              )}
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
