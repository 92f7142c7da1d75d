/** The index of docs/decisions has every record, under the title that it has, and says of each what the record says of itself. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../docs/decisions/', import.meta.url));
const read = (name: string): string => readFileSync(folder + name, 'utf8');

/** What overtakes a record, wholly or in part, by its file's name; empty for one in force. */
const overtaking = (text: string): string =>
  /(?:^| )((?:in part )?overtaken by \[\d{4}\]\([^)]+\))/.exec(text)?.[1] ?? '';

const records = readdirSync(folder)
  .filter((name) => /^\d{4}-.*\.md$/.test(name))
  .map((name) => {
    const [heading = '', ...lines] = read(name).split('\n');
    const title = heading.replace(/^# \d+[.:] /, '');
    return { name, title, state: overtaking(lines.slice(0, 3).join(' ')) };
  });

const rows = [
  ...read('README.md').matchAll(/^\| \[(\d{4})\]\(([^)]+)\) \| (.+) \| (in force|.*overtaken by .*) \|$/gm),
].map(([, number = '', name = '', title = '', state = '']) => ({
  number,
  name,
  title,
  state: overtaking(state),
}));

it('has one line for each record, with its title', () => {
  const named = rows.map(({ name, title }) => ({ name, title })).sort((a, b) => (a.name < b.name ? -1 : 1));
  expect(named).toEqual(records.map(({ name, title }) => ({ name, title })));
  expect(rows.filter(({ name, number }) => !name.startsWith(`${number}-`))).toEqual([]);
});

it('says of each record what stands at its top', () => {
  const state = new Map(rows.map((row) => [row.name, row.state]));
  expect(records.filter((record) => state.get(record.name) !== record.state)).toEqual([]);
});

it('names records that there are as those that overtake others', () => {
  const known = new Set(records.map(({ name }) => name));
  const overtaken = records.filter(({ state }) => state !== '');
  expect(overtaken.length).toBeGreaterThan(0);
  expect(overtaken.filter(({ state }) => !known.has(/\(([^)]+)\)/.exec(state)?.[1] ?? ''))).toEqual([]);
});
