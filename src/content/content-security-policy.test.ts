import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readBuildEnvironment } from './build-environment.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const production = { GCLOUD_PROJECT: 'example', FIREBASE_WEB_API_KEY: 'key' };

/** Sources of a directive; undefined when the policy does not have it. */
function sourcesOf(name: string, variables: Record<string, string>): string[] | undefined {
  const { directives = [] } = contentSecurityPolicy(readBuildEnvironment(variables), '');
  return directives
    .map((directive) => directive.split(' '))
    .find(([first]) => first === name)
    ?.slice(1);
}

describe('the policy of a page', () => {
  it('forbids what no directive allows', () => {
    expect(sourcesOf('default-src', production)).toEqual(["'none'"]);
  });

  it('lets it call the site, Auth, Firestore and Storage, and nothing else', () => {
    expect(sourcesOf('connect-src', production)).toEqual([
      "'self'",
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://firestore.googleapis.com',
      'https://firebasestorage.googleapis.com',
    ]);
  });

  it('lets a local page call the emulators and not Google', () => {
    const local = {
      GCLOUD_PROJECT: 'demo-site',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:19099',
      FIRESTORE_EMULATOR_HOST: '127.0.0.1:18080',
      FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:19199',
    };
    expect(sourcesOf('connect-src', local)).toEqual([
      "'self'",
      'http://127.0.0.1:19099',
      'http://127.0.0.1:18080',
      'http://127.0.0.1:19199',
    ]);
  });

  it('lets it show pictures of the site, and of the one host of map tiles where there is one', () => {
    expect(sourcesOf('img-src', production)).toEqual(["'self'", 'data:']);
    const variables = { ...production, TILE_ADDRESS: 'https://tiles.example/{z}/{x}/{y}.png' };
    expect(sourcesOf('img-src', variables)).toEqual(["'self'", 'data:', 'https://tiles.example']);
  });

  it('allows one inline script by its hash', () => {
    const { scriptDirective } = contentSecurityPolicy(readBuildEnvironment(production), 'let one = 1;\n');
    const hash = createHash('sha256').update('let one = 1;\n').digest('base64');
    expect(scriptDirective).toEqual({ hashes: [`sha256-${hash}`] });
  });
});
