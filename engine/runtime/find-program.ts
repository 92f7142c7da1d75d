import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { SEARCH_PATH } from './limited-child.ts';

/** The path of an installed program, looked for in fixed folders; null where there is none. */
export function findProgram(name: string, searchPath: string = SEARCH_PATH): string | null {
  for (const folder of searchPath.split(':')) {
    const path = join(folder, name);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not here.
    }
  }
  return null;
}
