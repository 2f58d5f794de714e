import type { ServiceSources, SourceDirective } from './services';

/** Input of the security headers. */
export interface PolicyInput {
  /** `sha256-…` of each inline script; a handful, the same on all pages. */
  scriptHashes: readonly string[];
  /** Origins of the configured services. */
  services?: ServiceSources | undefined;
}

export interface Header {
  name: string;
  value: string;
}

const self = "'self'";
const none = "'none'";

/**
 * Sources of each directive before services are added. Scripts have no `unsafe-inline`. Styles do, because diagrams and
 * server-rendered elements have `style` attributes and no reader input ever becomes HTML.
 */
const ownSources: Record<string, readonly string[]> = {
  'default-src': [self],
  'base-uri': [self],
  'connect-src': [self],
  'font-src': [self],
  'form-action': [self],
  'frame-ancestors': [self],
  'frame-src': [self],
  'img-src': [self, 'data:'],
  'manifest-src': [self],
  'media-src': [self],
  'object-src': [none],
  'script-src': [self],
  'script-src-attr': [none],
  'style-src': [self, "'unsafe-inline'"],
  'worker-src': [self],
};

/** Returns the Content-Security-Policy of all pages. */
export function contentSecurityPolicy({ scriptHashes, services = {} }: PolicyInput): string {
  const hashes = [...new Set(scriptHashes)].sort().map((hash) => `'${hash}'`);
  return Object.entries(ownSources)
    .map(([directive, own]) => {
      const added = services[directive as SourceDirective] ?? [];
      const sources = [...own, ...(directive === 'script-src' ? hashes : []), ...added];
      return `${directive} ${sources.join(' ')}`;
    })
    .join('; ');
}

/** Returns the headers of every response, in the order in which they are written. */
export function securityHeaders(input: PolicyInput): Header[] {
  return [
    { name: 'Content-Security-Policy', value: contentSecurityPolicy(input) },
    { name: 'X-Content-Type-Options', value: 'nosniff' },
    { name: 'X-Frame-Options', value: 'SAMEORIGIN' },
    { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    {
      name: 'Permissions-Policy',
      value: ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'payment', 'usb']
        .map((feature) => `${feature}=()`)
        .join(', '),
    },
  ];
}
