import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { PAGE_TITLE_ID } from '../ui/page/page-title.tsx';

/** Moves the focus to the title of a new screen, so that it is read out and the keyboard starts there. */
function useFocusOnScreenChange() {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    document.getElementById(PAGE_TITLE_ID)?.focus({ preventScroll: true });
  }, [pathname]);
}

/** The frame around all screens of the router. */
export function Root() {
  useFocusOnScreenChange();
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
