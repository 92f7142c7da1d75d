import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../../contracts/paths.ts';
import { endSession } from './end-session.ts';

/** Ends the session and goes to login. */
export function useLogout() {
  const navigate = useNavigate();
  return useCallback(() => {
    endSession();
    navigate(paths.login.path);
  }, [navigate]);
}
