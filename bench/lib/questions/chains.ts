/** Conversations of two or three questions over one manual, to measure follow-ups and changes of subject. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { QuotedPlace } from '../../sets/row-checks.ts';
import { readJsonLines } from './json-lines.ts';

/**
 * A question of a conversation. `own`: the first one. `leaning`: nobody could answer it who has not heard turn
 * `leans_on` (1-based). `new`: it stands alone and is about something else than what was asked before.
 */
export type ChainTurn = QuotedPlace & { question: string; answer: string } & (
    | { kind: 'own' }
    | { kind: 'leaning'; leans_on: number }
    /** `old`: the places that answered what was asked before. */
    | { kind: 'new'; old: QuotedPlace }
  );

export type Chain = {
  id: string;
  /** Name of the manual's file. */
  file: string;
  /** Of the manual and the questions, ISO 639-1. */
  language: string;
  turns: ChainTurn[];
};

/** A chain and where its manual is. */
export type PlacedChain = Chain & { path: string };

const folderOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The folders of the manuals that are in this repository. */
export const OWN_FOLDERS = ['../../../sample/', '../../sets/other-authors/'].map(folderOf);

/** The chains over this repository's manuals. */
export const readOwnChains = (): Chain[] => readJsonLines(folderOf('../../sets/chains/own-manuals.jsonl'));

/** The chains over manuals that lie beside this repository. */
const readPublicChains = (): Chain[] => readJsonLines(folderOf('../../sets/chains/public-manuals.jsonl'));

/** All chains whose manual is in this repository or one of the folders, and the names of the files that are in none. */
export function placeChains(folders: readonly string[]): { chains: PlacedChain[]; absent: string[] } {
  const all = [...readOwnChains(), ...readPublicChains()];
  const chains = all.flatMap((chain): PlacedChain[] => {
    const path = [...OWN_FOLDERS, ...folders].map((folder) => join(folder, chain.file)).find(existsSync);
    return path === undefined ? [] : [{ ...chain, path }];
  });
  const placed = new Set(chains.map(({ id }) => id));
  return { chains, absent: [...new Set(all.filter(({ id }) => !placed.has(id)).map(({ file }) => file))] };
}
