// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession, readSession, storeSession, storeUser, subscribeToSession } from './session-store.ts';
import { chooseTheme } from './theme.ts';

const id = '00000000-0000-7000-8000-000000000001';
const reply = {
  status: 201,
  data: {
    _id: id,
    name: 'Ines',
    email: 'ines@fennmark.example',
    emailConfirmed: true,
    weeklySummary: false,
    mustTurnOnTwoStep: false,
    hasMailServer: true,
    role: 'company' as const,
    company: null,
  },
};

beforeEach(() => clearSession());

describe('session store', () => {
  it('keeps userToken, role and the whole user reply in the browser', () => {
    storeSession({ token: 't', role: 'user' });
    storeUser(reply);
    expect(localStorage.getItem('userToken')).toBe('t');
    expect(localStorage.getItem('role')).toBe('company');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(reply);
    expect(readSession()).toEqual({ token: 't', role: 'company', user: reply });
  });

  it('knows nobody when the stored user or role is damaged', () => {
    storeSession({ token: 't', role: 'user' });
    localStorage.setItem('user', '{"data":');
    localStorage.setItem('role', 'root');
    window.dispatchEvent(new StorageEvent('storage'));
    const stop = subscribeToSession(() => undefined);
    window.dispatchEvent(new StorageEvent('storage'));
    expect(readSession()).toEqual({ token: 't', role: null, user: null });
    stop();
  });

  it('clears all browser storage at logout and tells the listeners', () => {
    const listener = vi.fn();
    storeSession({ token: 't', role: 'user' });
    localStorage.setItem('other', '1');
    sessionStorage.setItem('other', '1');
    const stop = subscribeToSession(listener);
    clearSession();
    stop();
    expect(localStorage.length + sessionStorage.length).toBe(0);
    expect(listener).toHaveBeenCalledOnce();
    expect(readSession().token).toBeNull();
  });

  it('keeps light or dark, which belongs to whoever looks at the screen', () => {
    storeSession({ token: 't', role: 'user' });
    chooseTheme('dark');
    clearSession();
    expect(Object.keys(localStorage)).toEqual(['theme']);
    localStorage.clear();
  });

  it('follows a logout in another tab', () => {
    storeSession({ token: 't', role: 'user' });
    const stop = subscribeToSession(() => undefined);
    expect(readSession().token).toBe('t');
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage'));
    expect(readSession().token).toBeNull();
    stop();
  });
});
