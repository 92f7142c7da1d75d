import { useMutation } from '@tanstack/react-query';
import { manualCheckRoutes } from '../../../../contracts/manuals/manual-checks.ts';
import { download, saveFile } from '../../../lib/api/download.ts';
import { texts } from '../texts.ts';

/** Saves the findings of a product as a PDF file. */
export const useDownloadChecks = () =>
  useMutation({
    mutationFn: async (productId: string) =>
      saveFile(await download(manualCheckRoutes.reportChecks, { params: { productId } }), texts.report.file),
  });
