/** GET /api/company/get-profile: loads the sites on which the company's chats may be shown. */
import { useQuery } from '@tanstack/react-query';
import { companyRoutes } from '../../../../contracts/company/companies.ts';
import { routeQuery } from '../../../lib/api/query.ts';

/** The origins of these sites; undefined until they are loaded. */
export const useEmbedSites = (): readonly string[] | undefined =>
  useQuery(routeQuery(companyRoutes.getProfile, {})).data?.data.embedOrigins;
