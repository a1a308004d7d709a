import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import ts from 'typescript';

export interface FoundData {
  /** Page, for messages. */
  where: string;
  /** JSON of the script element, which is also a TypeScript expression. */
  json: string;
}

const FILE = resolve('structured-data-of-the-built-site.ts');

/** Checks structured data against TypeScript's declarations of schema.org; returns a line for each fault. */
export function checkVocabulary(found: readonly FoundData[]): string[] {
  const declarations = createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/\.js$/, '.d.ts');
  const source = [
    `import type { Graph } from ${JSON.stringify(declarations.replace(/\.d\.ts$/, '.js'))};`,
    ...found.map(({ json }, index) => `export const page${index}: Graph = ${json.replaceAll(/\s*\n\s*/g, ' ')};`),
  ].join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es5.d.ts'],
  };
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram([FILE], options, {
    ...host,
    fileExists: (name) => name === FILE || host.fileExists(name),
    readFile: (name) => (name === FILE ? source : host.readFile(name)),
    getSourceFile: (name, version) =>
      name === FILE ? ts.createSourceFile(name, source, version) : host.getSourceFile(name, version),
  });
  const file = program.getSourceFile(FILE);
  return ts.getPreEmitDiagnostics(program, file).map(({ start, messageText }) => {
    const line = file === undefined || start === undefined ? 0 : file.getLineAndCharacterOfPosition(start).line;
    return `${found[line - 1]?.where ?? 'the check itself'}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
}
