/** What a newcomer reads in the terminal: where to click. */
import { paths } from '../contracts/paths.ts';
import type { Config } from './config.ts';
import type { DemoLinks } from './demo/seed-demo.ts';
import { PROVISIONAL_DAYS } from './modules/auth/passwords/provisional-password.ts';

export type FirstSteps = {
  config: Config;
  brandName: string;
  /** The administrator's password if it was made just now. */
  newPassword: string | null;
  /** Null after the first start. */
  demo: DemoLinks | null;
};

/** Prints the password that was made for the administrator; it is kept nowhere. */
export function announceAdministrator(email: string, password: string): void {
  process.stdout.write(
    `The administrator's account is made: ${email}, password ${password} (for ${PROVISIONAL_DAYS} days, until it is changed)\n`,
  );
}

/** Says why nothing follows for some seconds. */
export function announceDemo(): void {
  process.stdout.write('Making a demo company to try; where to click follows in some seconds.\n');
}

/** Prints the addresses to open; passwords only on the start that made them. */
export function printFirstSteps({ config, brandName, newPassword, demo }: FirstSteps): void {
  const { publicUrl, admin } = config;
  const lines = [`${brandName} is running: ${publicUrl}`];
  if (demo) {
    lines.push(
      '',
      `  Ask the demo manual     ${publicUrl}${demo.chatPath}`,
      '                          for example: "What does E-07 mean?"',
      `  The vendor's workspace  ${publicUrl}${paths.login.href()}`,
      `                          ${demo.owner.email}  ${demo.owner.password}`,
    );
  }
  if (newPassword) {
    lines.push(
      `  The administrator       ${publicUrl}${paths.login.href()}`,
      `                          ${admin.email}  ${newPassword}  (shown on this start only; change it within ${PROVISIONAL_DAYS} days)`,
    );
  }
  lines.push(`  The API                 ${publicUrl}/docs`, '');
  process.stdout.write(`\n${lines.join('\n')}\n`);
}
