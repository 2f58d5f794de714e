import { installDialog } from './dialog';

/** What every test of the overlay does without: imported before the overlay, it takes the place of these modules. */
jest.mock('../../../src/navigation/navigate', () => ({ navigateTo: jest.fn() }));
jest.mock('../../../src/browser/send', () => ({
  ...jest.requireActual<object>('../../../src/browser/send'),
  sendForJson: jest.fn(() => Promise.resolve(['/docs/refunds', '/docs/payouts', '/docs/keys', '/guides/image'])),
}));
jest.mock('../../../src/browser/load', () => ({
  ...jest.requireActual<object>('../../../src/browser/load'),
  loadStyles: () => Promise.resolve(),
}));
jest.mock('../../../src/search/answers/render-markdown', () => ({
  renderMarkdown: (text: string) => text,
  linksOf: () => [],
}));

beforeEach(() => {
  installDialog();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => jest.useRealTimers());
