import { RouterProvider } from 'react-router';
import { router } from './router.tsx';

/** Every screen that is reached through the router. */
export function App() {
  return <RouterProvider router={router} />;
}
