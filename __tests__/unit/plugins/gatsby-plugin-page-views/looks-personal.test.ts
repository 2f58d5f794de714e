import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { looksPersonal } from '../../../../plugins/gatsby-plugin-page-views/src/looks-personal';

/** Queries and questions that people wrote to judge search by. */
function judgedTerms(): string[] {
  const folder = path.resolve('__tests__/fixtures/search');
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const texts = files.map((name) => readFileSync(path.join(folder, name), 'utf8'));
  return texts.flatMap((text) =>
    Array.from(text.matchAll(/"(?:query|question)": "([^"]+)"/g), ([, term = '']) => term),
  );
}

describe('personal data in search terms', () => {
  it.each([
    'jane.doe@example.com',
    'invoice for jane@example.co.uk please',
    'jane%40example.com',
    'jane @ example.com',
    'ｊａｎｅ＠example.com',
  ])('takes "%s" for an e-mail address', (term) => expect(looksPersonal(term)).toBe(true));

  it.each(['+49 221 3108830', '(415) 555-2671', '0221/3108830', '0221 – 31 08 83 0', '٠١٢٣٤٥٦٧'])(
    'takes "%s" for a phone number',
    (term) => expect(looksPersonal(term)).toBe(true),
  );

  it.each(['4111111111111111', '4111 1111 1111 1111', '4111-1111-1111-1', '6304 0000 0000 0000 000'])(
    'takes "%s" for a card number',
    (term) => expect(looksPersonal(term)).toBe(true),
  );

  it.each(['order 10482211', '482931', 'refund P/284710', 'where is #10482', 'DE89 3704 0044 0532 0130 00'])(
    'takes "%s" for the number of an order or account',
    (term) => expect(looksPersonal(term)).toBe(true),
  );

  it.each([
    'XK7F-9QRM-22PT-LLLW',
    'key abcd-efgh-1jkl-mnop does not work',
    'ABCDE-FGHIJ-KLMNO-PQRST',
    'xk7f9qrm22pt',
    'sk_live_aBcDeFgHiJkLmN1',
    '3f2504e0-4f89-11d3-9a0c-0305e82c3301',
    'eyJhbGciOiJIUzI',
  ])('takes "%s" for a license key or a token', (term) => expect(looksPersonal(term)).toBe(true));

  it.each([
    'refund after 14 days',
    'iso 8601',
    'error 10061',
    'sha256_hmac_signature',
    'npm i @example/cart',
    'OAuth2Client',
    'gatsby-plugin-page-views',
    'tax rate 19 % or 7 %',
    '2024',
    'PHP 8.2.1',
  ])('does not take "%s" for any of them', (term) => expect(looksPersonal(term)).toBe(false));

  it('takes nothing for personal that people ask of help pages', () => {
    const terms = judgedTerms();
    expect(terms.length).toBeGreaterThan(500);
    expect(terms.filter(looksPersonal)).toEqual([]);
  });
});
