import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Route, RouteInput, RouteOutput } from '../../../contracts/route.ts';
import { showFailure } from '../browser/toast-store.ts';
import { hasCode } from './api-error.ts';
import type { RouteAddress } from './api-request.ts';
import { type UploadProgress, uploadWithProgress } from './upload.ts';
import { describeUploadFailure } from './upload-failure.ts';

export type UseUploadOptions<R extends Route> = {
  /** Called before the caller sees the success, to refresh what the upload changed. */
  onSuccess?: (reply: RouteOutput<R>) => unknown;
};

/**
 * Uploads over a multipart route, one at a time, and reports the bytes sent so far. `send` called twice sends once;
 * `cancel` and leaving the screen stop the upload, which is no error.
 */
export function useUpload<R extends Route>(
  route: R | RouteAddress<R>,
  { onSuccess }: UseUploadOptions<R> = {},
) {
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  const mutation = useMutation<RouteOutput<R>, Error, RouteInput<R>>({
    mutationFn: async (input) => {
      const controller = new AbortController();
      running.current = controller;
      setProgress(null);
      try {
        return await uploadWithProgress<R>(route, input, {
          onProgress: setProgress,
          signal: controller.signal,
        });
      } finally {
        running.current = null;
      }
    },
    ...(onSuccess ? { onSuccess } : {}),
    // The screen that would show the error is gone with the session.
    onError: (error) => hasCode(error, 'not_signed_in') && showFailure(describeUploadFailure(error)),
  });

  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const wasStopped = mutation.error?.name === 'AbortError';
  return {
    send: (input: RouteInput<R>, onSent?: (reply: RouteOutput<R>) => void) => {
      if (!running.current) mutation.mutate(input, onSent ? { onSuccess: onSent } : {});
    },
    cancel,
    reset: mutation.reset,
    progress,
    isSending: mutation.isPending,
    error: wasStopped ? null : mutation.error,
  };
}
