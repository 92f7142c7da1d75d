import { useMutation } from '@tanstack/react-query';
import { instructionCodeRoutes } from '../../../../contracts/manuals/instruction-codes.ts';
import type { RouteInput } from '../../../../contracts/route.ts';
import { download, saveFile } from '../../../lib/api/download.ts';
import type { PageKey } from './instructions.ts';

type PlateQuery = NonNullable<RouteInput<typeof instructionCodeRoutes.plate>['query']>;
type LabelBody = RouteInput<typeof instructionCodeRoutes.labels>['body'];

/** Saves the code for a machine's plate. */
export const useSavePlate = (params: PageKey) =>
  useMutation({
    mutationFn: async (query: PlateQuery) =>
      saveFile(await download(instructionCodeRoutes.plate, { params, query }), `plate.${query.format}`),
  });

/** Saves sheets of labels. */
export const useSaveLabels = (params: PageKey) =>
  useMutation({
    mutationFn: async (body: LabelBody) =>
      saveFile(await download(instructionCodeRoutes.labels, { params, body }), 'labels.pdf'),
  });
