import { describe, expect, it } from 'vitest';
import { parseManifest, scriptsOf, stylesOf } from './manifest.ts';

const manifest = parseManifest(
  JSON.stringify({
    'index.html': {
      file: 'assets/index.js',
      imports: ['_react.js'],
      dynamicImports: ['page.tsx'],
      isEntry: true,
    },
    'page.tsx': { file: 'assets/page.js', imports: ['_react.js', '_form.js'], css: ['assets/page.css'] },
    '_form.js': {
      file: 'assets/form.js',
      css: ['assets/form.css', 'assets/page.css'],
      imports: ['_react.js', 'index.html'],
    },
    '_react.js': { file: 'assets/react.js' },
    'page.css': { file: 'assets/page.css' },
  }),
);

describe('stylesOf', () => {
  it('takes those of everything imported statically, each once', () => {
    expect(stylesOf(manifest, ['index.html', 'page.tsx'])).toEqual(['assets/page.css', 'assets/form.css']);
    expect(stylesOf(manifest, ['index.html'])).toEqual([]);
  });
});

describe('scriptsOf', () => {
  it('follows static imports to the end and counts a shared chunk once, also in a circle', () => {
    expect(scriptsOf(manifest, ['index.html', 'page.tsx'])).toEqual([
      'assets/index.js',
      'assets/react.js',
      'assets/page.js',
      'assets/form.js',
    ]);
  });

  it('leaves out what is only imported lazily, and what is no script', () => {
    expect(scriptsOf(manifest, ['index.html', 'page.css'])).toEqual(['assets/index.js', 'assets/react.js']);
  });

  it('fails on a module that the build does not have, instead of measuring nothing', () => {
    expect(() => scriptsOf(manifest, ['gone.tsx'])).toThrow('no module gone.tsx');
  });

  it.each(['', '[]x', '{"index.html": {"imports": []}}', '{"index.html": "assets/index.js"}'])(
    'refuses %s, which is no manifest',
    (text) => {
      expect(() => parseManifest(text)).toThrow();
    },
  );
});
