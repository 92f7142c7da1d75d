import { useQuery } from '@tanstack/react-query';
import { teamRoutes } from '../../../../contracts/account/team.ts';
import { routeQuery } from '../../../lib/api/query.ts';

/** Loads members and open invitations of the user's company. */
export const useTeam = () => useQuery(routeQuery(teamRoutes.getTeam, {}));
