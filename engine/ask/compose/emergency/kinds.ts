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
