// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Checkbox } from './checkbox.tsx';

afterEach(cleanup);

const box = () => screen.getByLabelText<HTMLInputElement>('Switched on');

it('is changed by its text, and by nothing while it is being sent', () => {
  const { rerender } = render(<Checkbox defaultChecked>Switched on</Checkbox>);
  fireEvent.click(screen.getByText('Switched on'));
  expect(box().checked).toBe(false);
  rerender(
    <Checkbox defaultChecked isLocked>
      Switched on
    </Checkbox>,
  );
  box().focus();
  fireEvent.click(screen.getByText('Switched on'));
  expect(box().checked).toBe(false);
  expect(document.activeElement).toBe(box());
});
