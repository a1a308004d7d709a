import { describe, expect, it } from 'vitest';
import { readBuildEnvironment } from './build-environment.ts';

describe('the environment of the site build', () => {
  it('has defaults for everything but the project and its key', () => {
    expect(readBuildEnvironment({ GCLOUD_PROJECT: 'demo-site', FIREBASE_WEB_API_KEY: 'key' })).toEqual({
      projectId: 'demo-site',
      siteAddress: 'http://localhost:5000',
      contentSource: 'firestore',
      cacheFolder: './.cache/astro/default',
      codeKey: 'development',
      firebaseClient: {
        apiKey: 'key',
        projectId: 'demo-site',
        bucket: 'demo-site.firebasestorage.app',
        emulators: null,
      },
      tiles: {
        address: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
        origin: 'https://tile.openstreetmap.org',
        attribution: '© OpenStreetMap contributors',
        attributionLink: 'https://www.openstreetmap.org/copyright',
      },
    });
  });

  it('asks for the web API key where there is no Auth emulator', () => {
    expect(() => readBuildEnvironment({ GCLOUD_PROJECT: 'a-project' })).toThrow(
      /FIREBASE_WEB_API_KEY: expected the web API key/,
    );
    expect(() => readBuildEnvironment({ GCLOUD_PROJECT: 'demo-types', CONTENT_SOURCE: 'none' })).not.toThrow();
  });

  it('tells browsers of the emulators only when they are configured', () => {
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

  it('names every variable at fault in one error', () => {
    expect(() => readBuildEnvironment({ FIRESTORE_EMULATOR_HOST: 'nowhere', SITE_ADDRESS: 'example' })).toThrow(
      /GCLOUD_PROJECT: [\s\S]*FIRESTORE_EMULATOR_HOST: expected host:port[\s\S]*SITE_ADDRESS: expected an origin/,
    );
  });

  it.each([
    'http://tiles.example.com/{z}/{x}/{y}.png',
    'https://tiles.example.com/map.png',
    "https://tiles.example.com/{z}/{x}/{y}.png; script-src 'unsafe-inline'",
    'https://*/{z}/{x}/{y}.png',
  ])('refuses %j as the address of tiles', (address) => {
    expect(() => readBuildEnvironment({ GCLOUD_PROJECT: 'demo-site', TILE_ADDRESS: address })).toThrow(/TILE_ADDRESS/);
  });

  it('keeps only the origin of the site address', () => {
    const environment = readBuildEnvironment({
      GCLOUD_PROJECT: 'demo-site',
      FIREBASE_WEB_API_KEY: 'key',
      SITE_ADDRESS: 'https://example.com/',
    });
    expect(environment.siteAddress).toBe('https://example.com');
  });
});
