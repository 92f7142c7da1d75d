declare module 'wink-porter2-stemmer' {
  /** Snowball's English (Porter2) stem of a lower-case word. */
  const stem: (word: string) => string;
  export = stem;
}
