import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const engine = fileURLToPath(new URL('../engine', import.meta.url));

/**
 * Rooms of the engine in the order of the way of a manual and of a question. Each may import from the rooms named behind it and from no
 * other, and all of those stand above it: so there is no circle.
 */
const ROOMS: readonly (readonly [room: string, imports: readonly string[]])[] = [
  ['runtime', []],
  ['words', ['runtime']],
  ['document', ['runtime', 'words']],
  ['picture', ['runtime']],
  ['read', ['runtime', 'document', 'picture']],
  ['structure', ['runtime', 'words', 'document']],
  ['programs', ['read', 'document', 'structure']],
  ['index', ['runtime', 'words', 'document']],
  ['meaning', ['runtime', 'document', 'index']],
  ['ask/base', ['document']],
  ['ask/words', ['runtime', 'words', 'index', 'ask/base']],
  ['ask/question', ['runtime', 'words', 'document', 'structure', 'index', 'ask/base', 'ask/words']],
  ['ask/find', ['runtime', 'words', 'document', 'index', 'meaning', 'ask/base', 'ask/words', 'ask/question']],
  [
    'ask/say',
    [
      'runtime',
      'words',
      'document',
      'structure',
      'index',
      'ask/base',
      'ask/words',
      'ask/question',
      'ask/find',
    ],
  ],
  [
    'ask/compose',
    [
      ...['runtime', 'words', 'document', 'structure', 'index', 'meaning'],
      ...['ask/base', 'ask/question', 'ask/find', 'ask/say'],
    ],
  ],
  ['ask/corrections', ['runtime', 'words', 'index', 'ask/base', 'ask/words', 'ask/question']],
  [
    'ask',
    [
      ...['runtime', 'document', 'structure', 'index'],
      ...['ask/base', 'ask/question', 'ask/find', 'ask/say', 'ask/compose'],
    ],
  ],
  [
    'ask/starters',
    ['runtime', 'words', 'document', 'index', 'ask/words', 'ask/question', 'ask/find', 'ask/say', 'ask'],
  ],
  [
    'topics',
    ['runtime', 'words', 'document', 'index', 'meaning', 'ask/words', 'ask/question', 'ask/corrections'],
  ],
  ['vocabulary', ['document', 'index', 'ask/base', 'ask/question', 'ask/words']],
  ['changes', ['runtime', 'words', 'document', 'index']],
  ['upkeep', ['runtime', 'words', 'document', 'index']],
  ['look', ['picture', 'ask']],
  [
    'write',
    [
      ...[
        'runtime',
        'words',
        'document',
        'structure',
        'index',
        'ask/base',
        'ask/words',
        'ask/question',
        'ask/find',
        'ask/say',
      ],
      ...['ask/compose', 'ask'],
    ],
  ],
  [
    'answering',
    [
      ...['runtime', 'document', 'index', 'meaning', 'ask/base', 'ask/question', 'ask/find', 'ask/compose'],
      ...['ask/corrections', 'ask', 'ask/starters', 'vocabulary', 'upkeep', 'write'],
    ],
  ],
  ['check', ['runtime', 'words', 'document', 'structure', 'index', 'ask/base', 'ask/say', 'write']],
];

const SOURCE = /^(?!.*(?:\.test\.ts$|(?:^|\/)testing\/)).*\/.*\.ts$/;
const names = new Set(ROOMS.map(([room]) => room));

/** The room of a file: the deepest that is named above. */
function roomOf(path: string): string {
  const parts = dirname(path).split('/');
  const deep = parts.slice(0, 2).join('/');
  return names.has(deep) ? deep : (parts[0] ?? '');
}

/** Room → rooms that its files import from, each with a file that does. */
function findImports(): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  const files = readdirSync(engine, { recursive: true })
    .map((path) => String(path).replaceAll('\\', '/'))
    .filter((path) => SOURCE.test(path));
  for (const file of files) {
    const from = roomOf(file);
    const own = found.get(from) ?? new Map<string, string>();
    found.set(from, own);
    for (const [, source = ''] of readFileSync(join(engine, file), 'utf8').matchAll(
      /from '(\.{1,2}\/[^']+)'/g,
    )) {
      const to = roomOf(relative(engine, join(engine, dirname(file), source)).replaceAll('\\', '/'));
      if (to !== from) own.set(to, file);
    }
  }
  return found;
}

describe('the rooms of the engine', () => {
  it('are all in the table', () => {
    expect([...findImports().keys()].filter((room) => !names.has(room))).toEqual([]);
  });

  it('import what the table allows, and nothing else', () => {
    const allowed = new Map(ROOMS);
    const found = [...findImports()].flatMap(([from, imports]) =>
      [...imports].flatMap(([to, file]) =>
        allowed.get(from)?.includes(to) ? [] : [`${file} imports from ${to}`],
      ),
    );
    expect(found).toEqual([]);
  });

  it('are allowed no more than they use', () => {
    const found = findImports();
    const unused = ROOMS.flatMap(([room, imports]) =>
      imports.filter((other) => !found.get(room)?.has(other)).map((other) => `${room} → ${other}`),
    );
    expect(unused).toEqual([]);
  });

  it('stand in an order without circles', () => {
    const order = ROOMS.map(([room]) => room);
    const backward = ROOMS.flatMap(([room, imports]) =>
      imports.filter((other) => order.indexOf(other) >= order.indexOf(room)),
    );
    expect(backward).toEqual([]);
  });
});
