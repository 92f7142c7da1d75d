import { useRouteError } from 'react-router';
import { BrokenPage } from './broken-page.tsx';

/** The page in place of a screen of the router that failed to load or to render. */
export function RouteError() {
  return <BrokenPage error={useRouteError()} />;
}
