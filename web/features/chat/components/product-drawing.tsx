import '../../../ui/cover.css';
import { designCover } from '../../../ui/cover/design.ts';

/** The drawing from the product's cover, without title and callouts. */
export function ProductDrawing({ name }: { name: string }) {
  const { shapes, isMirrored } = designCover(name);
  return (
    <svg className="cover product-mark" viewBox="42 98 216 216" aria-hidden="true">
      <g transform={isMirrored ? 'matrix(-1 0 0 1 300 0)' : undefined}>
        {shapes.map(({ d, stroke }) => (
          <path key={d} d={d} data-stroke={stroke} />
        ))}
      </g>
    </svg>
  );
}
