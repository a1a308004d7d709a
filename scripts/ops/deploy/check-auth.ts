import { applicationDefault } from 'firebase-admin/app';
import * as z from 'zod';
import { FixableError } from '#scripts/dev/setup/fixable-error.mjs';

/** The settings of Firebase Auth that are checked; Auth leaves out what is off. */
const configSchema = z.object({
  client: z.object({ permissions: z.object({ disabledUserSignup: z.boolean().optional() }).optional() }).optional(),
  emailPrivacyConfig: z.object({ enableImprovedEmailPrivacy: z.boolean().optional() }).optional(),
});

const SIGN_UP =
  "Authentication lets anybody sign up: turn off 'Enable create (sign-up)' under Settings, User actions; accounts are made by the API";

const EMAIL_PRIVACY =
  "Authentication lets accounts move to an email that is not theirs: turn on 'Email enumeration protection' under Settings, User actions";

/** Longest wait for the settings, in milliseconds. */
const TIMEOUT = 20_000;

/**
 * What is wrong with the settings of Firebase Auth; empty when nothing is. Everybody can call Auth with the key that the
 * site's pages contain: with sign-up on, strangers register the emails of colleagues, and with enumeration protection off
 * they move an account to any email without owning its mailbox.
 */
export function findAuthFaults(config: unknown): string[] {
  const { client, emailPrivacyConfig } = configSchema.parse(config);
  return [
    ...(client?.permissions?.disabledUserSignup === true ? [] : [SIGN_UP]),
    ...(emailPrivacyConfig?.enableImprovedEmailPrivacy === true ? [] : [EMAIL_PRIVACY]),
  ];
}

/** Reads the settings of a project's Auth; throws a FixableError when they cannot be read. */
export async function readAuthConfig(project: string): Promise<unknown> {
  const { access_token: token } = await applicationDefault().getAccessToken();
  const response = await fetch(`https://identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`, {
    headers: { Authorization: `Bearer ${token}`, 'X-Goog-User-Project': project },
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!response.ok) {
    throw new FixableError(
      `The settings of Authentication could not be read (status ${response.status}): your account needs the permission firebaseauth.configs.get.`,
    );
  }
  return response.json();
}
