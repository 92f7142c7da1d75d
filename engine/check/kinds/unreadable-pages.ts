import type { Check, Finding } from '../finding.ts';

/** Pages that have no text to read: pictures only, or damaged. Neighbouring ones are one finding. */
export const unreadablePages: Check = {
  kind: 'unreadable-pages',
  begin: ({ unreadablePages: pages }) => ({
    end() {
      const found: Finding[] = [];
      for (const page of [...new Set(pages)].sort((a, b) => a - b)) {
        const last = found.at(-1);
        if (last?.pageEnd === page - 1) last.pageEnd = page;
        else found.push({ ...NOTHING, page, pageEnd: page });
      }
      return found;
    },
  }),
};

const NOTHING = {
  kind: 'unreadable-pages',
  heading: '',
  quote: '',
  boxes: [],
  subject: '',
  other: null,
} as const satisfies Partial<Finding>;
