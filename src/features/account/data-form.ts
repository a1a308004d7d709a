import { FAILED_TO_DOWNLOAD } from '#domain/account/text.ts';
import { bindForm, formNamed } from './form-binding.ts';
import { memberFailure } from './member-failure.ts';
import { PROFILE_TEXT } from './text.ts';

/** Downloads one JSON file with everything the account holds. */
export function startDataForm(): void {
  bindForm(formNamed('data'), {
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
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = PROFILE_TEXT.fileName;
  link.click();
  URL.revokeObjectURL(url);
}
