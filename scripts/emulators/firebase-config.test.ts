import { describe, expect, it } from 'vitest';
import { EMULATOR_SETS, clientEnvironment, withPortBase } from './emulator-sets.ts';
import { configForSet, pageHeaders } from './firebase-config.ts';

const deployed = {
  hosting: { public: 'dist', rewrites: [{ source: '/api/**', function: 'api' }], headers: [] },
  firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
  storage: { rules: 'storage.rules' },
  functions: [{ source: 'functions', codebase: 'default' }],
};

describe('the config of a set', () => {
  const config = configForSet(deployed, EMULATOR_SETS.test);

  it('keeps what is deployed and serves the folder of the set', () => {
    expect(config.hosting).toEqual({ ...deployed.hosting, public: 'dist.test' });
    expect(config.firestore).toEqual(deployed.firestore);
    expect(config.storage).toEqual(deployed.storage);
    expect(config.functions).toEqual(deployed.functions);
  });

  it('names the port of every listener, so that nothing lands on the ports of another set', () => {
    expect(config['emulators']).toMatchObject({
      hosting: { port: 15000, host: 'localhost' },
      functions: { port: 15001 },
      firestore: { port: 18080, websocketPort: 19150 },
      auth: { port: 19099 },
      storage: { port: 19199 },
      hub: { port: 14400 },
      logging: { port: 14500 },
      eventarc: { port: 19299 },
      tasks: { port: 19499 },
    });
  });

  it('leaves the Emulator UI out', () => {
    expect(config['emulators']).toMatchObject({ ui: { enabled: false } });
  });

  it('does not change its input', () => {
    expect(deployed.hosting.public).toBe('dist');
  });
});

describe('firebase.json', () => {
  it('protects every page of the one site it describes, which is what a preview channel deploys as well', () => {
    const names = Object.keys(pageHeaders()).toSorted();
    expect(names).toEqual([
      'Cache-Control',
      'Content-Security-Policy',
      'Cross-Origin-Opener-Policy',
      'Permissions-Policy',
      'Referrer-Policy',
      'Strict-Transport-Security',
      'X-Content-Type-Options',
    ]);
  });
});

describe('sets', () => {
  it('share no port and no project', () => {
    const sets = Object.values(EMULATOR_SETS);
    const ports = sets.flatMap((set) => Object.values(set.ports));
    expect(new Set(ports).size).toBe(ports.length);
    expect(new Set(sets.map((set) => set.project)).size).toBe(sets.length);
  });

  it('are passed to programs in environment variables', () => {
    expect(clientEnvironment(withPortBase(EMULATOR_SETS.start, 30_000), {})).toEqual({
      GCLOUD_PROJECT: 'demo-site',
      FIRESTORE_EMULATOR_HOST: '127.0.0.1:30002',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:30003',
      FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:30004',
      FIREBASE_EMULATOR_HUB: '127.0.0.1:30005',
      SITE_ORIGIN: 'http://127.0.0.1:30000',
      METADATA_SERVER_DETECTION: 'none',
      SITE_ADDRESS: 'http://localhost:30000',
      BUILD_HOOK_ADDRESS: 'http://127.0.0.1:30010/tasks',
      BUILD_HOOK_SECRET: expect.stringMatching(/^[0-9a-f]{64}$/),
      PUBLISHER_PORT: '30010',
      PUBLISHER_SITE: 'dist.start',
    });
  });
});
