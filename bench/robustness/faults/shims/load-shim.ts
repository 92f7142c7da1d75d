/** Variables that load a module of this folder into every thread of a program before it begins. */
export const loadShim = (name: 'disk' | 'clock'): Record<string, string> => ({
  NODE_OPTIONS: `--import ${new URL(`./${name}.mjs`, import.meta.url).href}`,
});
