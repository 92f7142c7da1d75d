/** Every screen there is a picture of. */
import type { Screen } from './screen.ts';
import { administratorScreens } from './screens/administrator.ts';
import { analyticsScreens } from './screens/analytics.ts';
import { changeScreens } from './screens/changes.ts';
import { chatScreens } from './screens/chat.ts';
import { companyScreens } from './screens/company.ts';
import { companySignInScreens } from './screens/company-sign-in.ts';
import { correctionScreens } from './screens/corrections.ts';
import { customerScreens } from './screens/customers.ts';
import { instructionScreens } from './screens/instructions.ts';
import { integrationScreens } from './screens/integrations.ts';
import { manualCheckScreens } from './screens/manual-check.ts';
import { placeScreens } from './screens/places.ts';
import { productScreens } from './screens/products.ts';
import { visitorScreens } from './screens/visitor.ts';
import { writerReportScreens } from './screens/writer-report.ts';

export const screens: readonly Screen[] = [
  ...visitorScreens,
  ...companyScreens,
  ...companySignInScreens,
  ...integrationScreens,
  ...productScreens,
  ...manualCheckScreens,
  ...writerReportScreens,
  ...instructionScreens,
  ...placeScreens,
  ...changeScreens,
  ...customerScreens,
  ...correctionScreens,
  ...analyticsScreens,
  ...administratorScreens,
  ...chatScreens,
];
