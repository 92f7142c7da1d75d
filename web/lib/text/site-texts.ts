/** Words of the links to the pages that the server writes for everybody. */
import type { SitePage } from '../../../contracts/site-paths.ts';

export const texts = {
  label: 'About this site',
  pages: {
    guide: 'Documentation',
    changelog: 'Changelog',
    status: 'Status',
    security: 'Security',
    terms: 'Terms',
    privacy: 'Privacy',
    imprint: 'Imprint',
  } satisfies Record<SitePage, string>,
} as const;
