import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Figure, Passage, Section } from '../../../engine/document/manual.ts';
import type { Db } from '../../db/connect.ts';
import { type AnsweringVersion, createAnsweringRepository } from './answering.repository.ts';
import { createEditionRepository, FINAL } from './editions.repository.ts';

/** A manual as it answers now. While it is first being read, its passages are provisional and it has no sections. */
export type AnsweringManual = AnsweringVersion & {
  sections: Section[];
  passages: Passage[];
  figures: Figure[];
};

/** The same as it is kept beside its index, which holds all the rest. */
export type HeldManual = AnsweringVersion & {
  /** Whether there is a picture among its figures. */
  hasPictures: boolean;
};

export type AnsweringManuals = {
  revision: Revision;
  manuals: AnsweringManual[];
};

/** Says what has changed: equal ones mean equal passages, and equal vectors. Cheap to ask for, from any process. */
export type Revision = { passages: string; vectors: string };

export type PassageRepository = ReturnType<typeof createPassageRepository>;

// About a megabyte of rows: small enough not to hold up other requests while it is parsed.
const SLICE_ROWS = 500;
const MAX_TRIES = 4;

/** What questions are answered from. */
export function createPassageRepository(db: Db) {
  const answering = createAnsweringRepository(db);
  const editions = createEditionRepository(db);

  async function listAllPassages(companyId: string, version: AnsweringVersion): Promise<Passage[]> {
    const passages: Passage[] = [];
    for (;;) {
      const after = passages.at(-1)?.ordinal ?? -1;
      const slice = await editions.listPassages(companyId, version, after, SLICE_ROWS);
      for (const passage of slice) passages.push(passage);
      if (slice.length < SLICE_ROWS) return passages;
      await yieldToEventLoop();
    }
  }

  async function loadManual(companyId: string, version: AnsweringVersion): Promise<AnsweringManual> {
    const isFinal = version.edition === FINAL;
    return {
      ...version,
      sections: isFinal ? await editions.listSections(companyId, version) : [],
      figures: isFinal ? await editions.listFigures(companyId, version) : [],
      passages: await listAllPassages(companyId, version),
    };
  }

  return {
    /** Changes whenever what answers for the product changes. One small query. */
    async findRevision(companyId: string, productId: string): Promise<Revision> {
      return revisionOf(await answering.listAnsweringVersions(companyId, productId));
    },

    /** Every manual of the product that can answer, whole. Reads in slices; consistent with its `revision`. */
    async listAnsweringPassages(companyId: string, productId: string): Promise<AnsweringManuals> {
      for (let attempt = 1; ; attempt++) {
        const versions = await answering.listAnsweringVersions(companyId, productId);
        const manuals: AnsweringManual[] = [];
        for (const version of versions) manuals.push(await loadManual(companyId, version));
        // Rows of a replaced edition may vanish between two slices; then what was read is not one state.
        const after = await answering.listAnsweringVersions(companyId, productId);
        const isStable = editionsOf(after) === editionsOf(versions);
        if (isStable || attempt === MAX_TRIES) return { revision: revisionOf(versions), manuals };
      }
    },
  };
}

const editionsOf = (versions: AnsweringVersion[]): string =>
  versions.map(({ versionId, edition }) => `${versionId}.${edition}`).join(' ');

const revisionOf = (versions: AnsweringVersion[]): Revision => ({
  passages: versions
    .map(({ versionId, edition, pagesRead, title }) =>
      JSON.stringify([versionId, edition, edition === FINAL ? null : pagesRead, title]),
    )
    .join(' '),
  vectors: versions.map(({ vectorsRevision }) => vectorsRevision).join(' '),
});
