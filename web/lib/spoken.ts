/** The shape of words in any language: every text and every placeholder of `T`, whatever they say. */
export type Spoken<T> = T extends string
  ? string
  : T extends (...args: infer Args) => infer Said
    ? (...args: Args) => Spoken<Said>
    : { readonly [Key in keyof T]: Spoken<T[Key]> };
