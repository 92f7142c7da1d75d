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
