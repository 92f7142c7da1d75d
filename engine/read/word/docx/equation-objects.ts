/** Formulas that a file keeps as objects of an editor of formulas, as Word did until 2007, with a picture that no browser draws. */
import { openOleStreams } from '../doc/ole-streams.ts';
import { EQUATION_STREAM, equationSays } from '../equation/equation-object.ts';
import type { Relation, WordPackage } from './package.ts';
import type { XmlElement } from './xml.ts';

/** More than a manual has are a file's attack. */
const MAX_OBJECTS = 1_000;
/** Of one object; a formula takes less than a tenth of it. */
const MAX_BYTES = 100_000;

/** What the formulas of a file say in one line, by the identifiers that its text names; other objects are none. */
export async function readEquationObjects(
  relations: ReadonlyMap<string, Relation>,
  read: WordPackage['read'],
): Promise<ReadonlyMap<string, string>> {
  const equations = new Map<string, string>();
  let looked = 0;
  for (const [id, { type, part }] of relations) {
    if (type !== 'oleObject' || part === null || ++looked > MAX_OBJECTS) continue;
    const said = textIn(await read(part, MAX_BYTES));
    if (said !== '') equations.set(id, said);
  }
  return equations;
}

function textIn(object: Buffer | null): string {
  if (object === null) return '';
  try {
    return equationSays(openOleStreams(object)(EQUATION_STREAM));
  } catch (error) {
    if (error instanceof RangeError) return '';
    throw error;
  }
}

/** What an object in the text says if it is a formula; one that can't be read is told as such. "" for other objects. */
export function equationOf(object: XmlElement, equations: ReadonlyMap<string, string>): string {
  const embedded = object.children.find(({ name }) => name === 'o:OLEObject');
  if (!embedded) return '';
  const { 'r:id': id = '', ProgID: program } = embedded.attributes;
  return equations.get(id) ?? equationSays(null, program);
}
