import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PartBoundary } from '../../../../src/components/errors/PartBoundary';

it('AIM-16 a part that throws is replaced by a box, and Retry renders it again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const Part = () => {
    if (isBroken) throw new Error('It broke.');
    return <p>Answers</p>;
  };
  render(
    <>
      <PartBoundary message="The answers cannot be shown.">
        <Part />
      </PartBoundary>
      <p>Beside it</p>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The answers cannot be shown.');
  expect(screen.getByText('Beside it')).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('Answers')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
