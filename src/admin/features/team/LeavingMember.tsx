import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { workingPropertySchema } from '#domain/property/property.ts';
import { ALPHABET } from '#domain/core/alphabet.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { StoredMember } from '#admin/lib/content/content-resources.ts';
import { readCollection } from '#admin/lib/read-collection.ts';
import { TEAM_TEXT } from './text.ts';

const text = TEAM_TEXT.members;

const advisedSchema = workingPropertySchema.pick({ id: true, title: true });

/** What the departure of a team member changes: the properties whose adviser it is. */
export function LeavingMember({ member }: { member: StoredMember }): ReactElement {
  const { data, isError } = useQuery({
    queryKey: ['advised', member.id],
    queryFn: () =>
      readCollection(CONTENT_KINDS.properties.working, advisedSchema, {
        where: ['adviser', member.id],
        select: ['id', 'title'],
      }),
    // Somebody may have chosen another adviser since the last question.
    gcTime: 0,
  });
  return (
    <>
      <p>{text.leaves}</p>
      <div className="mt-3" aria-live="polite">
        {isError ? (
          <p>{text.notFound}</p>
        ) : data === undefined ? (
          <p>{text.finding}</p>
        ) : (
          data.length > 0 && <p>{text.advises(data.length)}</p>
        )}
      </div>
      {data !== undefined && data.length > 0 && (
        <ul aria-label={text.advised} className="mt-3 max-h-[40vh] overflow-y-auto border-l border-sand pl-4">
          {data
            .toSorted((one, other) => ALPHABET.compare(one.title, other.title))
            .map(({ id, title }) => (
              <li key={id} className="py-1">
                <Link to={CONTENT_KINDS.properties.editorPath(id)} className="inline-link">
                  {title}
                </Link>
              </li>
            ))}
        </ul>
      )}
    </>
  );
}
