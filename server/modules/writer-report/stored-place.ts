import { sql } from 'drizzle-orm';
import { answer } from '../analytics/asked-question.ts';

/** A place that a stored answer names, in the file that it was given from. Older answers name no file and no path. */
export type StoredPlace = {
  manualId: string;
  fileKey: string | null;
  page: number | null;
  path: string[] | null;
  heading: string;
};

const placeOf = (cited: string) =>
  sql.raw(
    `jsonb_build_object('manualId', ${cited} -> 'manualId', 'fileKey', ${cited} -> 'fileKey', 'page', ${cited} -> 'page', 'path', ${cited} -> 'path', 'heading', ${cited} -> 'heading')`,
  );

/** The places that a stored answer cites, in its order. */
export const places = sql<StoredPlace[]>`(
  select coalesce(jsonb_agg(${placeOf('cited.value')} order by cited.at), '[]'::jsonb)
  from jsonb_array_elements(${answer.answer} -> 'citations') with ordinality as cited(value, at)
)`;
/** The section that a refusal names as nearest. */
export const nearest = sql<StoredPlace | null>`(
  select ${placeOf('near.value')}
  from (select ${answer.answer} #> '{related,0}' as value) near
  where near.value is not null
)`;
