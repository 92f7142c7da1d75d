import type { InstructionPage } from '../../../../contracts/manuals/instructions.ts';
import { texts } from '../code-texts.ts';

/** The addresses that a code of a page can hold; GS1's only with a GTIN. */
export const TargetOptions = ({ page }: { page: InstructionPage }) => (
  <>
    <option value="page">{texts.targets.page}</option>
    {page.gtin !== '' && <option value="gs1">{texts.targets.gs1}</option>}
  </>
);
