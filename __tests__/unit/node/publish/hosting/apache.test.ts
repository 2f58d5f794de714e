import { renderHtaccess } from '../../../../../node/publish/hosting/apache';

describe('renderHtaccess', () => {
  it('writes one file of hidden files, headers, lifetimes and redirects', () => {
    const text = renderHtaccess({
      scriptHashes: ['sha256-a='],
      redirects: [
        { from: '/old', to: '/new/' },
        { from: '/a b/', to: '/c' },
      ],
      privateFiles: ['_headers', '.htaccess'],
    });
    expect(text).toBe(String.raw`# Made by the build: change node/publish/hosting.
ErrorDocument 404 /404.html
Options -Indexes -MultiViews
DirectorySlash Off
AddDefaultCharset utf-8
AddType "text/markdown; charset=utf-8" .md

<FilesMatch "^(_headers|\.htaccess)$">
  Require all denied
</FilesMatch>

<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html text/css text/javascript text/plain text/markdown application/javascript application/json application/manifest+json application/xml image/svg+xml
</IfModule>

<IfModule mod_headers.c>
  Header always set Content-Security-Policy "default-src 'self'; base-uri 'self'; connect-src 'self'; font-src 'self'; form-action 'self'; frame-ancestors 'self'; frame-src 'self'; img-src 'self' data:; manifest-src 'self'; media-src 'self'; object-src 'none'; script-src 'self' 'sha256-a='; script-src-attr 'none'; style-src 'self' 'unsafe-inline'; worker-src 'self'"
  Header always set X-Content-Type-Options "nosniff"
  Header always set X-Frame-Options "SAMEORIGIN"
  Header always set Referrer-Policy "strict-origin-when-cross-origin"
  Header always set Cross-Origin-Opener-Policy "same-origin"
  Header always set Permissions-Policy "accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()"
  # Without "always": an answer that failed must not be kept.
  Header set Cache-Control "public, max-age=0, must-revalidate"
  <If "%{REQUEST_URI} =~ m#\.(avif|gif|ico|jpeg|jpg|png|svg|webp|woff2)$#">
    Header set Cache-Control "public, max-age=86400, stale-while-revalidate=604800"
  </If>
  <If "%{REQUEST_URI} =~ m#^/static/|[.-][0-9a-f]{16,}\.[a-z0-9]+(\.map)?$#">
    Header set Cache-Control "public, max-age=31536000, immutable"
  </If>
  <FilesMatch "\.md$">
    Header set X-Robots-Tag "noindex"
  </FilesMatch>
</IfModule>

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteRule "^old/?$" "/new/" [R=301,L,NE]
  RewriteRule "^a\x20b/?$" "/c" [R=301,L,NE]
  # A page without final slash is its folder's index, without a redirect.
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteCond %{REQUEST_FILENAME}/index.html -f
  RewriteRule "[^/]$" "%{REQUEST_URI}/index.html" [L]
</IfModule>
`);
  });
});
