/** Fills in paths of calls. It is apart from the schemas, so that small pages can use it without them. */

/** The path of a route with every `:name` replaced by its value in `params`, encoded. */
export const fillPath = (path: string, params: Readonly<Record<string, unknown>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
