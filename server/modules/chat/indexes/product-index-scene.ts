/** Manuals as they are stored, and what answers from them, for tests of the indexes of products. */
import { vi } from 'vitest';
import type { Answerer, OpenManuals } from '../../../../engine/answering/answerer.ts';
import { plainPassage } from '../../../../engine/structure/plain-passage.ts';
import type { AnsweringManuals } from '../../manuals/passages.repository.ts';

/** What a product without manuals is answered from, at a revision of its passages. */
export const emptyManuals = (revision: string): AnsweringManuals => ({
  revision: { passages: revision, vectors: '' },
  manuals: [],
});

/** A manual of one passage, as it is stored. */
export const pump: AnsweringManuals['manuals'][number] = {
  ...{
    manualId: 'pump',
    versionId: 'v1',
    number: 1,
    title: 'Pump',
    fileKey: '',
    filename: 'pump.pdf',
    language: 'en',
  },
  ...{ edition: 1, status: 'ready', pages: 1, pagesRead: 1, vectorsRevision: 0, sections: [], figures: [] },
  printedPages: {},
  passages: [plainPassage({ ordinal: 3, section: 0, heading: 'Pump', path: [], text: 'It pumps.', page: 1 })],
};

/** A product that has no vectors, whoever asks for them. */
export const noVectors = async () => [];

/** What answers from manuals without reading them, and the calls that its manuals get once they are open. */
export function watchAnswerer() {
  const learn = vi.fn<OpenManuals['learn']>(async () => undefined);
  const close = vi.fn();
  const look = vi.fn();
  const open = vi.fn<Answerer['open']>(async (_, manuals) => ({
    ...{ look, learn, close },
    passages: manuals.flatMap(({ passages }) => passages).length,
  }));
  const answerer: Answerer = { open, warmUp: async () => undefined, close: async () => undefined };
  return { answerer, open, learn, look, close };
}
