/** GET /api/company/get-profile: the sites on which the company's chats may be shown. */
import { useQuery } from '@tanstack/react-query';
import { companyRoutes } from '../../../../contracts/companies.ts';
import { routeQuery } from '../../../lib/query.ts';

/** Their origins; undefined until they are loaded. */
export const useEmbedSites = (): readonly string[] | undefined =>
  useQuery(routeQuery(companyRoutes.getProfile, {})).data?.data.embedOrigins;
