import { RouterProvider } from 'react-router';
import { Toasts } from '../ui/toasts.tsx';
import { router } from './router.tsx';

/** Every screen that is reached through the router, and the messages of all of them. */
export function App() {
  return (
    <>
      <RouterProvider router={router} />
      <Toasts />
    </>
  );
}
