/** What a message may tell of that has to be answered before anything else. */
export type EmergencyKind =
  | 'fire'
  | 'gas'
  | 'shock'
  | 'battery'
  | 'chemical'
  | 'swallowed'
  | 'injury'
  | 'child';

export const EMERGENCY_KINDS = [
  'fire',
  'gas',
  'shock',
  'battery',
  'chemical',
  'swallowed',
  'injury',
  'child',
] as const satisfies readonly EmergencyKind[];

/** Emergencies of a product itself: what a manual says of "an emergency" is about these. */
const OF_PRODUCT: ReadonlySet<EmergencyKind> = new Set(['fire', 'gas', 'shock', 'battery']);

/** Whether the product is the danger, rather than somebody hurt by it or in danger. */
export const isOfProduct = (kind: EmergencyKind): boolean => OF_PRODUCT.has(kind);

/**
 * Words of one language by kind: forms parted by "|", lower case, blanks between words. "*" stands for up to three words in between;
 * within a form, a regular expression may be used.
 */
export type WordsByKind = Partial<Record<EmergencyKind, string>>;

/** How the manuals of one language say what to do in an emergency; forms as in {@link WordsByKind}. */
export type InstructionWords = {
  /** What makes a condition of what follows: "if", "in case of". */
  conditions: string;
  /** What the condition, or a heading, names. */
  topics: WordsByKind;
  /** What is to be done at once by somebody who stands before it. */
  reactions: string;
  /** What sections about emergencies of any kind are headed. */
  headings: string;
};
