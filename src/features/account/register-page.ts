import { PATHS } from '#domain/site/paths.ts';
import { leaveWhenSignedIn } from './leave-when-signed-in.ts';

// 'Signed-in users are sent to /'.
void leaveWhenSignedIn(PATHS.home);
