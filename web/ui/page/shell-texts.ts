/** Words of the frame around signed-in screens. */
export const texts = {
  search: (key: string) => `Search (${key})`,
} as const;
