/**
 * The letters that follow each letter within words, at least four times in ten thousand pairs of one of twelve manuals in seven
 * languages (English, German, French, Spanish, Italian, Portuguese, Dutch); accents are left out.
 */
export const FOLLOWERS: Readonly<Record<string, string>> = {
  a: 'abcdefghijklmnopqrstuvwxyz',
  b: 'abeijlorsuy',
  c: 'acehiklnoqrtuy',
  d: 'adeghijlmnoprstuy',
  e: 'abcdefghijklmnpqrstuvwxyz',
  f: 'adefilnorstuv',
  g: 'adeghilnorstu',
  h: 'abegilmnorstuyz',
  i: 'abcdefgjklmnopqrstuvxz',
  j: 'adefiknouvz',
  k: 'aeiklnorstuw',
  l: 'abcdefghiklmnostuvy',
  m: 'abehimopstuw',
  n: 'abcdefghiklnoprstuvwyz',
  o: 'abcdefghijklmnopqrstuvwyz',
  p: 'acdefhiloprstuwy',
  q: 'u',
  r: 'abcdefghiklmnorstuvwyz',
  s: 'abcefghiklmnopqstuvwy',
  t: 'abcdefghikloprstuvwyz',
  u: 'abcdefghiklmnoprstuvwxyz',
  v: 'aeilortuv',
  w: 'adehinorsu',
  x: 'aceipt',
  y: 'acdemops',
  z: 'aeiostuwz',
};
