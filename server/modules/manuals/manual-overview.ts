import type { ManualRepository, ManualRow, VersionRow } from './manuals.repository.ts';

/** A manual with the two versions that matter: the newest, and the one that answers (null until one is ready). */
export type ManualOverview = {
  manual: ManualRow;
  latest: VersionRow;
  answering: VersionRow | null;
  /** Sections known of the answering version, else of the newest. */
  sections: number;
  /** Whether there are pictures in that version. */
  hasPictures: boolean;
};

type Reads = Pick<
  ManualRepository,
  'listManuals' | 'listLatestVersions' | 'listVersions' | 'countSections' | 'listIllustrated'
>;

/** Manuals of each of several products, oldest first. Five queries, however many products. */
export async function listOverviews(
  repository: Reads,
  companyId: string,
  productIds: string[],
): Promise<Map<string, ManualOverview[]>> {
  const manuals = await repository.listManuals(companyId, productIds);
  const ids = manuals.map((manual) => manual.id);
  const latest = await repository.listLatestVersions(companyId, ids);
  const currentIds = manuals.flatMap((manual) => manual.currentVersionId ?? []);
  const current = await repository.listVersions(companyId, currentIds);
  const shown = [...new Set([...latest, ...current].map((version) => version.id))];
  const sections = await repository.countSections(companyId, shown);
  const illustrated = await repository.listIllustrated(companyId, shown);

  const latestOf = new Map(latest.map((version) => [version.manualId, version]));
  const currentOf = new Map(current.map((version) => [version.manualId, version]));
  const overviews = new Map<string, ManualOverview[]>(productIds.map((id) => [id, []]));
  for (const manual of manuals) {
    const newest = latestOf.get(manual.id);
    if (!newest) continue;
    const answering = currentOf.get(manual.id) ?? null;
    const shownId = (answering ?? newest).id;
    overviews.get(manual.productId)?.push({
      manual,
      latest: newest,
      answering,
      sections: sections.get(shownId) ?? 0,
      hasPictures: illustrated.has(shownId),
    });
  }
  return overviews;
}
