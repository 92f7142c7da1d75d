/** Places of products: where on a machine a printed code is, and which chapter of the manual is about it. */
import { randomInt } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { ListedChapter, Place } from '../../../contracts/manuals/places.ts';
import { MAX_PLACES } from '../../../contracts/plans/limits.ts';
import type { FoundChapter } from '../../../engine/answering/tasks.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Db } from '../../db/connect.ts';
import type { CompanyActor } from '../../http/actor.ts';
import type { ProductIndexes } from '../chat/indexes/product-index.ts';
import { requireProduct } from '../products/require-product.ts';
import {
  createPlacesRepository,
  type PlaceColumns,
  type PlaceRow,
  type PlacesRepository,
} from './places.repository.ts';

type Deps = { db: Db; indexes: Pick<ProductIndexes, 'get'> };
export type PlacesService = ReturnType<typeof createPlacesService>;

/** Letters and digits that are not taken for one another where a code is typed. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE_LETTERS = 8;

const newCode = (): string =>
  Array.from({ length: CODE_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Shows and changes places. All throw AppError not_found for what is none of the company's. */
export function createPlacesService({ db, indexes }: Deps) {
  const repository = createPlacesRepository(db);

  async function present(companyId: string, productId: string, rows: readonly PlaceRow[]): Promise<Place[]> {
    const { look } = await indexes.get(companyId, productId);
    const found = await look(
      'findChapters',
      rows.map(({ manualId, heading, path }) => ({ manualId, heading, path })),
    );
    const asked = await repository.countQuestions(companyId, productId);
    return rows.map((row, i) => presentPlace(row, found[i], asked.get(row.id) ?? 0));
  }

  async function presentOne(row: PlaceRow): Promise<Place> {
    const [place] = await present(row.companyId, row.productId, [row]);
    if (place === undefined) throw notFound('This place');
    return place;
  }

  return {
    /** Oldest first. */
    async list({ companyId }: CompanyActor, productId: string): Promise<Place[]> {
      await requireProduct(db, companyId, productId);
      return present(companyId, productId, await repository.list(companyId, productId));
    },

    /** The chapters to choose from. @param name of the place; empty: nothing is suggested */
    async chapters(
      { companyId }: CompanyActor,
      productId: string,
      name: string,
    ): Promise<{ chapters: ListedChapter[]; suggested: ListedChapter | null }> {
      await requireProduct(db, companyId, productId);
      const { look } = await indexes.get(companyId, productId);
      const suggested = name === '' ? null : await look('suggestChapter', name);
      const present = (one: Awaited<ReturnType<typeof look<'chapters'>>>[number]): ListedChapter => ({
        ...one,
        path: [...one.path],
      });
      return { chapters: (await look('chapters')).map(present), suggested: suggested && present(suggested) };
    },

    /** @throws AppError conflict where the product has as many as it can have */
    async create({ companyId }: CompanyActor, productId: string, form: PlaceColumns): Promise<Place> {
      const row = await db.transaction(async (tx) => {
        const places = createPlacesRepository(tx);
        if (!(await places.lockProduct(companyId, productId))) throw notFound('This product');
        if ((await places.list(companyId, productId)).length >= MAX_PLACES)
          throw new AppError('conflict', `A product has at most ${MAX_PLACES} places.`);
        return places.insert({ companyId, id: uuidv7(), productId, code: newCode(), ...columnsOf(form) });
      });
      return presentOne(row);
    },

    async update({ companyId }: CompanyActor, id: string, form: PlaceColumns): Promise<Place> {
      const row = await repository.update(companyId, id, columnsOf(form));
      if (!row) throw notFound('This place');
      return presentOne(row);
    },

    /** Removes a place that is marked as deleted, in the caller's transaction. */
    removePlace: (tx: Db, companyId: string, id: string): Promise<void> =>
      createPlacesRepository(tx).delete(companyId, id),
  };
}

const columnsOf = ({ name, manualId, heading, path, variant }: PlaceColumns): PlaceColumns => ({
  ...{ name, manualId, heading, path, variant },
});

const presentPlace = (row: PlaceRow, found: FoundChapter | undefined, questions: number): Place => ({
  ...{ _id: row.id, code: row.code, name: row.name },
  ...{ manualId: row.manualId, heading: row.heading, path: row.path, variant: row.variant },
  ...{ isFound: found?.isFound ?? false, page: found?.page ?? null, questions },
});

/** What chats ask of places; made by whoever answers them. */
export type PlaceReads = Pick<PlacesRepository, 'list' | 'findByCode' | 'listModelRanges'>;

/** Reads the places of products for those who answer at them. */
export const createPlaceReads = (db: Db): PlaceReads => createPlacesRepository(db);
