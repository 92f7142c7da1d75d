/** Addresses of the Model Context Protocol: all products of a company, opened by an access token, and one product, by a chatbot link. */
export const mcpPaths = {
  company: '/mcp',
  link: '/mcp/:uniqueId',
  ofLink: (uniqueId: string): string => `/mcp/${uniqueId}`,
} as const;
