import { startAccountEntry } from '#features/account/account-entry.ts';
import { startHearts } from '#features/favorites/hearts.ts';
import '#layouts/page-shell.ts';

// Put into every page by publisher/render/astro/page-script.ts; what it weighs, every page weighs.
startHearts();
startAccountEntry();
