import { useState } from 'react';

/** The picture above a choice; nothing if it can't be loaded, because the title below says the same. */
export function ChoicePicture({ url }: { url: string }) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return null;
  return (
    <img
      src={url}
      alt=""
      className="aspect-4/3 w-full border border-hair object-contain"
      onError={() => setIsBroken(true)}
    />
  );
}
