import type { TeamInvitation } from '../../../contracts/account/team.ts';

/** Words of the team tab and of the page that an invitation opens. */
export const texts = {
  ownerOnly: 'Only the owner of your company manages the team.',
  invite: {
    title: 'Invite a colleague',
    email: 'Work Email',
    hint: 'Your colleague gets a link that can be used once, within 7 days.',
    submit: 'Send Invitation',
    submitting: 'Sending...',
    sent: (email: string) => `An invitation to ${email} is on its way.`,
    hintWaits:
      'No mail server: the link waits in the administrator’s outbox. It can be used once, within 7 days.',
    waits: (email: string) =>
      `No mail server: the invitation to ${email} waits in the administrator’s outbox. Ask for it to be passed on.`,
  },
  members: {
    title: 'Members',
    caption: 'Members of your company',
    lede: 'Members can do everything but manage the team, access tokens and webhooks, and choose the plan.',
    columns: { name: 'Name', email: 'Email', role: 'Role', twoStep: 'Two-step', actions: 'Actions' },
    hasTwoStep: 'On',
    noTwoStep: 'Off',
    owner: 'Owner',
    member: 'Member',
    you: 'You',
    remove: (name: string) => `Remove ${name}`,
    removeQuestion: (name: string) => `Are you sure you want to remove ${name} from the team?`,
    removeConsequence:
      'All sessions of this account end at once. Products, chatbots and everything else stay in the company.',
    removeVerb: 'Remove Member',
    removed: (name: string) => `${name} was removed from the team.`,
    pass: 'Make owner',
    passLabel: (name: string) => `Make ${name} the owner`,
    passQuestion: (name: string) => `Make ${name} the owner of the company?`,
    passConsequence:
      'You stay as a member. Only the new owner can then manage the team, access tokens and webhooks, choose the plan or undo this.',
    passing: 'Passing on...',
    passed: (name: string) => `${name} is the owner now.`,
  },
  twoStepRule: {
    title: 'Two-step sign-in',
    lede: 'When it is required, everybody has to turn it on before anything else works. Access tokens go on working.',
    label: 'Require two-step sign-in of everybody',
    on: 'Two-step sign-in is required of everybody now.',
    off: 'Two-step sign-in is no longer required.',
    missing: (count: number) =>
      count === 0
        ? 'Everybody has it.'
        : count === 1
          ? 'One person has none yet.'
          : `${count} people have none yet.`,
  },
  invitations: {
    title: 'Open invitations',
    caption: 'Open invitations',
    columns: {
      email: 'Email',
      mail: 'Mail',
      invited: 'Invited',
      expires: 'Valid until',
      actions: 'Actions',
    },
    mail: {
      queued: 'On its way',
      sent: 'Sent',
      failed: 'Failed, send it again',
      refused: 'Came back: no such address',
      unwanted: 'Wants no invitations',
    } satisfies Record<TeamInvitation['mail'], string>,
    noMailServer: 'Waits in the outbox',
    expired: 'Expired',
    again: 'Send again',
    withdraw: (email: string) => `Withdraw the invitation of ${email}`,
    withdrawQuestion: (email: string) => `Are you sure you want to withdraw the invitation of ${email}?`,
    withdrawConsequence: 'The link in the mail opens nothing any more.',
    withdrawVerb: 'Withdraw',
    withdrawn: 'The invitation is withdrawn.',
    empty: 'No open invitations',
    emptyText: 'Invite a colleague above: products and chatbots are then yours together.',
  },
  stop: {
    title: 'Get no more invitations',
    lede: 'The company that invited you can then invite this address no more. You need no account.',
    button: 'Stop the invitations',
    busy: 'Stopping...',
    doneTitle: 'You get no more invitations',
    done: 'The company that invited you is told so when it tries.',
    takeBack: 'Take it back',
    takenBackTitle: 'You can be invited again',
    takenBack: 'The company that invited you may mail you an invitation.',
    incomplete: 'This link is not complete. Please open it again from the mail.',
  },
  join: {
    title: 'Join the team',
    lede: (company: string) => `You are invited to work on the manuals and chatbots of ${company}.`,
    gone: 'This invitation is no longer valid',
    goneText: 'It was used, withdrawn or replaced by a newer one. Ask your colleague to send it again.',
    toLogin: 'Login',
    name: 'Name',
    email: 'Email',
    password: 'Password',
    signUp: (company: string) => `Join ${company}`,
    joining: 'Joining...',
    hasAccount: (email: string) => `You have an account already. Log in as ${email} to join.`,
    otherAccount: (mine: string, invited: string) =>
      `You are logged in as ${mine}. This invitation is for ${invited}.`,
    logOut: 'Logout',
    joined: (company: string) => `Welcome to ${company}.`,
  },
} as const;
