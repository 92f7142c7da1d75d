/** Covers the whole screen while nothing can be shown yet. */
export function LoadingOverlay({ children }: { children: string }) {
  return (
    <div role="status" className="fixed inset-0 z-40 grid place-items-center bg-scrim">
      <p className="second-sheet px-6 py-4 text-16 font-medium">{children}</p>
    </div>
  );
}
