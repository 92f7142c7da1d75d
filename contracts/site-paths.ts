/** Addresses of the pages for everybody. The server writes them, so that they need no script. */
export const sitePaths = {
  guide: '/guide',
  changelog: '/changelog',
  status: '/status',
  security: '/security',
  terms: '/terms',
  privacy: '/privacy',
  imprint: '/imprint',
} as const;

export type SitePage = keyof typeof sitePaths;

/** Address of a chapter of the documentation. */
export const guidePath = (chapter: string): string => `${sitePaths.guide}/${chapter}`;

/** Address of the TypeScript client for programs of companies, beside the description of the calls. */
export const apiClientPath = '/docs/client.ts';

/** Where instructions pages are; short, because the address is printed on machines. */
const INSTRUCTIONS = '/i';

/** Address of an instructions page, or of something on it. */
export const instructionsPath = (code: string, part = ''): string =>
  `${INSTRUCTIONS}/${code}${part === '' ? '' : `/${part}`}`;
