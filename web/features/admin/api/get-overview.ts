import { useQuery } from '@tanstack/react-query';
import { overviewRoutes } from '../../../../contracts/overview.ts';
import { routeQuery } from '../../../lib/query.ts';

const REFRESH_MS = 15_000;

/** The state of the installation, asked for again while it is looked at. */
export const useOverview = () =>
  useQuery({ ...routeQuery(overviewRoutes.overview, {}), refetchInterval: REFRESH_MS });
