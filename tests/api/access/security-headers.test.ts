import { describe, expect, it } from 'vitest';
import { callSite } from '#support/api/calls.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';

const { auth, firestore, storage } = readEmulatorEnvironment();

/** The sources of each directive of the policy that a page declares itself. */
async function policyOf(path: string): Promise<Map<string, string[]>> {
  const page = await (await callSite(path)).text();
  const [, content = ''] = /<meta http-equiv="content-security-policy" content="([^"]+)">/.exec(page) ?? [];
  const directives = content.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

describe.each(['/', '/rentals', '/a-page-that-does-not-exist'])('the page %s', (path) => {
  it('may not be framed, post elsewhere, move its base or run plugins, whatever is in it', async () => {
    const { headers } = await callSite(path);
    expect(headers.get('Content-Security-Policy')).toBe(
      "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'",
    );
  });

  it('may load only what comes from the site itself, and call Auth, Firestore and Storage besides', async () => {
    const policy = await policyOf(path);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('connect-src')).toEqual([
      "'self'",
      `http://${auth.host}:${auth.port}`,
      `http://${firestore.host}:${firestore.port}`,
      `http://${storage.host}:${storage.port}`,
    ]);
    expect(policy.get('img-src')).toEqual(["'self'", 'data:']);
  });

  it('allows inline styles and scripts by their hashes alone, and style attributes', async () => {
    const policy = await policyOf(path);
    for (const name of ['script-src', 'style-src']) {
      expect(policy.get(name)?.join(' ')).toMatch(/^'self'( 'sha256-[\w+/=]+')*$/);
    }
    expect(policy.get('style-src-attr')).toEqual(["'unsafe-inline'"]);
  });

  it.each([
    ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Permissions-Policy', expect.stringContaining('camera=()')],
    ['Cache-Control', 'public, max-age=0, must-revalidate'],
  ])('carries %s', async (name, value) => {
    const { headers } = await callSite(path);
    expect(headers.get(name)).toEqual(value);
  });
});

describe('a response of the API', () => {
  it.each([
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Content-Security-Policy', expect.stringContaining("default-src 'none'")],
    ['Cache-Control', 'no-store'],
  ])('carries %s', async (name, value) => {
    const { headers } = await callSite('/api/health');
    expect(headers.get(name)).toEqual(value);
  });
});

describe('a file with its hash in its name', () => {
  it.each(['/_astro/missing.css', '/data/missing.json'])('such as %s may be kept for a year', async (path) => {
    const { headers } = await callSite(path);
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  });
});

describe('the list of the properties, whose name has no hash', () => {
  it('is asked for again each time', async () => {
    const { headers } = await callSite('/data/property-addresses.json');
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  });
});
