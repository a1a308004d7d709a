import { compileSite } from './compile-site.ts';

// A CI job compiles the site before it has credentials, because compiling runs third-party packages. The build after it
// finds the compiled site by its key and only renders content.
const { key } = await compileSite(process.env);
console.log(`The site is compiled: ${key}.`);
