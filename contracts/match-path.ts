/**
 * Compares an address with a pattern such as `/things/:id`.
 * @returns the named parts as they appear in the address, or null if the address does not match
 */
export function matchPath<Name extends string>(
  pattern: string,
  pathname: string,
): Record<Name, string> | null {
  const wanted = partsOf(pattern);
  const given = partsOf(pathname);
  if (wanted.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const text = given[index] ?? '';
    if (part.startsWith(':')) found[part.slice(1)] = text;
    else if (part !== text) return null;
  }
  return found;
}

const partsOf = (path: string): string[] => path.replace(/\/$/, '').split('/');
