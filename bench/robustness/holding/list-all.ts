const pageSize = 100;

type Page<T> = { data: T[]; total: number };

/** All items of a list that is given in pages. */
export async function listAll<T>(
  fetchPage: (query: { page: number; limit: number }) => Promise<Page<T>>,
): Promise<T[]> {
  const items: T[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total } = await fetchPage({ page, limit: pageSize });
    items.push(...data);
    if (data.length === 0 || items.length >= total) return items;
  }
}
