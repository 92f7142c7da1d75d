import { useEffect } from 'react';

/** Keeps the screen on while the component is mounted: hands that hold a spanner can't wake it. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isGone = false;
    // It is refused on low battery and does not exist over plain http; then the screen goes off as usual.
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (isGone) void lock?.release();
    };
    void hold();
    // The browser releases the lock whenever another tab is shown.
    document.addEventListener('visibilitychange', hold);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
}
