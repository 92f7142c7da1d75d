import { ReadError } from '../../failure.ts';
import type { Chunks } from '../chunks/read-chunks.ts';
import { readStory, type StoryContext } from './body.ts';
import type { Draft } from './draft.ts';
import { readDiagrams } from './drawn-words.ts';
import { readEquationObjects } from './equation-objects.ts';
import { createNumberFields } from './number-fields.ts';
import { createNumbering } from './numbering.ts';
import type { Relation, WordPackage } from './package.ts';
import { readStyles } from './styles.ts';
import { childOf, type XmlElement } from './xml.ts';

const MAX_NOTE_CHARS = 5000;
const USUAL_PART = 'word/document.xml';

/**
 * A document's blocks and its title, before its pictures are looked at.
 * @param readChunks reads the documents of other formats that it holds
 */
export async function readDocument(
  parts: WordPackage,
  maxChars: number,
  readChunks: (relations: ReadonlyMap<string, Relation>) => Promise<Chunks>,
): Promise<Draft[]> {
  const main = await mainPart(parts);
  const root = await parts.readXml(main);
  const body = childOf(root ?? undefined, 'w:body');
  if (!body) throw new ReadError('damaged', 'no document in it');
  const relations = await parts.relationsOf(main);
  const part = async (type: string): Promise<XmlElement | null> => {
    const name = [...relations.values()].find((relation) => relation.type === type)?.part;
    return name ? parts.readXml(name) : null;
  };
  const numbering = createNumbering(await part('numbering'));
  const context: StoryContext = {
    styles: readStyles(await part('styles')),
    numbering,
    numberFields: createNumberFields(numbering),
    relations,
    diagrams: await readDiagrams(relations, parts.readXml),
    equations: await readEquationObjects(relations, parts.read),
    noteText: () => '',
    chunk: sayOnce(await readChunks(relations)),
    maxChars,
  };
  const notes = { footnote: await part('footnotes'), endnote: await part('endnotes') };
  return readStory(body.children, { ...context, noteText: createNotes(notes, context) });
}

async function mainPart(parts: WordPackage): Promise<string> {
  const relations = await parts.relationsOf('');
  return [...relations.values()].find(({ type }) => type === 'officeDocument')?.part ?? USUAL_PART;
}

/** A file may name a chunk any number of times. */
function sayOnce(chunks: Chunks): StoryContext['chunk'] {
  const waiting = new Map(chunks);
  return (id) => {
    const blocks = waiting.get(id) ?? [];
    waiting.delete(id);
    return blocks;
  };
}

/** Says the words of each note once; notes within notes are left out. */
function createNotes(
  roots: Record<'footnote' | 'endnote', XmlElement | null>,
  context: StoryContext,
): StoryContext['noteText'] {
  const waiting = new Map<string, XmlElement>();
  for (const [kind, root] of Object.entries(roots)) {
    for (const note of root?.children ?? []) waiting.set(`${kind} ${note.attributes['w:id']}`, note);
  }
  return (kind, id) => {
    const note = waiting.get(`${kind} ${id}`);
    waiting.delete(`${kind} ${id}`);
    if (!note) return '';
    const said = readStory(note.children, context).map(({ block }) =>
      block.kind === 'list-item' ? `${block.marker} ${block.text}` : block.text,
    );
    return said
      .filter((text) => text !== '')
      .join(' ')
      .slice(0, MAX_NOTE_CHARS);
  };
}
