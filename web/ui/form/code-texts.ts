/** Words of the field for the second step. They are in a file of their own, because few screens have it. */
export const texts = {
  appCode: 'Code from your authenticator app',
  appCodeHint: 'The 6 digits that it shows now',
  recoveryCode: 'Recovery code',
  recoveryCodeHint: 'One of those you have kept; each works once',
  useRecoveryCode: 'Use a recovery code',
  useAppCode: 'Use the app',
} as const;
