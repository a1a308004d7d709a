import { startAccountEntry } from '../../features/account/account-entry.ts';
import { startHearts } from '../../features/favorites/hearts.ts';
import '../../layouts/page-shell.ts';

// Put into every page by src/build/page-script.ts; what it weighs, every page weighs.
startHearts();
startAccountEntry();
