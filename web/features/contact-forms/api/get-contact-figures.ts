import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AnalyticsPeriod } from '../../../../contracts/analytics/analytics.ts';
import { contactFormRoutes } from '../../../../contracts/chat/contact-forms.ts';
import { routeQuery } from '../../../lib/api/query.ts';

/** Loads what became of messages in contact forms. */
export const useContactFigures = (period: AnalyticsPeriod) =>
  useQuery({
    ...routeQuery(contactFormRoutes.figures, { query: period }),
    placeholderData: keepPreviousData,
  });
