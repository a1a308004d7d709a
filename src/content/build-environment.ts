import * as z from 'zod';

const hostAndPort = z.string().regex(/^[^\s:/]+:\d{1,5}$/, { error: "expected host:port, such as '127.0.0.1:8080'" });

const tileAddress = z.string().regex(/^https:\/\/[\w.-]+(?::\d+)?\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})[^\s'"]*$/, {
  error: "expected an https address with {z}, {x} and {y}, such as 'https://tiles.example.com/{z}/{x}/{y}.png'",
});

const variablesSchema = z.object({
  /** Firebase project whose published content is built. */
  GCLOUD_PROJECT: z.string().min(1, { error: 'expected the id of the Firebase project' }),
  /** Firestore emulator; absent means the real Firestore. The Admin SDK reads the variable itself. */
  FIRESTORE_EMULATOR_HOST: hostAndPort.optional(),
  /** Auth emulator; absent means the real Auth. Browsers use both emulators or neither. */
  FIREBASE_AUTH_EMULATOR_HOST: hostAndPort.optional(),
  /** Storage emulator; may be absent next to the others where nobody uploads. */
  FIREBASE_STORAGE_EMULATOR_HOST: hostAndPort.optional(),
  /** Default bucket of the project; if absent, the newer of Firebase's two default names. */
  FIREBASE_STORAGE_BUCKET: z.string().min(1).optional(),
  /** Web API key of the Firebase project, which is public; the emulators accept any. */
  FIREBASE_WEB_API_KEY: z.string().min(1).optional(),
  /** Public origin of the site, without a path; used in canonical URLs and the sitemap. */
  SITE_ADDRESS: z.url({ error: "expected an origin, such as 'https://example.com'" }).default('http://localhost:5000'),
  /** 'none' loads no content, for type checks without a database; a site built like this fails without settings. */
  CONTENT_SOURCE: z.enum(['firestore', 'none']).default('firestore'),
  /** Folder for Astro's cache; each concurrent build needs its own. */
  ASTRO_CACHE: z.string().min(1).default('./node_modules/.astro'),
  /** 'off' renders every page, 'on' only those whose code or content changed since the last build with this cache. */
  INCREMENTAL_BUILD: z.enum(['on', 'off']).default('on'),
  /** Id of a property whose working copy the site shows in place of the published one. */
  PREVIEW_PROPERTY: z.uuid({ error: 'expected the id of a property' }).optional(),
  /**
   * URL template of map tiles that add streets to our own map; absent for none. The Content-Security-Policy of every
   * page allows only this host.
   */
  TILE_ADDRESS: tileAddress.optional(),
  /** Name to credit on the map. */
  TILE_ATTRIBUTION: z.string().min(1).default('© OpenStreetMap contributors'),
  /** URL that the credit links to. */
  TILE_ATTRIBUTION_LINK: z.url({ protocol: /^https$/ }).default('https://www.openstreetmap.org/copyright'),
});

export const BUILD_VARIABLES: readonly string[] = Object.keys(variablesSchema.shape);

const environmentSchema = variablesSchema.refine(
  (variables) =>
    variables.FIREBASE_WEB_API_KEY !== undefined ||
    variables.FIREBASE_AUTH_EMULATOR_HOST !== undefined ||
    variables.CONTENT_SOURCE === 'none',
  { path: ['FIREBASE_WEB_API_KEY'], error: 'expected the web API key of the Firebase project', when: () => true },
);

/** What a browser needs to reach accounts and favourites; all of it is public. */
export interface FirebaseClient {
  /** Web API key; any text with emulators. */
  apiKey: string;
  projectId: string;
  /** Bucket of uploaded pictures. */
  bucket: string;
  /** Origins of the emulators; null for the real services. */
  emulators: { auth: string; firestore: string; storage: string | null } | null;
}

/** The parsed environment of the site build. */
export interface BuildEnvironment {
  /** Firebase project whose published content is built. */
  projectId: string;
  /** Public origin of the site. */
  siteAddress: string;
  /** 'none' for a type check. */
  contentSource: 'firestore' | 'none';
  cacheFolder: string;
  /** Whether unchanged pages of the last build are kept. */
  incremental: boolean;
  /** Id of the property whose working copy is shown; null for the published site. */
  previewOf: string | null;
  firebaseClient: FirebaseClient;
  /** Null for our own map alone. */
  tiles: TileService | null;
}

/** A service whose tiles lie over our own map. */
interface TileService {
  /** URL template with {z}, {x} and {y}. */
  address: string;
  /** Origin that the Content-Security-Policy allows. */
  origin: string;
  /** Name to credit on the map. */
  attribution: string;
  /** URL that the credit links to. */
  attributionLink: string;
}

/** Reads the environment of the build; throws one error that names every invalid variable. */
export function readBuildEnvironment(variables: Record<string, string | undefined>): BuildEnvironment {
  const parsed = environmentSchema.safeParse(variables);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The site cannot be built with this environment:\n${faults.join('\n')}`);
  }
  return {
    projectId: parsed.data.GCLOUD_PROJECT,
    siteAddress: new URL(parsed.data.SITE_ADDRESS).origin,
    contentSource: parsed.data.CONTENT_SOURCE,
    cacheFolder: parsed.data.ASTRO_CACHE,
    incremental: parsed.data.INCREMENTAL_BUILD === 'on',
    previewOf: parsed.data.PREVIEW_PROPERTY ?? null,
    firebaseClient: firebaseClient(parsed.data),
    tiles: tileService(parsed.data),
  };
}

function tileService(variables: z.output<typeof variablesSchema>): TileService | null {
  const { TILE_ADDRESS: address, TILE_ATTRIBUTION: attribution, TILE_ATTRIBUTION_LINK: attributionLink } = variables;
  return address === undefined ? null : { address, origin: new URL(address).origin, attribution, attributionLink };
}

function firebaseClient(variables: z.output<typeof variablesSchema>): FirebaseClient {
  const { FIREBASE_AUTH_EMULATOR_HOST: auth, FIRESTORE_EMULATOR_HOST: firestore } = variables;
  const { FIREBASE_STORAGE_EMULATOR_HOST: storage, GCLOUD_PROJECT: projectId } = variables;
  return {
    apiKey: variables.FIREBASE_WEB_API_KEY ?? 'emulator',
    projectId,
    // The emulators name buckets as Firebase did before October 2024.
    bucket:
      variables.FIREBASE_STORAGE_BUCKET ??
      `${projectId}.${firestore === undefined ? 'firebasestorage.app' : 'appspot.com'}`,
    emulators:
      auth === undefined || firestore === undefined
        ? null
        : {
            auth: `http://${auth}`,
            firestore: `http://${firestore}`,
            storage: storage === undefined ? null : `http://${storage}`,
          },
  };
}
