// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BrokenPage } from './broken-page.tsx';
import { CrashBoundary } from './crash-boundary.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Broken({ error }: { error: Error }): never {
  throw error;
}

describe('a crash while drawing', () => {
  it('leaves a page that says so and offers to try again, instead of a blank one', () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <CrashBoundary>
        <Broken error={new TypeError('steps is undefined')} />
      </CrashBoundary>,
    );
    expect(screen.getByRole('heading').textContent).toBe('This page could not be shown');
    expect(screen.getByRole('alert').textContent).toContain('An error occurred.');
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeDefined();
    expect(report).toHaveBeenCalled();
  });

  it('is no business of children that draw', () => {
    render(<CrashBoundary>the conversation</CrashBoundary>);
    expect(screen.getByText('the conversation')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('code that did not arrive', () => {
  it('blames the connection and is asked for again at a press', () => {
    const retry = vi.fn();
    render(
      <BrokenPage
        error={new TypeError('Failed to fetch dynamically imported module: /a.js')}
        onRetry={retry}
      />,
    );
    expect(screen.getByRole('alert').textContent).toContain('check your connection');
    screen.getByRole('button', { name: 'Try Again' }).click();
    expect(retry).toHaveBeenCalledOnce();
  });
});
