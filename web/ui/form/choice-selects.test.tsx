// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ChoiceSelects } from './choice-selects.tsx';

afterEach(cleanup);

it('chooses one of each group, and none', () => {
  const onChange = vi.fn();
  render(
    <ChoiceSelects
      options={[
        ['Tarn 06', 'Tarn 09'],
        ['Windows', 'Linux'],
      ]}
      chosen={['Tarn 06', 'Linux']}
      noneLabel="Ask"
      labelOf={(names) => names.join(' or ')}
      isLocked={false}
      onChange={onChange}
    />,
  );
  const models = screen.getByLabelText('Tarn 06 or Tarn 09') as HTMLSelectElement;
  expect(models.value).toBe('Tarn 06');
  fireEvent.change(models, { target: { value: 'Tarn 09' } });
  fireEvent.change(models, { target: { value: '' } });
  expect(onChange.mock.calls).toEqual([[['Linux', 'Tarn 09']], [['Linux']]]);
});
