import { describe, expect, it } from 'vitest';
import { readBuildEnvironment } from './environment.ts';

describe('the environment of the site build', () => {
  it('has defaults for everything but the project', () => {
    expect(readBuildEnvironment({ GCLOUD_PROJECT: 'demo-site' })).toEqual({
      projectId: 'demo-site',
      siteAddress: 'http://localhost:5000',
      contentSource: 'firestore',
      cacheFolder: './.cache/astro/default',
      tiles: {
        address: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
        origin: 'https://tile.openstreetmap.org',
        attribution: '© OpenStreetMap contributors',
        attributionLink: 'https://www.openstreetmap.org/copyright',
      },
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
    const environment = readBuildEnvironment({ GCLOUD_PROJECT: 'demo-site', SITE_ADDRESS: 'https://example.com/' });
    expect(environment.siteAddress).toBe('https://example.com');
  });
});
