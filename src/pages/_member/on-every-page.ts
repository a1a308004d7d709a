import { startAccountEntry } from '#features/account/account-entry.ts';
import { startHearts } from '#features/favorites/hearts.ts';
import '#layouts/page-shell.ts';

// src/integrations/page-script.ts adds this to every page, so its size counts on each.
startHearts();
startAccountEntry();
