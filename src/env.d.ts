import 'astro';
import type { FirebaseClient } from '#content/build-environment.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates the island at the first interaction with it (src/islands/interaction-directive.ts). */
    'client:interaction'?: boolean;
  }
}

declare global {
  interface ImportMetaEnv {
    /** What a browser needs to know of Firebase; astro.config.mjs sets it. */
    readonly FIREBASE_CLIENT: FirebaseClient;
    /** Whether this build shows an unpublished working copy, which search engines must not list. */
    readonly IS_PREVIEW: boolean;
  }
}
