import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';
import { settingNamed, type CiCommand, type CiOrder } from './ci-command.ts';

const variables = z.array(z.string().regex(/^\w+=/));

const buildSchema = z.strictObject({
  timeout: z.string(),
  options: z.strictObject({ logging: z.string(), machineType: z.string(), env: variables }),
  substitutions: z.record(z.string().regex(/^_[A-Z_]+$/), z.string()),
  availableSecrets: z.strictObject({
    secretManager: z.array(z.strictObject({ versionName: z.string(), env: z.string() })),
  }),
  steps: z
    .array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        script: z.string(),
        env: variables.default([]),
        secretEnv: z.array(z.string()).default([]),
      }),
    )
    .min(1),
});

/** The configuration of Cloud Build. */
export type CloudBuild = z.output<typeof buildSchema>;

/** Reads cloudbuild.yaml. */
export function readCloudBuild(): CloudBuild {
  return buildSchema.parse(parse(readFileSync('cloudbuild.yaml', 'utf8')));
}

/** The substitutions of the trigger in docs/deploy.md, by name, as they stand in its command. */
export function triggerSubstitutions(documentation: string): Record<string, string> {
  const given = /--substitutions=(\S+)/.exec(documentation)?.[1]?.replaceAll("'", '') ?? '';
  return Object.fromEntries(
    given.split(',').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );
}

/** The commands that Cloud Build would run for a call of its webhook, in order. */
export function commandsOfCloudBuild(build: CloudBuild, order: CiOrder): CiCommand[] {
  const values = { ...build.substitutions, ...order.settings, _TASK: JSON.stringify(order.body) };
  return build.steps.map(({ script, env, secretEnv }) => ({
    // Nothing is put into a script: only its environment knows of substitutions.
    script,
    environment: {
      ...Object.fromEntries([...build.options.env, ...env].map((pair) => valueOf(pair, values))),
      ...Object.fromEntries(secretEnv.map((name) => [name, settingNamed(order.secrets, name)])),
    },
  }));
}

function valueOf(pair: string, values: Readonly<Record<string, string>>): [string, string] {
  const [name = '', ...text] = pair.split('=');
  const filled = text.join('=').replaceAll(/\$\{?(\w+)\}?/g, (_, key: string) => settingNamed(values, key));
  return [name, filled];
}
