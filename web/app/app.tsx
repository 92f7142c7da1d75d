import { RouterProvider } from 'react-router';
import { Toasts } from '../ui/overlay/toasts.tsx';
import { router } from './router.tsx';

/** All screens that are reached through the router, and their messages. */
export function App() {
  return (
    <>
      <RouterProvider router={router} />
      <Toasts />
    </>
  );
}
