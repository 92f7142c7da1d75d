import { useRouteError } from 'react-router';
import { BrokenPage } from './broken-page.tsx';

/** A screen of the router that failed to load or broke while drawing. */
export function RouteError() {
  return <BrokenPage error={useRouteError()} />;
}
