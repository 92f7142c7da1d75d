import type { ReactNode } from 'react';

const thin = { strokeWidth: 0.8 };

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 52 52"
      aria-hidden="true"
      className="size-13"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {children}
    </svg>
  );
}

/** A drawing of a page that moves up. */
export function UploadDrawing() {
  return (
    <Drawing>
      <path d="M12 6h20l8 8v32H12z" className="fill-sheet" />
      <path d="M32 6v8h8" />
      <path d="M18 22h16M18 28h16M18 34h5" {...thin} />
      <path d="M26 50V38M21 43l5-5 5 5" strokeWidth="2" />
    </Drawing>
  );
}

/** A drawing of two voices. */
export function ChatDrawing() {
  return (
    <Drawing>
      <path d="M6 8h32v20H20l-8 7v-7H6z" className="fill-sheet" />
      <path d="M12 15h20M12 21h14" {...thin} />
      <path d="M24 32h22v13h-4v6l-7-6H24z" className="fill-sheet" />
    </Drawing>
  );
}

/** A drawing of manuals on a shelf. */
export function ShelfDrawing() {
  return (
    <Drawing>
      <path d="M8 10h14v36H8zM22 10h12v36H22z" className="fill-sheet" />
      <path d="M34 14l9-2 6 32-9 2z" className="fill-sheet" />
      <path d="M8 18h14M22 18h12M8 38h14M22 38h12M36 22l9-2" {...thin} />
    </Drawing>
  );
}
