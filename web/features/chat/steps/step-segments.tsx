type StepSegmentsProps = { count: number; at: number };

const stateOf = (segment: number, at: number): 'done' | 'now' | 'open' => {
  if (segment === at) return 'now';
  return segment < at ? 'done' : 'open';
};

/** A bar with a segment for each step: done, current or to do. The same is said in words beside it. */
export function StepSegments({ count, at }: StepSegmentsProps) {
  const segments = Array.from({ length: count }, (_, segment) => segment);
  return (
    <div className="step-segments" aria-hidden="true">
      {segments.map((segment) => (
        <i key={segment} data-state={stateOf(segment, at)} />
      ))}
    </div>
  );
}
