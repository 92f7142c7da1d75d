/** Data that the build makes modules of. */
declare module 'manualist:words' {
  /** The text of each table of words, by language and name: "en/synonyms.tsv". */
  export const tables: Readonly<Record<string, string>>;
}
declare module 'manualist:english' {
  /** Base64 of the differences between one hash and the next, in LEB128. */
  export const differences: string;
}
