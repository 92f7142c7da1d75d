/**
 * The words of the sample manual as data: chapters of sections of blocks, from which the PDF and the Word
 * files are both made. Texts may hold `**bold**` and references `{sec:id}`, `{fig:id}`, `{tab:id}`, which are
 * replaced by "section 9.4", "Fig. 3" and "Table 2" when a file is made.
 */

/** Signal words of safety labels after ANSI Z535.6, most severe first. */
export type SignalWord = 'DANGER' | 'WARNING' | 'CAUTION' | 'NOTICE';

/** A numbered step, with lettered steps inside it where one hand movement has parts. */
export type StepItem = string | { text: string; substeps: string[] };

/** A table column; `width` in percent of the table's width. */
export type Column = { title: string; width: number; align?: 'right' };

export type ManualBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'bullets'; items: string[] }
  | { kind: 'steps'; items: StepItem[] }
  | { kind: 'label'; signal: SignalWord; hazard: string; text: string }
  | { kind: 'table'; id: string; caption: string; columns: Column[]; rows: string[][] }
  | { kind: 'figure'; id: string; caption: string; widthMm: number; key: string[] }
  | { kind: 'index'; entries: { term: string; sections: string[] }[] };

export type ManualSection = { id: string; title: string; blocks: ManualBlock[] };

/**
 * `startsPage: false` lets a chapter follow the one before on the same page, under that one's running head;
 * `runningTitle` then names both.
 */
export type Chapter = {
  id: string;
  title: string;
  startsPage: boolean;
  runningTitle?: string;
  blocks: ManualBlock[];
  sections: ManualSection[];
};

/** What the title page says. */
export type ManualTitle = {
  company: string;
  product: string;
  model: string;
  subtitle: string;
  documentNumber: string;
  edition: string;
  address: string;
  contact: string;
};

export const paragraph = (text: string): ManualBlock => ({ kind: 'paragraph', text });
export const bullets = (...items: string[]): ManualBlock => ({ kind: 'bullets', items });
export const steps = (...items: StepItem[]): ManualBlock => ({ kind: 'steps', items });
export const figure = (id: string, widthMm: number, caption: string, key: string[] = []): ManualBlock => ({
  kind: 'figure',
  id,
  caption,
  widthMm,
  key,
});
export const table = (id: string, caption: string, columns: Column[], rows: string[][]): ManualBlock => ({
  kind: 'table',
  id,
  caption,
  columns,
  rows,
});
/** A safety label: the hazard in a few words, then what can happen and how to avoid it. */
export const label = (signal: SignalWord, hazard: string, text: string): ManualBlock => ({
  kind: 'label',
  signal,
  hazard,
  text,
});
export const section = (id: string, title: string, ...blocks: ManualBlock[]): ManualSection => ({
  id,
  title,
  blocks,
});
