import { useQuery } from '@tanstack/react-query';
import { twoStepRoutes } from '../../../contracts/account/two-step.ts';
import { routeQuery } from './query.ts';

/** Whether the own account has two-step sign-in, so that a code is asked for too. */
export const useHasTwoStep = () => useQuery(routeQuery(twoStepRoutes.state, {}));
