import { createHash } from 'node:crypto';
import type { AstroUserConfig } from 'astro';
import type { BuildEnvironment } from './build-environment.ts';

type Policy = Exclude<NonNullable<AstroUserConfig['security']>['csp'], boolean | undefined>;

/** What a page calls of Firebase in production: Auth's two hosts, Firestore, Storage. */
const FIREBASE_ORIGINS = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  'https://firebasestorage.googleapis.com',
];

/**
 * The policy that Astro writes into each page, with the hashes of its own inline scripts and styles
 * (docs/decisions/0013-csp.md). `inlineScript` is the only inline script of ours. Pictures have style attributes.
 */
export function contentSecurityPolicy({ firebaseClient, tiles }: BuildEnvironment, inlineScript: string): Policy {
  const { emulators } = firebaseClient;
  const called = emulators ? Object.values(emulators).filter((origin) => origin !== null) : FIREBASE_ORIGINS;
  const hash = createHash('sha256').update(inlineScript).digest('base64');
  return {
    directives: [
      "default-src 'none'",
      `img-src 'self' data:${tiles === null ? '' : ` ${tiles.origin}`}`,
      "font-src 'self'",
      "media-src 'self'",
      `connect-src 'self' ${called.join(' ')}`,
      "manifest-src 'self'",
    ],
    scriptDirective: { hashes: [`sha256-${hash}`] },
    styleDirective: { resources: ["'self'", { resource: "'unsafe-inline'", kind: 'attribute' }] },
  };
}
