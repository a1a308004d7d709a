import { describe, expect, it } from 'vitest';
import { callSite } from '#support/api/calls.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';

const { auth, firestore, storage } = readEmulatorEnvironment();

describe.each(['/', '/rentals', '/a-page-that-does-not-exist'])('the page %s', (path) => {
  it('may load only what comes from the site itself, and call Auth, Firestore and Storage besides', async () => {
    const { headers } = await callSite(path);
    const policy = headers.get('Content-Security-Policy')?.split('; ') ?? [];
    expect(policy).toContain("default-src 'none'");
    expect(policy.find((directive) => directive.startsWith('script-src'))).toMatch(
      /^script-src 'self' 'sha256-[\w+/=]+'$/,
    );
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    // The header is the same for every build and allows any picture host; the page's own policy names the host.
    expect(policy.filter((directive) => /https?:|\*|unsafe-eval/.test(directive))).toEqual([
      "img-src 'self' data: https:",
      `connect-src 'self' http://${auth.host}:${auth.port} http://${firestore.host}:${firestore.port} http://${storage.host}:${storage.port}`,
    ]);
    expect(policy.filter((directive) => directive.includes('unsafe-inline'))).toEqual([
      "style-src 'self' 'unsafe-inline'",
      "style-src-attr 'unsafe-inline'",
    ]);
  });

  it('may load pictures from the site and from the host of the map alone', async () => {
    const page = await (await callSite(path)).text();
    const meta = /<meta http-equiv="content-security-policy" content="([^"]+)">/.exec(page)?.[1]?.split(/; ?/) ?? [];
    expect(meta).toContain("img-src 'self' data: https://tile.openstreetmap.org");
  });

  it('allows no inline style, and of inline scripts only its own, by hash', async () => {
    const page = await (await callSite(path)).text();
    const meta = /<meta http-equiv="content-security-policy" content="([^"]+)">/.exec(page)?.[1]?.split(/; ?/) ?? [];
    const styles = meta.find((directive) => directive.startsWith('style-src '));
    const scripts = meta.find((directive) => directive.startsWith('script-src '));
    expect(styles).toBe("style-src 'self'");
    expect(scripts).toMatch(/^script-src 'self'( 'sha256-[\w+/=]+')*$/);
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
