import type { accountsApi } from '#domain/api/accounts.ts';
import type { HandlerMap } from '#domain/api/handler.ts';
import type { AccountDeps } from './account-deps.ts';
import { deleteAccount } from './delete-account.ts';
import { readAccount } from './read-account.ts';
import { registerAccount } from './register-account.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { sendPasswordReset } from './send-password-reset.ts';

/** The endpoints of members' accounts. */
export function accountRoutes(deps: AccountDeps): HandlerMap<typeof accountsApi> {
  return {
    'POST /api/accounts': registerAccount(deps),
    'POST /api/accounts/password-reset': sendPasswordReset(deps),
    'POST /api/account/confirmation': sendConfirmation(deps),
    'GET /api/account': readAccount(deps),
    'DELETE /api/account': deleteAccount(deps),
  };
}
