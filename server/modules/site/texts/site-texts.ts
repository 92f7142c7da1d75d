import type { SitePage } from '../../../../contracts/site-paths.ts';
import type { Check, CheckState } from '../status.service.ts';

/** A paragraph of the security page with its heading. */
export type Paragraph = { heading: string; text: string };

/** All words of the public pages in one language. */
export type SiteTexts = {
  /** The language, ISO 639-1, and what it calls itself. */
  language: string;
  languageName: string;
  pages: Record<SitePage, string>;
  skip: string;
  home: string;
  login: string;
  dashboard: string;
  theme: string;
  languages: string;
  /** Said above a text that is there in English only; empty in English. */
  englishOnly: string;
  draft: string;
  missing: string;
  guide: {
    search: string;
    searchButton: string;
    results: (count: number, words: string) => string;
    nothing: (words: string) => string;
    vendors: string;
    hosts: string;
    api: string;
    notFound: string;
  };
  status: {
    allWell: string;
    notAllWell: string;
    lede: string;
    checkedAt: (time: string) => string;
    checks: Record<Check, string>;
    states: Record<CheckState, string>;
  };
  imprint: {
    name: string;
    address: string;
    email: string;
    phone: string;
    representative: string;
    register: string;
    taxId: string;
  };
  security: {
    lede: string;
    paragraphs: readonly Paragraph[];
    storedTitle: string;
    stored: {
      database: Record<'embedded' | 'server', string>;
      files: Record<'folder' | 'bucket', string>;
      conversations: (days: number | null) => string;
    };
    subprocessorsTitle: string;
    noSubprocessors: string;
    subprocessors: Record<'mail' | 'files' | 'model' | 'vision', string>;
    reportTitle: string;
    report: (address: string | null) => string;
  };
};
