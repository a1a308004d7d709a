import * as z from 'zod';
import { askProject } from './ask-project.ts';
import type { Project } from './project.ts';

/** Accounts of one request, the most there may be. */
const PAGE = 1000;

/** What Auth gives instead of a password's hash to those who may not have it. */
const REDACTED = 'UkVEQUNURUQ=';

/** An account as Auth's REST interface has it, with the hash of its password where the credentials may have it. */
const accountSchema = z.looseObject({
  /** Its id. */
  localId: z.string(),
  /** Hash of its password; absent without one. */
  passwordHash: z.string().optional(),
});

/** An account as a backup keeps it. */
export type KeptAccount = z.output<typeof accountSchema>;

const pageSchema = z.object({ users: z.array(accountSchema).optional(), nextPageToken: z.string().optional() });

/** How the hashes of a project were made; only that makes them good for another. */
export const hashConfigSchema = z.object({
  algorithm: z.string(),
  signerKey: z.string(),
  saltSeparator: z.string(),
  rounds: z.int(),
  memoryCost: z.int(),
});

/** How the hashes of a project were made. */
export type HashConfig = z.output<typeof hashConfigSchema>;

const configSchema = z.object({ signIn: z.object({ hashConfig: hashConfigSchema.optional() }).optional() });

const failuresSchema = z.object({
  error: z.array(z.object({ index: z.int().default(0), message: z.string() })).optional(),
});

/** Every account of a project, page by page. */
export async function* readAccounts(project: Project, limit = PAGE): AsyncGenerator<KeptAccount[]> {
  let token: string | undefined;
  do {
    const query = new URLSearchParams({
      maxResults: `${limit}`,
      ...(token === undefined ? {} : { nextPageToken: token }),
    });
    const page = pageSchema.parse(
      await askProject(project, `${project.accounts}/accounts:batchGet?${query.toString()}`),
    );
    yield page.users === undefined ? [] : page.users.map(withoutRedacted);
    token = page.nextPageToken;
  } while (token !== undefined && token !== '');
}

/** How the hashes of a project were made; null where the project does not tell, as the emulator, which hashes nothing. */
export async function readHashConfig(project: Project): Promise<HashConfig | null> {
  const response = await askProject(
    project,
    `${project.accounts.replace('/v1/', '/admin/v2/')}/config`.replace(
      // The emulator answers at the address without 'admin'.
      /^(http:.*)\/admin\/v2\//,
      '$1/v2/',
    ),
  );
  return configSchema.parse(response).signIn?.hashConfig ?? null;
}

/** Makes accounts with the ids, roles and passwords they had. */
export async function writeAccounts(
  project: Project,
  kept: AsyncIterable<unknown>,
  hashConfig: HashConfig | null,
): Promise<number> {
  const { algorithm: hashAlgorithm, ...hashing } = hashConfig ?? { algorithm: undefined };
  let users: KeptAccount[] = [];
  let count = 0;
  const flush = async (): Promise<void> => {
    if (users.length === 0) return;
    const body = { users, allowOverwrite: true, ...(hashConfig === null ? {} : { hashAlgorithm, ...hashing }) };
    const { error } = failuresSchema.parse(await askProject(project, `${project.accounts}/accounts:batchCreate`, body));
    const [first] = error ?? [];
    if (first !== undefined)
      throw new Error(`The account ${users[first.index]?.localId} was refused: ${first.message}`);
    count += users.length;
    users = [];
  };
  for await (const line of kept) {
    users.push(accountSchema.parse(line));
    if (users.length === PAGE) await flush();
  }
  await flush();
  return count;
}

function withoutRedacted(account: KeptAccount): KeptAccount {
  if (account.passwordHash !== REDACTED) return account;
  return accountSchema.parse(Object.fromEntries(Object.entries(account).filter(([name]) => name !== 'passwordHash')));
}
