/** A chatbot that was just created, as it travels to the next screen in the history entry's state. */
export type CreatedLink = {
  productId: string;
  uniqueId: string;
  email: string;
  link: string;
};

const FIELDS = ['productId', 'uniqueId', 'email', 'link'] as const;

/** Reads it back from a location's state, which may be anything; null when there is none. */
export function readCreatedLink(state: unknown): CreatedLink | null {
  if (typeof state !== 'object' || state === null || !('createdLink' in state)) return null;
  const value = state.createdLink;
  if (typeof value !== 'object' || value === null) return null;
  const complete = FIELDS.every((field) => typeof Reflect.get(value, field) === 'string');
  return complete ? (value as CreatedLink) : null;
}
