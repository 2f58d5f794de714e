import type { ServiceSources, SourceDirective } from './services';

/** What the security headers are made from. */
export interface PolicyInput {
  /** `sha256-…` of each inline script in the built pages; a handful, the same for all pages. */
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
 * What each directive allows before services are added. Scripts have no `unsafe-inline`; styles do, since drawings and
 * server-rendered elements carry `style` attributes, and nothing that a reader enters ever becomes HTML.
 */
const ownSources: Record<string, readonly string[]> = {
  'default-src': [self],
  'base-uri': [self],
  'connect-src': [self],
  'font-src': [self],
  'form-action': [self],
  'frame-ancestors': [self],
  'frame-src': [none],
  'img-src': [self, 'data:'],
  'manifest-src': [self],
  'media-src': [self],
  'object-src': [none],
  'script-src': [self],
  'script-src-attr': [none],
  'style-src': [self, "'unsafe-inline'"],
  'worker-src': [self],
};

/** The Content-Security-Policy of every page. */
export function contentSecurityPolicy({ scriptHashes, services = {} }: PolicyInput): string {
  const hashes = [...new Set(scriptHashes)].sort().map((hash) => `'${hash}'`);
  return Object.entries(ownSources)
    .map(([directive, own]) => {
      const added = services[directive as SourceDirective] ?? [];
      const kept = added.length > 0 ? own.filter((source) => source !== none) : own;
      const sources = [...kept, ...(directive === 'script-src' ? hashes : []), ...added];
      return `${directive} ${sources.join(' ')}`;
    })
    .join('; ');
}

/** The headers that every answer carries, in the order in which they are written. */
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
