import type { paths } from '../../contracts/paths.ts';

/** What a screen loads before it shows itself, all at once. The build fails above a limit. */
export type FirstLoad = {
  screen: keyof typeof paths | 'first-answer' | 'behind-chat';
  /** The page and every module that is imported lazily on the way to the screen; paths below web/. */
  modules: readonly string[];
  /** Whether it is a later state of another screen, and has no page of its own. */
  isLater?: true;
  /** How the name of a script begins that the page names itself, in no manifest. */
  starter?: string;
  /** JavaScript sent for it, compressed with gzip, in kilobytes of 1,024 bytes. */
  limitKilobytes: number;
};

const workspace = ['index.html', 'app/app.tsx'];

export const firstLoads: readonly FirstLoad[] = [
  {
    screen: 'landing',
    // Opened directly it comes without the router; the live demo follows when it is wanted.
    modules: ['index.html', 'app/landing-page.tsx', 'app/tryout-section.tsx'],
    starter: 'after-paint-',
    // With the currency that is remembered, the packs explained, and the part on which a manual of one's own is tried.
    limitKilobytes: 97,
  },
  {
    screen: 'login',
    modules: [...workspace, 'app/routes/entry/login.tsx'],
    limitKilobytes: 130,
  },
  {
    screen: 'dashboard',
    modules: [
      ...workspace,
      'app/layouts/signed-in-layout.tsx',
      'app/layouts/company-layout.tsx',
      'app/guards/dashboard-guard.tsx',
      'app/routes/company/dashboard.tsx',
    ],
    limitKilobytes: 150,
  },
  {
    screen: 'analytics',
    // With a chart of our own: a library for charts alone would weigh as much as all of this.
    modules: [
      ...workspace,
      'app/layouts/signed-in-layout.tsx',
      'app/layouts/company-layout.tsx',
      'app/guards/approval-guard.tsx',
      'app/routes/company/analytics.tsx',
    ],
    limitKilobytes: 188,
  },
  {
    screen: 'chat',
    // What a welcome shows by itself, and where what a printed code says is sent.
    modules: ['index.html', 'app/chat-app.tsx'],
    limitKilobytes: 109.2,
  },
  {
    // What a chat has loaded once it can show an answer, which it loads behind its welcome.
    screen: 'first-answer',
    isLater: true,
    modules: ['index.html', 'app/chat-app.tsx', 'features/chat/answer/answers.ts'],
    limitKilobytes: 124.2,
  },
  {
    // All that an open chat has loaded when it rests: one module shared with a screen of the company would bring that screen's file.
    screen: 'behind-chat',
    isLater: true,
    modules: [
      'index.html',
      'app/chat-app.tsx',
      'features/chat/answer/answers.ts',
      'features/chat/shell/behind.ts',
    ],
    limitKilobytes: 141,
  },
];
