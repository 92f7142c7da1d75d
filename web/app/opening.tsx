import { MARK_STYLE, MarkDrawing } from '../ui/picture/mark-drawing.tsx';
import { Loading } from '../ui/state/loading.tsx';

/** What stands where a screen will be while its code is on the way; the build writes it into the pages. */
export function Opening() {
  return (
    <div className="min-h-dvh">
      <p className="flex min-h-16 items-center px-5">
        <span className={MARK_STYLE}>
          <MarkDrawing />
        </span>
      </p>
      <main className="max-w-[1160px] px-10 pt-8 max-md:px-4">
        <Loading lines={5} />
      </main>
    </div>
  );
}
