import { readerEvent } from '../../../plugins/gatsby-plugin-page-views/src/events';
import { reportEvent } from '../../../src/browser/reader-events';
import { recordEvents } from '../../support/reader-events';

const told = jest.fn<undefined, [unknown]>();
const listen = (event: Event): undefined => told((event as CustomEvent<unknown>).detail);
beforeEach(() => {
  told.mockClear();
  document.addEventListener(readerEvent, listen);
});
afterEach(() => document.removeEventListener(readerEvent, listen));

describe('what a reader has done', () => {
  it('ANL-07 is told by the event that the plugin of page views listens to', () => {
    recordEvents();
    reportEvent('search', { search_term: 'refund' });
    expect(told.mock.calls).toEqual([[{ name: 'search', parameters: { search_term: 'refund' } }]]);
  });

  it.each([undefined, '', '0'])('ANL-07 is told to nobody while the setting is %j', (setting) => {
    jest.replaceProperty(process, 'env', { ...process.env, GATSBY_ANALYTICS_EVENTS: setting });
    reportEvent('search', { search_term: 'refund' });
    expect(told).not.toHaveBeenCalled();
  });
});
