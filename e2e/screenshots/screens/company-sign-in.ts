/** A company's own sign-in: its settings, and the way of its people. */
import { companySignInRoutes } from '../../../contracts/account/company-sign-in.ts';
import { paths } from '../../../contracts/paths.ts';
import { answer, change, fail, openDialog, type Screen, see } from '../screen.ts';

const COMPANY = '019a0000-0000-7000-8000-000000000009';
const PROVIDER = {
  issuer: 'https://login.ondrell.example/realms/service',
  clientId: 'manualist',
  domain: 'ondrell.example',
  isRequired: true,
};

export const companySignInScreens: readonly Screen[] = [
  {
    name: 'company-sign-in-set',
    person: 'owner',
    path: paths.team.path,
    prepare: change(companySignInRoutes.get, (data) => ({ ...data, provider: PROVIDER })),
    act: see(PROVIDER.issuer),
  },
  {
    name: 'company-sign-in-dialog',
    person: 'owner',
    path: paths.team.path,
    act: openDialog('Set It Up'),
  },
  {
    name: 'company-sign-in-failed',
    person: 'owner',
    path: paths.team.path,
    prepare: fail(companySignInRoutes.get),
    act: see('Error Loading Data'),
  },
  {
    name: 'company-sign-in',
    person: 'visitor',
    path: paths.companySignIn.href(COMPANY),
    prepare: answer(companySignInRoutes.open, { status: 200, data: { company_name: 'Ondrell Coffee' } }),
    act: see('For the people of Ondrell Coffee.'),
  },
  {
    name: 'company-sign-in-none',
    person: 'visitor',
    path: paths.companySignIn.href(COMPANY),
    act: see('No such sign-in'),
  },
  { name: 'signed-in-lost', person: 'visitor', path: paths.signedIn.path, act: see('You are not signed in') },
];
