import { FAILED_TO_DOWNLOAD } from '#domain/account/text.ts';
import { takeForm } from './form-binding.ts';
import { formNamed } from './form-named.ts';
import { memberFailure } from './member-failure.ts';
import { PROFILE_TEXT } from './text.ts';

/** Your data: one JSON file with everything the account holds. */
export function startDataForm(): void {
  takeForm(formNamed('data'), {
    check: () => ({}),
    send: async () => {
      try {
        const { callAsMember } = await import('#lib/member/account-api.ts');
        save(JSON.stringify(await callAsMember('GET /api/account'), null, 2));
      } catch (error) {
        throw memberFailure(error, FAILED_TO_DOWNLOAD);
      }
      return null;
    },
  });
}

function save(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = PROFILE_TEXT.fileName;
  link.click();
  URL.revokeObjectURL(address);
}
