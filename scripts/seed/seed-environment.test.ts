import { describe, expect, it } from 'vitest';
import { readSeedEnvironment } from './seed-environment.ts';

const EMULATORS = {
  GCLOUD_PROJECT: 'demo-site',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
  FIREBASE_EMULATOR_HUB: '127.0.0.1:4400',
};

describe('where sample content may go', () => {
  it('accepts emulators of a demo project', () => {
    expect(readSeedEnvironment(EMULATORS)).toEqual({
      projectId: 'demo-site',
      storageBucket: 'demo-site.appspot.com',
      hub: '127.0.0.1:4400',
    });
  });

  it('rejects a project that could be real', () => {
    expect(() => readSeedEnvironment({ ...EMULATORS, GCLOUD_PROJECT: 'live-site' })).toThrow(
      'Sample content goes into emulators only, and GCLOUD_PROJECT does not name one',
    );
  });

  it('rejects an environment with a missing emulator, because that part would call the real service', () => {
    expect(() => readSeedEnvironment({ ...EMULATORS, FIREBASE_STORAGE_EMULATOR_HOST: undefined })).toThrow(
      'FIREBASE_STORAGE_EMULATOR_HOST does not name one',
    );
  });
});
