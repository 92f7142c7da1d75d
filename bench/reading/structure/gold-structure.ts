/** Headings, lists and texts as their sources have them: the chapters of the sample manual, or an HTML document. */

import { numberManual, toRuns } from '../../../sample/maker/numbering.ts';
import type { Chapter, ManualBlock } from '../../../sample/source/blocks.ts';
import { decodeEntities, tokenizeHtml } from '../../lib/manuals/html-tokens.ts';
import type { GoldStructure } from './structure.ts';

/** The structure of a manual that is data: chapters and their sections, references resolved as in print. */
export function structureOfChapters(chapters: Chapter[]): GoldStructure {
  const numbering = numberManual(chapters);
  const gold: GoldStructure = { headings: [], items: [], texts: [] };
  const print = (text: string): string =>
    toRuns(text, numbering)
      .map((run) => run.text)
      .join('');
  const addHeading = (text: string, level: number): void => {
    gold.headings.push({ text, level });
    gold.texts.push(text);
  };
  const addItem = (text: string): void => {
    gold.items.push(print(text));
    gold.texts.push(print(text));
  };
  const addBlock = (block: ManualBlock): void => {
    if (block.kind === 'paragraph') gold.texts.push(print(block.text));
    else if (block.kind === 'bullets') block.items.forEach(addItem);
    else if (block.kind === 'steps')
      for (const item of block.items) {
        if (typeof item === 'string') addItem(item);
        else [item.text, ...item.substeps].forEach(addItem);
      }
  };
  for (const chapter of chapters) {
    addHeading(chapter.title, 1);
    chapter.blocks.forEach(addBlock);
    for (const section of chapter.sections) {
      addHeading(section.title, 2);
      section.blocks.forEach(addBlock);
    }
  }
  return gold;
}

const TEXT_TAG = /^(?:h[1-6]|p|dt|dd|li)$/;
const ITEM_BREAK = /^(?:p|ul|ol|dl|table|div|li)$/;
const CONTENTS = /(?:id|class)="(?:toc|contents)"/;
/** Tags that are closed, so that depth can be counted by them. */
const CONTAINER = /^(?:div|nav|section)$/;

/**
 * The structure of an HTML document. Its table of contents and what stands in tables are left out; a text that goes on
 * behind a nested list or a second paragraph is a text of its own.
 */
export function structureOfHtml(html: string): GoldStructure {
  const gold: GoldStructure = { headings: [], items: [], texts: [] };
  let text = '';
  let level = 0;
  let isItem = false;
  let contentsDepth = 0;
  let tableDepth = 0;
  const flush = (): void => {
    const clean = decodeEntities(text).replace(/\s+/g, ' ').trim();
    text = '';
    if (clean === '') return;
    gold.texts.push(clean);
    if (level > 0) gold.headings.push({ text: clean, level });
    if (isItem) gold.items.push(clean);
    isItem = false;
  };
  const body = html.replace(/<!--[\s\S]*?-->|<(script|style|head|pre)\b[\s\S]*?<\/\1>/gi, '');
  for (const token of tokenizeHtml(body)) {
    if (token.kind === 'text') {
      if (contentsDepth === 0 && tableDepth === 0) text += token.text;
      continue;
    }
    const { kind, name } = token;
    const step = kind === 'open' ? 1 : -1;
    if (contentsDepth > 0 && CONTAINER.test(name)) contentsDepth += step;
    else if (kind === 'open' && CONTAINER.test(name) && CONTENTS.test(token.attributes)) contentsDepth = 1;
    if (contentsDepth > 0) continue;
    if (TEXT_TAG.test(name) || ITEM_BREAK.test(name)) flush();
    if (name === 'table') tableDepth += step;
    if (name === 'li') isItem = kind === 'open' && tableDepth === 0;
    if (/^h[1-6]$/.test(name)) level = kind === 'open' ? Number(name.charAt(1)) : 0;
    if (name === 'br') text += ' ';
  }
  flush();
  return gold;
}
