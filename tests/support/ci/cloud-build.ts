import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import * as z from 'zod';
import { settingNamed, type CiCommand, type CiTrigger } from './command.ts';

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

export type CloudBuild = z.output<typeof buildSchema>;

export function readCloudBuild(): CloudBuild {
  return buildSchema.parse(parse(readFileSync('cloudbuild.yaml', 'utf8')));
}

/** Reads the substitutions, by name, from the trigger command in docs/deploy.md. */
export function triggerSubstitutions(documentation: string): Record<string, string> {
  const given = /--substitutions=(\S+)/.exec(documentation)?.[1]?.replaceAll("'", '') ?? '';
  return Object.fromEntries(
    given.split(',').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );
}

/** Commands that Cloud Build would run for a call of its webhook, in order. */
export function commandsOfCloudBuild(build: CloudBuild, trigger: CiTrigger): CiCommand[] {
  const values = { ...build.substitutions, ...trigger.settings, _TASK: JSON.stringify(trigger.body) };
  return build.steps.map(({ script, env, secretEnv }) => ({
    // A script without a shebang.
    shell: ['sh'],
    // Substitutions reach a script only through its environment.
    script,
    environment: {
      ...Object.fromEntries([...build.options.env, ...env].map((pair) => valueOf(pair, values))),
      ...Object.fromEntries(secretEnv.map((name) => [name, settingNamed(trigger.secrets, name)])),
    },
  }));
}

function valueOf(pair: string, values: Readonly<Record<string, string>>): [string, string] {
  const [name = '', ...text] = pair.split('=');
  const filled = text.join('=').replaceAll(/\$\{?(\w+)\}?/g, (_, key: string) => settingNamed(values, key));
  return [name, filled];
}
