import { healthApi } from '#domain/api/health.ts';
import { deleteApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { siteStatePath } from '#functions/platform/firestore-paths.ts';
import { openAdminApp } from '#support/emulators/admin-app.ts';
import { callSite } from '#support/api/calls.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';

const admin = openAdminApp(readEmulatorEnvironment());
const siteState = getFirestore(admin).doc(siteStatePath());

afterAll(() => deleteApp(admin));

describe('GET /api/health', () => {
  it('reads Firestore and returns the duration', async () => {
    const response = await callSite('/api/health');
    expect(response.status).toBe(200);
    expect(healthApi['GET /api/health'].response.parse(await response.json()).status).toBe('ok');
  });

  it('returns the stored revision', async () => {
    const before = await siteState.get();
    try {
      await siteState.set({ builtRevision: 41_001 }, { merge: true });
      const response = await callSite('/api/health');
      expect(await response.json()).toMatchObject({ revision: 41_001 });
    } finally {
      await (before.exists ? siteState.set(before.data() ?? {}) : siteState.delete());
    }
  });

  it('is never cached', async () => {
    const { headers } = await callSite('/api/health');
    expect(headers.get('Cache-Control')).toBe('no-store');
  });
});
