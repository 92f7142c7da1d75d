import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Route, RouteInput, RouteOutput } from '../../contracts/route.ts';
import { hasCode } from './api-error.ts';
import type { RouteAddress } from './api-request.ts';
import { showFailure } from './toast-store.ts';
import { type UploadProgress, uploadWithProgress } from './upload.ts';
import { describeUploadFailure } from './upload-failure.ts';

export type UseUploadOptions<R extends Route> = {
  /** Runs before the caller sees the success: refresh what the upload changed. */
  onSuccess?: (reply: RouteOutput<R>) => unknown;
};

/**
 * One upload at a time over a multipart route, with the bytes sent so far.
 * `send` started twice sends once; `cancel` and leaving the screen stop it, and a stopped upload is no error.
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
    // The screen that would explain it goes with the session.
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
