/** How the key of a command is written on the reader's machine: "⌘ K" on a Mac, else "Ctrl K". */
export const commandKey = (key: string, platform = navigator.platform): string =>
  `${/^(?:Mac|iP)/.test(platform) ? '⌘' : 'Ctrl'} ${key}`;
