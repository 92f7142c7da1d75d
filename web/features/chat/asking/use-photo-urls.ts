import { useEffect, useRef } from 'react';

/** Makes object URLs of photos, each valid until it is released or the chat is left. */
export function usePhotoUrls() {
  const { current: urls } = useRef(new Set<string>());

  useEffect(
    () => () => {
      for (const url of urls) URL.revokeObjectURL(url);
      urls.clear();
    },
    [urls],
  );

  return {
    create(photo: File): string {
      const url = URL.createObjectURL(photo);
      urls.add(url);
      return url;
    },
    release(url: string | null): void {
      if (url !== null && urls.delete(url)) URL.revokeObjectURL(url);
    },
  };
}
