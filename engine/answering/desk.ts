/** Holds the indexes of products and does what is asked of them, on whichever thread it is made. */

import { ask } from '../ask/ask.ts';
import { warmUp } from '../ask/warm-up.ts';
import type { Passage } from '../document/manual.ts';
import { createIndexBuilder, type IndexBuilder } from '../index/build-index.ts';
import type { ManualSource } from '../index/manual-index.ts';
import { measureBackground } from '../meaning/background.ts';
import { layOutInPieces, type StoredVectors } from '../meaning/meaning-index.ts';
import type { ModelName } from '../meaning/models.ts';
import { yieldToEventLoop } from '../runtime/event-loop.ts';
import { runInTurns } from '../runtime/pieces.ts';
import { type Held, type TaskName, tasks } from './tasks.ts';

/** What a desk is asked for. `product` is a number that the caller chooses once for each index. */
export type DeskRequest =
  | { kind: 'warm-up' }
  | { kind: 'manual'; product: number; manual: Omit<ManualSource, 'passages'> }
  | { kind: 'passages'; product: number; passages: readonly Passage[] }
  /** Gives the number of passages. */
  | { kind: 'build'; product: number }
  | { kind: 'vectors'; product: number; set: number; stored: readonly StoredVectors[] }
  /** Gives the models of which there are vectors. */
  | { kind: 'lay-out'; product: number; set: number }
  | { kind: 'background'; product: number; set: number; model: ModelName; questions: readonly Float32Array[] }
  | { kind: 'task'; product: number; name: TaskName; input: readonly unknown[] }
  | { kind: 'close'; product: number };

/** Thrown for a product that the desk does not hold: it was closed, or its thread has ended. */
export class NotHeld extends Error {
  constructor() {
    super('These manuals are not held.');
    this.name = 'NotHeld';
  }
}

type Product = { builder: IndexBuilder | null; held: Held | null; set: number; stored: StoredVectors[] };

/** Makes an empty desk. Tasks are done one after the other; an index is built in pieces, between which they have their turn. */
export function createDesk() {
  const products = new Map<number, Product>();
  let line: Promise<unknown> = Promise.resolve();

  function productOf(number: number): Product {
    const known = products.get(number);
    if (known === undefined) throw new NotHeld();
    return known;
  }

  function openProduct(number: number): Product {
    const product = products.get(number) ?? newProduct();
    products.set(number, product);
    return product;
  }

  function run(number: number, name: TaskName, input: readonly unknown[]): Promise<unknown> {
    const done = line.then(() =>
      (tasks[name] as (held: Held, ...given: readonly unknown[]) => unknown)(
        heldOf(productOf(number)),
        ...input,
      ),
    );
    line = done.catch(() => undefined);
    return done;
  }

  return {
    /** @throws NotHeld */
    async handle(request: DeskRequest): Promise<unknown> {
      switch (request.kind) {
        case 'warm-up':
          return warmUp();
        case 'manual':
          return openProduct(request.product).builder?.openManual(request.manual);
        case 'passages':
          productOf(request.product).builder?.addPassages(request.passages);
          return yieldToEventLoop();
        case 'build':
          return build(openProduct(request.product));
        case 'vectors':
          return keepVectors(productOf(request.product), request.set, request.stored);
        case 'lay-out':
          return layOut(productOf(request.product), request.set);
        case 'background':
          return compare(productOf(request.product), request);
        case 'task':
          return run(request.product, request.name, request.input);
        case 'close':
          return void products.delete(request.product);
      }
    },
  };
}

const newProduct = (): Product => ({ builder: createIndexBuilder(), held: null, set: 0, stored: [] });

function heldOf({ held }: Product): Held {
  if (held === null) throw new NotHeld();
  return held;
}

/** @returns the number of passages */
async function build(product: Product): Promise<number> {
  const index = await runInTurns((product.builder ?? createIndexBuilder()).buildInPieces());
  product.builder = null;
  // The first question on an index pays for the compilation of what it runs through; better here than while asked.
  ask(index, 'How do I begin?');
  product.held = { index, meaning: null, corrections: null };
  return index.passages.length;
}

function keepVectors(product: Product, set: number, stored: readonly StoredVectors[]): void {
  if (product.set > set) return;
  if (product.set < set) Object.assign(product, { set, stored: [] });
  for (const row of stored) product.stored.push(row);
}

/** A newer set of vectors replaces an older one, whichever is laid out last. @returns the models of which there are vectors */
async function layOut(product: Product, set: number): Promise<ModelName[]> {
  const held = heldOf(product);
  // A set without vectors is begun here.
  keepVectors(product, set, []);
  if (product.set !== set) return [];
  const { stored } = product;
  product.stored = [];
  const meaning = await runInTurns(layOutInPieces(held.index, stored));
  if (product.set !== set) return [];
  held.meaning = meaning;
  return Object.keys(meaning ?? {}) as ModelName[];
}

type Comparison = Extract<DeskRequest, { kind: 'background' }>;

async function compare(product: Product, { set, model, questions }: Comparison): Promise<void> {
  const space = heldOf(product).meaning?.[model];
  if (space !== undefined && product.set === set) await runInTurns(measureBackground(space, questions));
}
