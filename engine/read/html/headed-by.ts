import { plainBase } from '../pageless/plain-block.ts';
import type { HtmlDraft } from './html-blocks.ts';

/** A page among others: one without headings is headed by what it is called elsewhere. */
export function headedBy(drafts: readonly HtmlDraft[], label: string): readonly HtmlDraft[] {
  const [first, ...others] = drafts;
  if (!first || label === '' || drafts.some(({ block }) => block.kind === 'heading')) return drafts;
  const heading: HtmlDraft = {
    block: { kind: 'heading', ...plainBase(label), level: 1, fontSize: null, bold: true },
  };
  return first.block.text === label ? [heading, ...others] : [heading, ...drafts];
}
