import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Feedback } from '../../../../src/components/feedback/Feedback';
import { recordEvents } from '../../../support/reader-events';

const path = '/docs/a';
const url = 'https://formspree.io/f/form-1';

function answerWith(...answers: (Response | Error)[]): jest.Mock {
  const queue = [...answers];
  const fetch = jest.fn(() => {
    const answer = queue.shift();
    return answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer ?? new TypeError('no answer'));
  });
  Object.assign(window, { fetch });
  Object.assign(globalThis, { fetch });
  return fetch;
}

function sentFields(fetch: jest.Mock): Record<string, string> {
  const [, init] = (fetch.mock.calls.at(-1) ?? []) as [string, RequestInit];
  return Object.fromEntries(new URLSearchParams(init.body as string));
}

const question = (): HTMLElement => screen.getByRole('group', { name: 'Was this page helpful?' });
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

async function fillIn(comment = ''): Promise<void> {
  await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  if (comment !== '')
    await userEvent.type(screen.getByRole('textbox', { name: 'Anything to add? (optional)' }), comment);
}

describe('Feedback', () => {
  beforeEach(() => {
    process.env.GATSBY_FORM_ID = 'form-1';
    delete process.env.GATSBY_FORM_ENDPOINT;
  });
  afterEach(() => {
    delete process.env.GATSBY_FORM_ID;
    delete process.env.GATSBY_FORM_ENDPOINT;
  });

  it('FRM-01 renders nothing when the form id is empty', () => {
    process.env.GATSBY_FORM_ID = '';
    expect(render(<Feedback path={path} />).container).toBeEmptyDOMElement();
  });

  it('FRM-01 asks for nothing but the answer', () => {
    render(<Feedback path={path} />);
    expect(screen.getAllByRole('radio').every((radio) => radio.hasAttribute('required'))).toBe(true);
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(screen.getByRole('textbox')).not.toBeRequired();
    expect(question()).toBeInTheDocument();
  });

  it('FRM-01 says that it is sending, and sends once however often the button is pressed', async () => {
    let finish = (_: Response): void => undefined;
    const fetch = answerWith();
    fetch.mockImplementation(() => new Promise<Response>((resolve) => (finish = resolve)));
    render(<Feedback path={path} />);
    await fillIn();
    await userEvent.click(button('Send'));
    await userEvent.click(button('Sending…'));
    expect(fetch).toHaveBeenCalledTimes(1);
    await act(async () => finish(new Response('')));
    expect(await screen.findByRole('status')).toHaveFocus();
  });

  it.each([
    ['cannot be reached', new TypeError('Failed to fetch')],
    ['answers 404', new Response('', { status: 404 })],
  ])('FRM-01 keeps the answer and offers a retry when the service %s', async (_, fault) => {
    jest.spyOn(console, 'warn').mockReturnValue();
    const fetch = answerWith(fault, new Response('ok'));
    render(<Feedback path={path} />);
    await fillIn('Kept');
    await userEvent.click(button('Send'));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be sent');
    expect(fetch).toHaveBeenCalledWith(url, expect.objectContaining({ method: 'POST' }));
    expect(screen.getByRole('textbox')).toHaveValue('Kept');
    await userEvent.click(button('Try again'));
    await screen.findByRole('status');
    expect(sentFields(fetch)).toMatchObject({ comment: 'Kept', helpful: 'no' });
  });

  it('FRM-01 sends nothing for a machine that fills in every field, and does not tell it', async () => {
    const fetch = answerWith(new Response('ok'));
    const { container } = render(<Feedback path={path} />);
    const trap = container.querySelector<HTMLInputElement>('[name="_gotcha"]');
    if (!trap) throw new Error('There is no trap.');
    expect(trap.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(trap.tabIndex).toBe(-1);
    trap.value = 'https://spam.example.com';
    await fillIn('Buy');
    await userEvent.click(button('Send'));
    await screen.findByRole('status');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('FRM-01 posts to the configured endpoint, and names the form there if the address does not', async () => {
    process.env.GATSBY_FORM_ENDPOINT = 'https://forms.example.com/submit';
    const fetch = answerWith(new Response('ok'));
    render(<Feedback path={path} />);
    await fillIn();
    await userEvent.click(button('Send'));
    await waitFor(() => expect(fetch).toHaveBeenCalledWith('https://forms.example.com/submit', expect.anything()));
    expect(sentFields(fetch)).toMatchObject({ form_id: 'form-1' });
  });

  it('ANL-08 reports the vote once it has been sent, not the comment', async () => {
    const events = recordEvents();
    jest.spyOn(console, 'warn').mockReturnValue();
    answerWith(new TypeError('Failed to fetch'), new Response('ok'));
    render(<Feedback path={path} />);
    await fillIn('Mine');
    await userEvent.click(button('Send'));
    await screen.findByRole('alert');
    expect(events).toEqual([]);
    await userEvent.click(button('Try again'));
    await screen.findByRole('status');
    expect(events).toEqual([['page_feedback', { item_id: path, helpful: 'no' }]]);
  });

  it('FRM-01 asks again on another page', async () => {
    answerWith(new Response('ok'));
    const { rerender } = render(<Feedback path={path} />);
    await fillIn();
    await userEvent.click(button('Send'));
    await screen.findByRole('status');
    rerender(<Feedback path="/docs/b" />);
    expect(question()).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'No' })).not.toBeChecked();
  });
});
