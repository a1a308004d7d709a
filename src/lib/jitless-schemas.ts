import { config } from 'zod';

// The first import of every island that uses schemas. Zod tests with `new Function` whether it may compile them, which
// the Content-Security-Policy reports as a violation. The build compiles them.
if (!import.meta.env.SSR) config({ jitless: true });
