/** A manual of sections and questions about it, for tests of what is counted. */
import type { Section } from '../../../engine/document/manual.ts';
import type { AskedRow } from './asked-questions.repository.ts';
import type { Outline } from './find-section.ts';
import type { StoredPlace } from './stored-place.ts';

export const MANUAL_ID = '00000000-0000-7000-8000-000000000001';

/** A section below others, on pages. */
export const section = (
  ordinal: number,
  heading: string,
  { path = [], page = ordinal + 1, pageEnd = page }: Partial<Pick<Section, 'path' | 'page' | 'pageEnd'>> = {},
): Section => ({ ordinal, level: path.length + 1, heading, path, page, pageEnd });

/** A manual as it answers now. */
export const outlineOf = (sections: readonly Section[], printedPages = {}): Outline => ({
  version: {
    ...{ manualId: MANUAL_ID, title: 'Pump manual', versionId: MANUAL_ID, number: 2, edition: 1 },
    ...{ status: 'ready', fileKey: 'new', filename: 'pump.pdf', pages: 40, pagesRead: 40 },
    ...{ language: 'en', printedPages, vectorsRevision: 0 },
  },
  sections,
});

/** A place in the version that answers now. */
export const placeOf = (heading: string, more: Partial<StoredPlace> = {}): StoredPlace => ({
  ...{ manualId: MANUAL_ID, fileKey: 'new', page: null, path: [], heading },
  ...more,
});

let made = 0;

/** A question that was answered from places. */
export function asked(question: string, places: StoredPlace[], more: Partial<AskedRow> = {}): AskedRow {
  made += 1;
  return {
    ...{ id: String(made), question, customer: 'dana@example.com', places, nearest: null },
    ...{ isAnswered: true, isCorrected: false, feedback: null },
    ...more,
  };
}
