/** The type of a set of texts in any language: the same keys and parameters as `T`, with any words. */
export type Spoken<T> = T extends string
  ? string
  : T extends (...args: infer Args) => infer Said
    ? (...args: Args) => Spoken<Said>
    : { readonly [Key in keyof T]: Spoken<T[Key]> };
