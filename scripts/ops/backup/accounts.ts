import * as z from 'zod';
import { FixableError } from '#scripts/dev/setup/fixable-error.mjs';
import { callRestApi } from './call-rest-api.ts';
import { inGroups } from './line-file.ts';
import type { Project } from './project.ts';

/** Maximum number of accounts in one request. */
const PAGE = 1000;

/** What Auth returns instead of a password hash without the permission to read it. */
const REDACTED = 'UkVEQUNURUQ=';

const NO_PASSWORDS =
  'The passwords of the accounts may not be read, and a restore would bring the accounts without them: your account needs the permission firebaseauth.configs.getHashConfig (roles/firebaseauth.admin).';

/** An account as in Auth's REST API. */
const accountSchema = z.looseObject({
  localId: z.string(),
  /** Missing without a password. */
  passwordHash: z.string().optional(),
});

/** An account in a backup. */
export type AccountRecord = z.output<typeof accountSchema>;

const pageSchema = z.object({ users: z.array(accountSchema).optional(), nextPageToken: z.string().optional() });

/** How a project hashes passwords; another project needs it to use the hashes. */
export const hashConfigSchema = z.object({
  algorithm: z.string(),
  signerKey: z.string(),
  saltSeparator: z.string(),
  rounds: z.int(),
  memoryCost: z.int(),
});

export type HashConfig = z.output<typeof hashConfigSchema>;

const configSchema = z.object({ signIn: z.object({ hashConfig: hashConfigSchema.optional() }).optional() });

const failuresSchema = z.object({
  error: z.array(z.object({ index: z.int().default(0), message: z.string() })).optional(),
});

/** Every account of a project, page by page. */
export async function* readAccounts(project: Project, limit = PAGE): AsyncGenerator<AccountRecord[]> {
  let token: string | undefined;
  do {
    const query = new URLSearchParams({
      maxResults: `${limit}`,
      ...(token === undefined ? {} : { nextPageToken: token }),
    });
    const page = pageSchema.parse(
      await callRestApi(project, `${project.accounts}/accounts:batchGet?${query.toString()}`),
    );
    yield page.users ?? [];
    token = page.nextPageToken;
  } while (token !== undefined && token !== '');
}

/** Every account with its password; throws a FixableError when the passwords may not be read. */
export async function* readAccountsWithPasswords(project: Project): AsyncGenerator<AccountRecord[]> {
  for await (const page of readAccounts(project)) {
    if (page.some(({ passwordHash }) => passwordHash === REDACTED)) throw new FixableError(NO_PASSWORDS);
    yield page;
  }
}

/** Reads how a project hashes passwords; null for the emulator, which hashes nothing. */
export async function readHashConfig(project: Project): Promise<HashConfig | null> {
  const response = await callRestApi(
    project,
    `${project.accounts.replace('/v1/', '/admin/v2/')}/config`.replace(
      // The emulator's path is without 'admin'.
      /^(http:.*)\/admin\/v2\//,
      '$1/v2/',
    ),
  );
  return configSchema.parse(response).signIn?.hashConfig ?? null;
}

/** Creates accounts with their original ids, roles and passwords. */
export async function writeAccounts(
  project: Project,
  kept: AsyncIterable<unknown>,
  hashConfig: HashConfig | null,
): Promise<number> {
  const { algorithm: hashAlgorithm, ...hashing } = hashConfig ?? { algorithm: undefined };
  let count = 0;
  for await (const lines of inGroups(kept, PAGE)) {
    const users = lines.map((line) => accountSchema.parse(line));
    const body = { users, allowOverwrite: true, ...(hashConfig === null ? {} : { hashAlgorithm, ...hashing }) };
    const { error } = failuresSchema.parse(
      await callRestApi(project, `${project.accounts}/accounts:batchCreate`, body),
    );
    const [first] = error ?? [];
    if (first !== undefined)
      throw new Error(`The account ${users[first.index]?.localId} was rejected: ${first.message}`);
    count += users.length;
  }
  return count;
}
