/** A fault: how customers tell of it, and how manuals head what to do about it. */
export type Complaint = { said: RegExp; written: RegExp };

/** A pattern of as many words as that, at most, in between. */
export const within = (words: number): string => String.raw`(?: [^\s.,;?!]+){0,${words}}?`;
