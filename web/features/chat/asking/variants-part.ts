/** The part of an answer that asks back which variant it is. */
import type { Citation, Message } from '../../../../contracts/chat/messages.ts';

/** Between which variants the customer is asked to choose, each with its place. */
export type VariantsPart = { kind: 'variants'; variants: { name: string; citation: Citation | null }[] };

/** The names of a question back with the places that they stand at. */
export const variantsOf = ({ variants = [], citations = [] }: Message): VariantsPart => ({
  kind: 'variants',
  variants: variants.map(({ name, citation }) => ({ name, citation: citations[citation] ?? null })),
});
