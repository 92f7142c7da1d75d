import { useQuery } from '@tanstack/react-query';
import { teamRoutes } from '../../../../contracts/team.ts';
import { routeQuery } from '../../../lib/query.ts';

/** Members and open invitations of the own company. */
export const useTeam = () => useQuery(routeQuery(teamRoutes.getTeam, {}));
