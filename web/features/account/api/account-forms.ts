/** Checks the forms of the account with the contract's own schemas; loaded when a form is first used. */
import { zodResolver } from '@hookform/resolvers/zod';
import { accountRoutes } from '../../../../contracts/account/account.ts';

export const forgotPasswordResolver = zodResolver(accountRoutes.forgotPassword.body);
// The key is in the address, not in the form.
export const resetPasswordResolver = zodResolver(accountRoutes.resetPassword.body.pick({ password: true }));
export const changePasswordResolver = zodResolver(accountRoutes.changePassword.body);
