/** What the packages that ship with the product may be used under. */

/** They ask for no more than to be named. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Zlib',
]);

/** Looked at one by one; each says why it may ship all the same. */
const LOOKED_AT = [
  // A library of its own that is loaded at run time and can be replaced, as the licence asks.
  { name: /^@img\/sharp-(libvips-.+|wasm32|win32-.+)$/, licence: /LGPL-3\.0-or-later/ },
  // Fonts: free to be shipped with software, under their own names.
  { name: /^@fontsource\//, licence: /^OFL-1\.1$/ },
  // The text is the BSD licence of two clauses; its name says only "BSD".
  { name: /^duck$/, licence: /^BSD$/ },
  // The licence of Python, which asks for its text and a note of what was changed.
  { name: /^argparse$/, licence: /^(?:PSF|Python)-2\.0$/ },
  // Says nothing in package.json; its LICENSE is the MIT licence.
  { name: /^png-js$/, licence: /^$/ },
];

/** Whether an SPDX expression leaves a permissive choice: all of what is joined by AND, one of what is joined by OR. */
export const isPermissive = (expression) =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(/ OR /)
    .some((choice) => choice.split(/ AND /).every((licence) => PERMISSIVE.has(licence)));

/**
 * The packages of a package-lock.json (version 3) that ship with the product and whose licence nobody has looked at.
 * @returns {string[]} `name: licence`
 */
export function findDoubtful({ packages }) {
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { license = '' }]) => ({ name: path.replace(/^.*node_modules\//, ''), licence: license }))
    .filter(({ licence }) => !isPermissive(licence))
    .filter(
      (found) => !LOOKED_AT.some((known) => known.name.test(found.name) && known.licence.test(found.licence)),
    )
    .map(({ name, licence }) => `${name}: ${licence}`);
}
