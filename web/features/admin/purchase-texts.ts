/** Words of the screen Subscriptions, and of recording purchases. */
export const texts = {
  title: 'Subscriptions',
  caption: 'Purchases of all companies',
  search: 'Search purchases',
  searchPlaceholder: 'Search company',
  status: 'Status',
  statuses: {
    all: 'All purchases',
    active: 'Active',
    expiring: 'Expiring soon',
    history: 'History',
  },
  plan: 'Plan',
  allPlans: 'All Plans',
  states: { active: 'Active', expiring: 'Expiring soon', replaced: 'Replaced', ended: 'Ended' },
  columns: {
    company: 'Company',
    plan: 'Plan',
    started: 'Started',
    ends: 'Ends',
    extra: 'Extra queries this month',
    state: 'Status',
    actions: 'Actions',
  },
  noEnd: 'No end',
  none: '—',
  empty: 'No purchases yet',
  emptyText: 'A plan that a company takes, or that you record here, appears in this list.',
  noneFound: 'No purchase found',
  emptyFiltered: 'No purchase fits this search and these filters.',
  showAll: 'Show all purchases',
  purchase: {
    open: 'Create Purchase',
    title: 'Create a purchase',
    titleFor: (company: string) => `Create a purchase for ${company}`,
    description:
      'Records a plan that was paid for; no card is charged here. Months of the plan that the company has are added to its end; another plan begins at once.',
    findCompany: 'Find company',
    findPlaceholder: 'Name, e-mail or company',
    company: 'Company',
    chooseCompany: 'Choose a company',
    plan: 'Plan',
    months: 'Months',
    submit: 'Create Purchase',
    submitting: 'Creating Purchase...',
    done: (plan: string, company: string, until: string | null) =>
      until === null
        ? `${company} is on the ${plan} plan.`
        : `${company} is on the ${plan} plan until ${until}.`,
    theCompany: 'The company',
  },
  pack: {
    open: 'Add Query Pack',
    title: (company: string) => `Add Query Pack for ${company}`,
    description:
      'Records a pack that was paid for. Its queries count on top of the plan until the end of the month.',
    queries: 'Query pack',
    option: (queries: string, prices: string) => `${queries} queries (${prices})`,
    submit: 'Add Query Pack',
    submitting: 'Adding Query Pack...',
    done: (queries: string, company: string) => `${company} has ${queries} extra queries this month.`,
  },
} as const;
