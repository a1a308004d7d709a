import type { FirebaseClient } from '#content/build-environment.ts';

declare global {
  interface ImportMetaEnv {
    /** What a browser needs to know of Firebase, put in by the build (astro.config.mjs). */
    readonly FIREBASE_CLIENT: FirebaseClient;
  }
}
