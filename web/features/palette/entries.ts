/** What the palette offers, and what of it fits what was typed. */
import { texts } from './texts.ts';

export type Group = keyof typeof texts.groups;

/** A product that can be asked. */
export type Asked = { id: string; name: string };

/** What choosing an entry does: it leads somewhere, does something, or asks a product. */
export type Choice =
  | { kind: 'go'; href: string }
  | { kind: 'do'; run: () => void }
  | { kind: 'ask'; product: Asked; question: string }
  | { kind: 'begin'; text: string };

export type Entry = { id: string; group: Group; label: string; choice: Choice };

/** A question to a product, as it is typed: "Ask Pump P7: why does it leak?". */
const ASK = /^ask\s+([^:]+):(.*)$/is;

/** Splits what was typed into the product that is asked, as far as it is named, and the question to it. */
export function readTyped(typed: string): { search: string; question: string | null } {
  const [, product, question] = ASK.exec(typed.trim()) ?? [];
  if (product === undefined || question === undefined) return { search: typed.trim(), question: null };
  return { search: product.trim(), question: question.trim() };
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether each word that was typed begins a word of the label. */
export function fits(label: string, search: string): boolean {
  const words = fold(label).split(/[^\p{L}\p{N}]+/u);
  return fold(search)
    .split(/[^\p{L}\p{N}]+/u)
    .every((part) => part === '' || words.some((word) => word.startsWith(part)));
}

const MOST_ASKED = 3;

/**
 * Entries that ask: the question to the product that it names, else what was typed to each of a few products.
 * @param found products whose name holds what was typed
 * @param some any products, in the order in which they are offered
 */
export function askEntries(typed: string, found: readonly Asked[], some: readonly Asked[]): Entry[] {
  const { search, question } = readTyped(typed);
  const toAsk = question === null ? search : question;
  const entryOf = (product: Asked): Entry => ({
    id: `ask-${product.id}`,
    group: 'ask',
    label: toAsk === '' ? texts.askPrefix(product.name) : texts.ask(product.name, toAsk),
    choice:
      toAsk === ''
        ? { kind: 'begin', text: texts.askPrefix(product.name) }
        : { kind: 'ask', product, question: toAsk },
  });
  if (question !== null) return found.slice(0, MOST_ASKED).map(entryOf);
  if (search === '') return some.slice(0, MOST_ASKED).map(entryOf);
  // A name is no question to the product of that name: it begins one.
  const named = found.slice(0, MOST_ASKED).map(
    ({ id, name }): Entry => ({
      id: `begin-${id}`,
      group: 'ask',
      label: texts.askPrefix(name),
      choice: { kind: 'begin', text: texts.askPrefix(name) },
    }),
  );
  return [
    ...named,
    ...some
      .filter(({ id }) => found.every((product) => product.id !== id))
      .slice(0, MOST_ASKED)
      .map(entryOf),
  ];
}
