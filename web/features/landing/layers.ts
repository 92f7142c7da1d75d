/** The sheets of the exploded view, from the lowest up, each with its strokes on a square of 150. */
type Layer = {
  name: string;
  /** Position of its upper corner in the drawing. */
  y: number;
  line?: string;
  thin?: string;
  solid?: string;
  cite?: string;
};

export const LAYERS: readonly Layer[] = [
  {
    name: 'analytics',
    y: 468,
    solid: 'M16 94h12v40h-12zM36 70h12v64h-12zM56 104h12v30h-12zM76 42h12v92h-12zM96 78h12v56h-12z',
    line: 'M116 24h12v110h-12z',
  },
  {
    name: 'answer',
    y: 376,
    thin: 'M20 24h106M20 38h106M20 52h68.9M20 112h106M20 126h106',
    cite: 'M20 68h110v26H20z',
  },
  { name: 'link', y: 284, line: 'M18 34h114v82H18zM18 34l57 46 57-46' },
  {
    name: 'products',
    y: 192,
    solid: 'M14 14h54v6h-54zM82 14h54v6h-54zM14 82h54v6h-54zM82 82h54v6h-54z',
    thin: 'M28 34h26v26h-26zM96 47a13 13 0 1 0 26 0a13 13 0 1 0 -26 0M28 102h26v26h-26zM96 115a13 13 0 1 0 26 0a13 13 0 1 0 -26 0',
    line: 'M14 14h54v54h-54zM82 14h54v54h-54zM14 82h54v54h-54zM82 82h54v54h-54z',
  },
  {
    name: 'sections',
    y: 100,
    solid: 'M22 22h44v8H22z',
    thin: 'M14 14h122v34H14zM14 56h56v80H14zM80 56h56v36H80zM80 100h56v36H80zM22 39h100M22 68h38M22 80h38M22 92h24.70M22 104h38M22 116h38',
  },
  {
    name: 'pages',
    y: 8,
    solid:
      'M14 14h15l7 7v19h-22zM46 14h15l7 7v19h-22zM78 14h15l7 7v19h-22zM110 14h15l7 7v19h-22zM14 46h15l7 7v19h-22zM46 46h15l7 7v19h-22zM78 46h15l7 7v19h-22zM110 46h15l7 7v19h-22zM14 78h15l7 7v19h-22zM46 78h15l7 7v19h-22zM78 78h15l7 7v19h-22z',
    thin: 'M110 78h15l7 7v19h-22zM14 110h15l7 7v19h-22zM46 110h15l7 7v19h-22zM78 110h15l7 7v19h-22zM110 110h15l7 7v19h-22z',
  },
];
