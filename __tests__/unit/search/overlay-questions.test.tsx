import '../../support/search/mock-overlay';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newExchange } from '../../../src/search/answers/conversation';
import { storeConversation } from '../../../src/search/answers/stored-conversations';
import { field, open } from '../../support/search/overlay';
import { makeSite } from '../../support/search/site';
import type { Site } from '../../support/search/site';

describe('question mode', () => {
  async function ask(site: Site, question = 'When is a payout made?') {
    const view = open(site);
    await userEvent.click(field());
    await userEvent.paste(question);
    await userEvent.click(await screen.findByRole('option', { name: /^(?:Ask AI|Find an answer)/ }));
    await screen.findByRole('heading', { name: question });
    return view;
  }

  it('SXP-02 may be switched off: no row asks, and the first hit is chosen', async () => {
    open(Object.assign(makeSite(), { answeredBy: null }));
    await userEvent.click(field());
    await userEvent.paste('payout');
    const [first] = await screen.findAllByRole('option', { name: /payout/i });
    expect(screen.queryByRole('option', { name: /^(?:Ask AI|Find an answer)/ })).toBeNull();
    expect(first).toHaveAttribute('aria-selected', 'true');
  });

  it('says first what something is, aloud too, and copies and keeps it', async () => {
    const user = userEvent.setup();
    const site = makeSite();
    const definition = { term: 'payout', text: 'A transfer to you.', url: '/docs/payouts', title: 'Payouts' };
    site.client.answer = () => Promise.resolve({ definition, passages: [], nearest: [] });
    const { unmount } = await ask(site, 'What is a payout?');
    expect(await screen.findByRole('term')).toHaveTextContent('payout');
    expect(screen.getByRole('link', { name: 'Payouts' })).toHaveAttribute('href', '/docs/payouts');
    expect(screen.queryByText(/No passage/)).toBeNull();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent.trim())).toContain('A transfer to you.');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(
      'payout: A transfer to you.\n— Payouts: http://localhost/docs/payouts',
    );
    unmount();
    open(site);
    await user.click(await screen.findByText('What is a payout?'));
    expect(await screen.findByRole('term')).toHaveTextContent('payout');
  });

  it('AIM-09 keeps the focus at what was pressed, allows one vote and says where it stays', async () => {
    const user = userEvent.setup();
    await ask(makeSite());
    const copy = await screen.findByRole('button', { name: 'Copy' });
    await user.click(copy);
    await screen.findByRole('button', { name: 'Copied!' });
    // Who uses keys goes on from here.
    expect(copy).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Like' }));
    expect(await screen.findByText('Thanks for your feedback!')).toBeVisible();
    expect(screen.getByText('It stays in this browser.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Dislike' })).toBeNull());
    expect(screen.getByText('Thanks for your feedback!').parentElement).toHaveFocus();
  });

  it('AIM-11 removing a conversation from the history is said, and the focus goes to the next', async () => {
    for (const id of ['third', 'second', 'first'])
      storeConversation('docs', { id, exchanges: [{ ...newExchange(id), status: 'ready', text: 'A' }] });
    await ask(makeSite());
    await screen.findByRole('button', { name: 'Copy' });
    await userEvent.click(screen.getByText('Conversation history', { selector: 'button' }));
    const remove = (name: string) =>
      screen.getByRole('button', { name: `Remove this conversation from history: ${name}` });
    await userEvent.click(remove('first'));
    expect(remove('second')).toHaveFocus();
    await waitFor(() => expect(screen.getByText('Removed: first')).toHaveAttribute('role', 'status'));
    await userEvent.click(remove('third'));
    expect(remove('second')).toHaveFocus();
    await userEvent.click(remove('second'));
    expect(remove('When is a payout made?')).toHaveFocus();
    await userEvent.click(remove('When is a payout made?'));
    expect(screen.getByRole('textbox', { name: 'Question' })).toHaveFocus();
  });

  it('AIM-03 AIM-05 AIM-06 with an assistant: its words, progress, Stop, and the newest on top', async () => {
    const site = makeSite();
    let finish: () => void = () => undefined;
    site.answeredBy = 'assistant';
    site.transport = {
      async *ask({ exchanges }) {
        yield { type: 'tool', id: 't', query: 'payouts', results: null };
        yield { type: 'tool', id: 't', query: 'payouts', results: 3 };
        yield { type: 'text', delta: `Answer ${exchanges.length}.` };
        await new Promise<void>((resolve) => (finish = resolve));
      },
    };
    await ask(site);
    expect(
      screen.getByText('Answers are generated with AI which can make mistakes. Verify responses.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('Answer 1.', { selector: '.answer' })).toBeInTheDocument());
    expect(screen.getByText(/Searched for/).parentElement).toHaveTextContent('Searched for payouts (3 results)');
    expect(screen.getByPlaceholderText('Answering...')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
    await act(async () => finish());
    const next = await screen.findByPlaceholderText('Ask another question...');
    await userEvent.type(next, 'And then?');
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      expect(fireEvent.keyDown(next, { key: 'Enter', ...composing })).toBe(true);
    expect(next).toHaveValue('And then?');
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Answer 2.', { selector: '.answer' });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'And then?',
      'When is a payout made?',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Stop answering' }));
    await act(async () => finish());
    expect(await screen.findByText('You stopped this answer.')).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'payouts' })[0] as HTMLElement);
    expect(field()).toHaveValue('payouts');
  });

  it('AIM-14 counts the last tenth of what a question may have', async () => {
    await ask(makeSite());
    const question = await screen.findByRole('textbox', { name: 'Question' });
    fireEvent.change(question, { target: { value: 'x'.repeat(461) } });
    expect(screen.getByText('461 / 512')).toBeInTheDocument();
    fireEvent.change(question, { target: { value: 'x'.repeat(460) } });
    expect(screen.queryByText(/\/ 512/)).toBeNull();
  });
});
