/** Paths of calls; apart from their schemas, so that pages that must stay small can read it. */

/** The path of a route with every `:name` filled from `params`, encoded. */
export const fillPath = (path: string, params: Readonly<Record<string, unknown>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
