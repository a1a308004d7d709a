import { pictureFixture } from '#domain/content/published-fixture.ts';
import { buildRecordSchema, type BuildRecord } from '#domain/publishing/build-record.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import { openContentFixture, type ContentFixture } from '#support/content/content-fixture.ts';
import { openFakePublisher, type FakePublisher } from './fake-publisher.ts';
import { openPropertyFixture, type PropertyFixture } from '#support/content/property-fixture.ts';
import { openPublishFixture, targetOf, type PublishFixture } from './publish-fixture.ts';

/** An editor at work, the publisher that stands in for the real one, and what was published of it. */
export interface PublishingFixture {
  /** Where an editor saves content. */
  readonly fixture: ContentFixture;
  /** The properties at that desk. */
  readonly properties: PropertyFixture;
  /** What is published from it. */
  readonly publishing: PublishFixture;
  /** Takes the tasks of the rebuild function, and reports as a test tells it. */
  readonly publisher: FakePublisher;
  /** Makes a property that the law lets be published. */
  readonly validProperty: PropertyFixture['create'];
  /** Publishes a new property, and waits until the build that follows has been handed to the publisher. */
  readonly publishNew: () => Promise<{ property: WorkingProperty; revision: number; buildId: string }>;
  /** What is stored of a build. */
  readonly recordOf: (buildId: string) => Promise<BuildRecord>;
  /** Takes the properties of `lawfulHouse` out of the published content and closes everything. */
  readonly close: () => Promise<void>;
}

/** Opens the office on the database of the tests. */
export async function openPublishingFixture(): Promise<PublishingFixture> {
  const fixture = await openContentFixture();
  const properties = openPropertyFixture(fixture);
  const publishing = openPublishFixture(fixture);
  const publisher = await openFakePublisher(fixture.firestore);
  const made: string[] = [];

  const validProperty: PropertyFixture['create'] = async (given = {}) => {
    const property = await properties.create({
      type: 'rental',
      licenceNumber: '12345/AL',
      hero: pictureFixture('9'),
      ...given,
    });
    made.push(property.id);
    return property;
  };

  return {
    fixture,
    properties,
    publishing,
    publisher,
    validProperty,
    async publishNew() {
      const property = await validProperty();
      const { revision } = await publishing.published(targetOf(property));
      const site = await publisher.untilSite(({ lease, begunRevision }) => lease !== null && begunRevision >= revision);
      return { property, revision, buildId: site.buildId ?? '' };
    },
    async recordOf(buildId) {
      return buildRecordSchema.parse((await fixture.firestore.doc(`builds/${buildId}`).get()).data());
    },
    async close() {
      await publishing.sweep(made);
      await publisher.close();
      await fixture.close();
    },
  };
}
