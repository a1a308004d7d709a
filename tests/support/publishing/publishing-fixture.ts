import { pictureFixture } from '#domain/content/published-fixture.ts';
import { buildRecordSchema, type BuildRecord } from '#domain/publishing/build-record.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import { openContentDesk, type ContentDesk } from '#support/content/content-fixture.ts';
import { openFakePublisher, type FakePublisher } from './fake-publisher.ts';
import { openHouseDesk, type HouseDesk } from '#support/content/property-fixture.ts';
import { openPublishDesk, targetOf, type PublishDesk } from './publish-fixture.ts';

/** An editor at work, the publisher that stands in for the real one, and what was published of it. */
export interface PublishingOffice {
  /** Where an editor saves content. */
  readonly desk: ContentDesk;
  /** The properties at that desk. */
  readonly houses: HouseDesk;
  /** What is published from it. */
  readonly publishing: PublishDesk;
  /** Takes the tasks of the rebuild function, and reports as a test tells it. */
  readonly publisher: FakePublisher;
  /** Makes a property that the law lets be published. */
  readonly lawfulHouse: HouseDesk['create'];
  /** Publishes a new property, and waits until the build that follows has been handed to the publisher. */
  readonly publishNew: () => Promise<{ house: WorkingProperty; revision: number; buildId: string }>;
  /** What is stored of a build. */
  readonly recordOf: (buildId: string) => Promise<BuildRecord>;
  /** Takes the properties of `lawfulHouse` out of the published content and closes everything. */
  readonly close: () => Promise<void>;
}

/** Opens the office on the database of the tests. */
export async function openPublishingOffice(): Promise<PublishingOffice> {
  const desk = await openContentDesk();
  const houses = openHouseDesk(desk);
  const publishing = openPublishDesk(desk);
  const publisher = await openFakePublisher(desk.firestore);
  const made: string[] = [];

  const lawfulHouse: HouseDesk['create'] = async (given = {}) => {
    const house = await houses.create({
      type: 'rental',
      licenceNumber: '12345/AL',
      hero: pictureFixture('9'),
      ...given,
    });
    made.push(house.id);
    return house;
  };

  return {
    desk,
    houses,
    publishing,
    publisher,
    lawfulHouse,
    async publishNew() {
      const house = await lawfulHouse();
      const { revision } = await publishing.published(targetOf(house));
      const site = await publisher.untilSite(({ lease, begunRevision }) => lease !== null && begunRevision >= revision);
      return { house, revision, buildId: site.buildId ?? '' };
    },
    async recordOf(buildId) {
      return buildRecordSchema.parse((await desk.firestore.doc(`builds/${buildId}`).get()).data());
    },
    async close() {
      await publishing.sweep(made);
      await publisher.close();
      await desk.close();
    },
  };
}
