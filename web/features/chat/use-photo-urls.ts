import { useEffect, useRef } from 'react';

/** Addresses under which the browser can show photos, until each is released or the chat is left. */
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
