import { classNames } from '../../../lib/class-names.ts';
import { keyed } from '../../../lib/keyed.ts';
import type { Step } from '../sheets.ts';

const RING =
  'grid h-[26px] min-w-[26px] place-items-center rounded-full border-[1.25px] border-ink px-1 font-mono text-13 leading-none font-medium';

/** The printed marker without its full stop or bracket: "1." is ringed as 1; a bullet stays a dot. */
function Marker({ marker }: { marker: string }) {
  const bare = marker.replace(/^[([]|[\s.):\]]+$/g, '');
  const isBullet = !/[\p{L}\p{N}]/u.test(bare);
  if (isBullet)
    return <span className="mx-[9px] mt-[9px] block size-2 rounded-full bg-ink" aria-hidden="true" />;
  return <span className={classNames(RING, bare.length > 3 && 'px-2')}>{bare}</span>;
}

/** Steps as the manual prints them, on a hairline. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps pt-0.5">
      {keyed(steps, ({ marker, text }) => `${marker} ${text}`).map(({ key, item: step }) => (
        <li key={key} className="relative grid grid-cols-[auto_1fr] gap-x-4 pb-3.5 last:pb-0">
          <Marker marker={step.marker} />
          <span className="pt-px whitespace-pre-line wrap-anywhere">{step.text}</span>
        </li>
      ))}
    </ol>
  );
}
