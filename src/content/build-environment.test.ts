import { describe, expect, it } from 'vitest';
import { readBuildEnvironment } from './build-environment.ts';

describe('the environment of the site build', () => {
  it('has defaults for everything but the project and its key', () => {
    expect(readBuildEnvironment({ GCLOUD_PROJECT: 'demo-site', FIREBASE_WEB_API_KEY: 'key' })).toEqual({
      projectId: 'demo-site',
      siteAddress: 'http://localhost:5000',
      contentSource: 'firestore',
      cacheFolder: './node_modules/.astro',
      incremental: true,
      previewOf: null,
      firebaseClient: {
        apiKey: 'key',
        projectId: 'demo-site',
        bucket: 'demo-site.firebasestorage.app',
        emulators: null,
      },
      tiles: null,
    });
  });

  it('names a tile service and whom to credit, when one is set', () => {
    const variables = { GCLOUD_PROJECT: 'demo-site', FIREBASE_WEB_API_KEY: 'key' };
    const address = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
    expect(readBuildEnvironment({ ...variables, TILE_ADDRESS: address }).tiles).toEqual({
      address,
      origin: 'https://tile.openstreetmap.org',
      attribution: '© OpenStreetMap contributors',
      attributionLink: 'https://www.openstreetmap.org/copyright',
    });
  });

  it('requires the web API key without an Auth emulator', () => {
    expect(() => readBuildEnvironment({ GCLOUD_PROJECT: 'a-project' })).toThrow(
      /FIREBASE_WEB_API_KEY: expected the web API key/,
    );
    expect(() => readBuildEnvironment({ GCLOUD_PROJECT: 'demo-types', CONTENT_SOURCE: 'none' })).not.toThrow();
  });

  it('gives browsers the emulators only when they are configured', () => {
    const { firebaseClient } = readBuildEnvironment({
      GCLOUD_PROJECT: 'demo-site',
      FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    });
    expect(firebaseClient.emulators).toEqual({
      auth: 'http://127.0.0.1:9099',
      firestore: 'http://127.0.0.1:8080',
      storage: null,
    });
  });

  it('names every invalid variable in one error', () => {
    expect(() => readBuildEnvironment({ FIRESTORE_EMULATOR_HOST: 'nowhere', SITE_ADDRESS: 'example' })).toThrow(
      /GCLOUD_PROJECT: [\s\S]*FIRESTORE_EMULATOR_HOST: expected host:port[\s\S]*SITE_ADDRESS: expected an origin/,
    );
  });

  it.each([
    'http://tiles.example.com/{z}/{x}/{y}.png',
    'https://tiles.example.com/map.png',
    "https://tiles.example.com/{z}/{x}/{y}.png; script-src 'unsafe-inline'",
    'https://*/{z}/{x}/{y}.png',
  ])('rejects %j as the URL of tiles', (url) => {
    expect(() => readBuildEnvironment({ GCLOUD_PROJECT: 'demo-site', TILE_ADDRESS: url })).toThrow(/TILE_ADDRESS/);
  });

  it('keeps only the origin of SITE_ADDRESS', () => {
    const environment = readBuildEnvironment({
      GCLOUD_PROJECT: 'demo-site',
      FIREBASE_WEB_API_KEY: 'key',
      SITE_ADDRESS: 'https://example.com/',
    });
    expect(environment.siteAddress).toBe('https://example.com');
  });
});
