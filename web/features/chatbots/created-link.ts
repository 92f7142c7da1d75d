/** A chatbot that was just created, which is passed to the next screen in the state of the history entry. */
export type CreatedLink = {
  productId: string;
  uniqueId: string;
  email: string;
  link: string;
};

const FIELDS = ['productId', 'uniqueId', 'email', 'link'] as const;

/** Reads a created link from a location's state, which may be anything; null if there is none. */
export function readCreatedLink(state: unknown): CreatedLink | null {
  if (typeof state !== 'object' || state === null || !('createdLink' in state)) return null;
  const value = state.createdLink;
  if (typeof value !== 'object' || value === null) return null;
  const complete = FIELDS.every((field) => typeof Reflect.get(value, field) === 'string');
  return complete ? (value as CreatedLink) : null;
}
