/** Checks of both forms, by the contract's own schemas; loaded when a form is first touched. */
import { zodResolver } from '@hookform/resolvers/zod';
import { authRoutes } from '../../../../contracts/auth.ts';

export const loginResolver = zodResolver(authRoutes.login.body);
export const registerResolver = zodResolver(authRoutes.register.body);
