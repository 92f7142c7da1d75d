import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { firstLoads } from './first-loads.ts';

const ENTRY = 'main.tsx';

/**
 * Puts modules into one file for each set of measured screens that need them. By itself the build makes a file for
 * every set among all screens: seventy for the dashboard, most of a few hundred bytes, and a phone asks for six at a
 * time. A module imports what at least its own screens need, so a file imports those of larger sets, never in a circle.
 *
 * @param webDir Folder that the modules of `firstLoads` are relative to
 * @returns names the file of a module; null for one that no measured screen needs, which stays with the build
 */
export function nameOfSharedChunk(webDir: string) {
  let names: Map<string, string> | null = null;
  return (moduleId: string, graph: Rolldown.ChunkingContext): string | null => {
    names ??= namesOfModules(webDir, graph);
    return names.get(moduleId) ?? null;
  };
}

function namesOfModules(webDir: string, graph: Rolldown.ChunkingContext): Map<string, string> {
  const screensOf = new Map<string, string[]>();
  for (const { screen, modules } of firstLoads) {
    const seen = new Set<string>();
    const visit = (id: string): void => {
      if (seen.has(id)) return;
      seen.add(id);
      for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported);
    };
    for (const module of modules) visit(join(webDir, module));
    // What is asked for by its own name keeps its own file.
    for (const module of [ENTRY, ...modules]) seen.delete(join(webDir, module));
    for (const id of seen) screensOf.set(id, [...(screensOf.get(id) ?? []), screen]);
  }
  // Every file names those it imports, so their names are sent again and again.
  const shorten = (screen: string): string => screen.slice(0, 2);
  if (new Set(firstLoads.map(({ screen }) => shorten(screen))).size < firstLoads.length)
    throw new Error('The names of two measured screens begin alike.');
  return new Map([...screensOf].map(([id, screens]) => [id, screens.map(shorten).join('-')]));
}
