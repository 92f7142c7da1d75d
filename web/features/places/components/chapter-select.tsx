import type { ListedChapter } from '../../../../contracts/manuals/places.ts';
import { Select } from '../../../ui/form/select.tsx';
import { texts } from '../texts.ts';

export type ChosenChapter = Pick<ListedChapter, 'manualId' | 'heading' | 'path'>;

type ChapterSelectProps = {
  chapters: readonly ListedChapter[];
  /** Null while none is chosen. */
  chosen: ChosenChapter | null;
  onChoose: (chapter: ChosenChapter) => void;
};

const keyOf = ({ manualId, heading, path }: ChosenChapter): string =>
  JSON.stringify([manualId, ...path, heading]);

/** Blanks that a list keeps: deeper chapters are indented. */
const indent = (level: number): string => '\u2003'.repeat(Math.max(0, level - 1));

const nameOf = ({ heading, level, page }: ListedChapter): string =>
  indent(level) + (page === null ? heading : texts.chapterPage(heading, page));

/** The chapters of the manuals to choose from; one that is chosen and there no more stays choosable. */
export function ChapterSelect({ chapters, chosen, onChoose }: ChapterSelectProps) {
  const value = chosen === null ? '' : keyOf(chosen);
  const known = new Map(chapters.map((chapter) => [keyOf(chapter), chapter]));
  const manuals = [...new Map(chapters.map(({ manualId, title }) => [manualId, title]))];
  return (
    <Select
      value={value}
      onChange={(event) => {
        const chapter = known.get(event.currentTarget.value);
        if (chapter) onChoose({ manualId: chapter.manualId, heading: chapter.heading, path: chapter.path });
      }}
    >
      <option value="" disabled>
        {texts.chooseChapter}
      </option>
      {chosen !== null && !known.has(value) && <option value={value}>{chosen.heading}</option>}
      {manuals.map(([manualId, title]) => (
        <optgroup key={manualId} label={title}>
          {[...known]
            .filter(([, chapter]) => chapter.manualId === manualId)
            .map(([key, chapter]) => (
              <option key={key} value={key}>
                {nameOf(chapter)}
              </option>
            ))}
        </optgroup>
      ))}
    </Select>
  );
}
