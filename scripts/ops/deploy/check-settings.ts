import { parseEnv } from 'node:util';
import { SECOND_FACTOR_POLICIES } from '#domain/staff/second-factor.ts';
import * as z from 'zod';
import { HOOK_KINDS, hookFaults } from './check-hook.ts';

/** Everything that is checked before a deploy. */
export interface DeploySettings {
  /** Firebase project; null when none was given. */
  readonly project: string | null;
  /** Environment of the site build. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Text of functions/.env.{project}; null when there is no such file. */
  readonly functionsEnv: string | null;
  /** Whether there are credentials for the project's database on this machine. */
  readonly hasCredentials: boolean;
  /** Files with uncommitted changes; null where git knows of no commit. */
  readonly changedFiles: readonly string[] | null;
  /** Texts of the deployed files, by name; null for a missing file. */
  readonly files: Readonly<
    Record<'firebase.json' | 'firestore.indexes.json' | 'firestore.rules' | 'storage.rules', string | null>
  >;
}

const ORIGIN = 'expected an https origin without a path, such as https://www.example.com';

const origin = z
  .url({ protocol: /^https$/, error: ORIGIN })
  .refine((url) => new URL(url).origin === url, { error: ORIGIN });

const NO_CREDENTIALS =
  'The site build cannot sign in to the database: run `gcloud auth application-default login`, or set GOOGLE_APPLICATION_CREDENTIALS to the file of a key.';

const unset = z.undefined({ error: 'is set: this terminal uses the emulators' }).optional();

const siteSchema = z.object({
  SITE_ADDRESS: origin,
  /** Public key with which browsers call Auth and Firestore. */
  FIREBASE_WEB_API_KEY: z.string({ error: 'expected the web API key of the project' }).min(10),
  FIRESTORE_EMULATOR_HOST: unset,
  FIREBASE_AUTH_EMULATOR_HOST: unset,
  FIREBASE_STORAGE_EMULATOR_HOST: unset,
  PREVIEW_PROPERTY: z.undefined({ error: 'is set: the site would be the preview of a working copy' }).optional(),
});

const elsewhere = z.undefined({ error: 'belongs into Secret Manager, not into a file' }).optional();

const WHOLE_NUMBER = 'expected a whole number of emails, at least 1';

const network = z.union([z.cidrv4(), z.cidrv6()]);

/** Networks separated by commas, as the functions read them. */
const networks = z
  .string()
  .refine((text) => text.split(',').every((part) => part.trim() === '' || network.safeParse(part.trim()).success), {
    error: 'expected networks such as 192.0.2.0/24, separated by commas',
  });

const NO_APP_CHECK =
  'expected true, so that the public forms accept requests of our own pages only; to deploy without App Check nevertheless, set DEPLOY_WITHOUT_APP_CHECK=true';

const flag = z.enum(['true', 'false'], { error: "expected 'true' or 'false'" }).default('false');

const functionsSchema = z
  .object({
    SITE_ADDRESS: origin,
    BUILD_HOOK_KIND: z.enum(HOOK_KINDS, { error: "expected 'github', 'cloud-build' or 'publisher'" }),
    BUILD_HOOK_ADDRESS: z.url({ protocol: /^https$/, error: 'expected the https URL that receives the tasks' }),
    BUILD_HOOK_SECRET: elsewhere,
    BUILD_HOOK_TOKEN: elsewhere,
    STAFF_SECOND_FACTOR: z
      .enum(SECOND_FACTOR_POLICIES, { error: "expected 'off', 'optional' or 'required'" })
      .optional(),
    APP_CHECK_REQUIRED: flag,
    /** Allows forms without App Check. */
    DEPLOY_WITHOUT_APP_CHECK: flag,
    SENDER_FRONT: z.literal('google', { error: 'is for the emulators: leave it out' }).optional(),
    HOSTING_PROXIES: networks.optional(),
    RATES_ADDRESS: z.url({ protocol: /^https?$/, error: 'expected the URL of the exchange rates' }).optional(),
    ACKNOWLEDGEMENTS_PER_HOUR: z.coerce
      .number({ error: WHOLE_NUMBER })
      .int(WHOLE_NUMBER)
      .min(1, WHOLE_NUMBER)
      .optional(),
  })
  .refine((env) => env.APP_CHECK_REQUIRED === 'true' || env.DEPLOY_WITHOUT_APP_CHECK === 'true', {
    path: ['APP_CHECK_REQUIRED'],
    error: NO_APP_CHECK,
    // Reported even when other settings are wrong as well.
    when: () => true,
  });

const projectSchema = z
  .string({ error: 'name the project: npm run deploy -- --project ID' })
  .regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, { error: 'is not the id of a Firebase project' })
  .refine((id) => !id.startsWith('demo-'), { error: 'is a project of the emulators' });

/** What keeps a deploy from starting, as sentences; empty when all settings are valid. */
export function findDeployFaults(settings: DeploySettings): string[] {
  const { project, environment, functionsEnv, hasCredentials, changedFiles, files } = settings;
  const envFile = `functions/.env.${project ?? '{project}'}`;
  return [
    ...faultsOf('The project', projectSchema.safeParse(project ?? undefined)),
    ...faultsOf('The environment', siteSchema.safeParse(environment)),
    ...(functionsEnv === null
      ? [`${envFile} is missing (docs/deploy.md says what belongs into it).`]
      : faultsOf(envFile, functionsSchema.safeParse(parseEnv(functionsEnv)))),
    ...originFaults(environment['SITE_ADDRESS'], functionsEnv, envFile),
    ...hookFaults(functionsEnv === null ? {} : parseEnv(functionsEnv), envFile),
    ...(hasCredentials ? [] : [NO_CREDENTIALS]),
    ...commitFaults(changedFiles, envFile),
    ...Object.entries(files).flatMap(([name, text]) => fileFaults(name, text)),
  ];
}

function faultsOf(where: string, parsed: z.ZodSafeParseResult<unknown>): string[] {
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) => `${[where, ...path.map(String)].join(', ')}: ${message}.`);
}

/** Pages and emails must link to the same site. */
function originFaults(site: string | undefined, functionsEnv: string | null, envFile: string): string[] {
  const inEmails = functionsEnv === null ? undefined : parseEnv(functionsEnv)['SITE_ADDRESS'];
  return site === undefined || inEmails === undefined || site === inEmails
    ? []
    : [`SITE_ADDRESS is ${site} for the pages and ${inEmails} in ${envFile}.`];
}

/** Only committed files are deployed, because those were tested. */
function commitFaults(changedFiles: readonly string[] | null, envFile: string): string[] {
  if (changedFiles === null) return ['git finds no commit here: deploy from a clone of the repository.'];
  const changed = changedFiles.filter((name) => name !== envFile);
  return changed.length === 0 ? [] : [`Not committed: ${changed.slice(0, 5).join(', ')}.`];
}

function fileFaults(name: string, text: string | null): string[] {
  if (text === null) return [`${name} is missing.`];
  if (!name.endsWith('.json')) return text.includes('rules_version') ? [] : [`${name} contains no rules.`];
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    return [`${name} is not JSON: ${String(error)}.`];
  }
}
