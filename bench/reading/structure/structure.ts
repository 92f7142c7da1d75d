/** A heading; 1 is the outermost level. */
export type Heading = { text: string; level: number };

/** The structure of a document as its source has it. */
export type GoldStructure = {
  headings: Heading[];
  /** Texts of list items without their markers, first paragraph only, in order. */
  items: string[];
  /** Headings, paragraphs and items, in order, outside of tables. */
  texts: string[];
};

/** The structure of a document as a reader found it. */
export type FoundStructure = {
  headings: Heading[];
  items: string[];
  /** All of the text, in reading order. */
  text: string;
};
