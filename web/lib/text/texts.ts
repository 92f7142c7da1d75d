/** Words that several features use: why a call failed, and undoing deletions. */
export const texts = {
  user: 'User',
  loadingName: 'loading...',
  failure: {
    network: 'Network error. Please check your connection.',
    server: 'Server error. Please try again later.',
    tooLarge: 'File size is too large. Please compress your file or use a smaller one.',
    invalid: 'Invalid request data',
    unauthorized: 'Unauthorized. Please login again.',
    upload: 'Upload failed',
    other: 'An error occurred. Please try again.',
  },
  undo: {
    verb: 'Undo',
    deleted: (name: string) => `${name} was deleted.`,
    done: (name: string) => `${name} is back.`,
  },
} as const;
