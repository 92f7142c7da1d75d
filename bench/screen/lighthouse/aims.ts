import { paths } from '../../../contracts/paths.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** An audit that did not reach its full score, and how many of its category's 100 points that took. */
export type Loss = { category: Category; audit: string; points: number };

/** Scores of Lighthouse, 0–100. */
export type Scores = Record<Category, number>;

/** What is measured without being told otherwise, with the lowest scores that will do. */
export const aims: Readonly<Record<string, Partial<Scores>>> = {
  [paths.landing.path]: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 },
  [paths.dashboard.path]: { performance: 95 },
  [paths.chat.path]: { performance: 95, accessibility: 100 },
};

const PUBLIC_PATHS: readonly string[] = [
  paths.landing.path,
  paths.login.path,
  paths.register.path,
  paths.demoForm.path,
];

/** Whether the screen is looked at without being signed in. */
export const isPublic = (path: string): boolean =>
  PUBLIC_PATHS.includes(path) || path.startsWith('/chatbot/');
