import { useEffect } from 'react';

/** Keeps the screen on while the component is there: hands that hold a spanner can't wake it. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isGone = false;
    // Refused on low battery and missing over plain http: then the screen goes out as always.
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (isGone) void lock?.release();
    };
    void hold();
    // The browser lets go of it with every change to another tab.
    document.addEventListener('visibilitychange', hold);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
}
