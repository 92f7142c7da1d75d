/** Who looks at the page, as far as it matters there. */
export type Visitor = { isSignedIn: boolean; onLogout: () => void };
