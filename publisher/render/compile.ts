import { compileSite } from './compile-site.ts';

// A job of a CI compiles the site first, while it holds no credential: the tools that compile are the packages of others.
// The build after it finds the compiled site by its key and only fills it with content.
const { key } = await compileSite(process.env);
console.log(`The site is compiled: ${key}.`);
