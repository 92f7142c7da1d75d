import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { writerReportRoutes } from '../../../../contracts/analytics/writer-report.ts';
import { routeQuery } from '../../../lib/api/query.ts';

/** A product, and the first and the last day of a period. */
export type WantedReport = { productId: string; from: string; to: string };

/** Loads the report; while another period is loading the one before is shown. */
export const useWriterReport = ({ productId, from, to }: WantedReport) =>
  useQuery({
    ...routeQuery(writerReportRoutes.show, { params: { productId }, query: { from, to } }),
    placeholderData: keepPreviousData,
    select: (reply) => reply.data,
  });
