import type { ParsedPage, TextItem } from '@llamaindex/liteparse';

/** What a reader looks at of a parsed page: text fragments, drawn lines and blocks, with their places in points. */
export type PageContent = Pick<
  ParsedPage,
  'pageNum' | 'width' | 'height' | 'textItems' | 'vectorGraphics' | 'blocks'
>;

/** Keeps of a page what is looked at: a fragment comes with three times as many fields. */
export function toPageContent({
  pageNum,
  width,
  height,
  textItems,
  vectorGraphics,
  blocks,
}: PageContent): PageContent {
  return {
    pageNum,
    width,
    height,
    textItems: textItems.map(toFragment),
    ...(vectorGraphics && { vectorGraphics }),
    ...(blocks && { blocks }),
  };
}

function toFragment({ text, x, y, width, height, fontName, fontSize, rotation }: TextItem): TextItem {
  return { text, x, y, width, height, fontName, fontSize, rotation } as TextItem;
}
