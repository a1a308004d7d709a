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
  /** Auth emulator; absent means the real Auth. Browsers are told of both emulators or of none. */
  FIREBASE_AUTH_EMULATOR_HOST: hostAndPort.optional(),
  /** Storage emulator; absent beside the others where nobody uploads. */
  FIREBASE_STORAGE_EMULATOR_HOST: hostAndPort.optional(),
  /** Default bucket of the project; the newer of the two names that Firebase gives by itself where it is not set. */
  FIREBASE_STORAGE_BUCKET: z.string().min(1).optional(),
  /** Web API key of the Firebase project, which is public; the emulators take any. */
  FIREBASE_WEB_API_KEY: z.string().min(1).optional(),
  /** Public origin of the site, used in canonical addresses and the sitemap; without a path. */
  SITE_ADDRESS: z.url({ error: "expected an origin, such as 'https://example.com'" }).default('http://localhost:5000'),
  /** 'none' loads no content, for a type check without a database; a site built so fails for want of settings. */
  CONTENT_SOURCE: z.enum(['firestore', 'none']).default('firestore'),
  /** Folder for what Astro keeps between builds; one for each concurrent build. */
  ASTRO_CACHE: z.string().min(1).default('./.cache/astro/default'),
  /** Names the code that is compiled; publisher/incremental works it out. */
  CODE_KEY: z.string().min(1).default('development'),
  /** Where the map's pictures come from; the content policy of every page allows this host and no other. */
  TILE_ADDRESS: tileAddress.default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  /** Who is to be named on the map for them. */
  TILE_ATTRIBUTION: z.string().min(1).default('© OpenStreetMap contributors'),
  /** Where that name leads. */
  TILE_ATTRIBUTION_LINK: z.url({ protocol: /^https$/ }).default('https://www.openstreetmap.org/copyright'),
});

/** Names of all variables that the build reads. */
export const BUILD_VARIABLES: readonly string[] = Object.keys(variablesSchema.shape);

const environmentSchema = variablesSchema.refine(
  (variables) =>
    variables.FIREBASE_WEB_API_KEY !== undefined ||
    variables.FIREBASE_AUTH_EMULATOR_HOST !== undefined ||
    variables.CONTENT_SOURCE === 'none',
  { path: ['FIREBASE_WEB_API_KEY'], error: 'expected the web API key of the Firebase project', when: () => true },
);

/** What a browser needs to know to reach the members' accounts and favourites; all of it is public. */
export interface FirebaseClient {
  /** Web API key; any text beside the emulators. */
  apiKey: string;
  /** Project of the accounts and of the database. */
  projectId: string;
  /** Bucket that pictures are uploaded to. */
  bucket: string;
  /** Origins of the emulators; null for the real services. */
  emulators: { auth: string; firestore: string; storage: string | null } | null;
}

/** What the site build needs to know from outside. */
export interface BuildEnvironment {
  /** Firebase project whose published content is built. */
  projectId: string;
  /** Public origin of the site. */
  siteAddress: string;
  /** Where content comes from; 'none' for a type check. */
  contentSource: 'firestore' | 'none';
  /** Folder for what Astro keeps between builds. */
  cacheFolder: string;
  /** Names the code, in the names of files that it decides on. */
  codeKey: string;
  /** What browsers are told of Firebase. */
  firebaseClient: FirebaseClient;
  /** Where the map's pictures come from. */
  tiles: {
    /** Address with {z}, {x} and {y}. */
    address: string;
    /** The part of it that the content policy names. */
    origin: string;
    /** Who is to be named for them. */
    attribution: string;
    /** Where that name leads. */
    attributionLink: string;
  };
}

/** Reads the environment of the build; throws one error that names every variable at fault. */
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
    codeKey: parsed.data.CODE_KEY,
    firebaseClient: firebaseClient(parsed.data),
    tiles: {
      address: parsed.data.TILE_ADDRESS,
      origin: new URL(parsed.data.TILE_ADDRESS).origin,
      attribution: parsed.data.TILE_ATTRIBUTION,
      attributionLink: parsed.data.TILE_ATTRIBUTION_LINK,
    },
  };
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
