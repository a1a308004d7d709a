import { Text, View } from '@react-pdf/renderer';
import type { PropertyPosition } from '#domain/places/locate-property.ts';
import { AMENITY_CATEGORIES } from '#domain/property/amenities/catalogue.ts';
import { bedroomsByFloor } from '#domain/property/bedrooms/sleeping.ts';
import { BEDROOMS_TEXT, bedroomLines, floorName } from '#domain/property/bedrooms/text.ts';
import { DISTANCE_LABELS } from '#domain/property/distances/distance-kinds.ts';
import { distanceText } from '#domain/property/distances/text.ts';
import { formatPrice } from '#domain/money/format-price.ts';
import { shownPrice } from '#domain/money/price.ts';
import { SUN_TEXT } from '#domain/property/outdoors/text.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import { reductionText } from '#domain/property/sale/price-reduction.ts';
import { SALE_STATE_LABELS, shownSaleState } from '#domain/property/sale/sale-states.ts';
import { rentalOptionNote, shownDeposit, shownStayTimes, showsStay } from '#domain/property/stay.ts';
import { SunLines } from './Light.tsx';
import { Lines, Section, type Line } from './parts.tsx';
import { SEPARATOR, styles } from './styles.ts';
import { PDF_TEXT as text } from './text.ts';

/** Floors of bedrooms that fit on a page. */
const FLOORS_ON_PAGE = 4;

/** Characters of values that fit on a page, however wide the letters are. */
const ON_PAGE = 1500;

interface Props {
  readonly property: PublishedProperty;
}

interface AnswersProps extends Props {
  /** Where the property is. */
  readonly point: PropertyPosition;
  /** Of the calendar, in whole euros; 0 for none. */
  readonly deposit: number;
}

/** What guests ask: who sleeps where, the sun, the distances, the amenities, price and terms. */
export function Answers({ property, point, deposit }: AnswersProps) {
  return (
    <>
      <Bedrooms property={property} />
      {property.outdoorPlaces.length > 0 && point.source !== 'country' && (
        <Section label={SUN_TEXT.heading} whole>
          <SunLines point={point} places={property.outdoorPlaces} gap={5} days={['june', 'december']} />
        </Section>
      )}
      {property.distances.length > 0 && (
        <Section label={text.distances} whole>
          <Lines
            lines={property.distances.map((distance) => ({
              label: DISTANCE_LABELS[distance.kind],
              value: distanceText(distance),
            }))}
          />
        </Section>
      )}
      <Amenities property={property} />
      <Terms property={property} deposit={deposit} />
    </>
  );
}

function Bedrooms({ property: { bedroomList } }: Props) {
  if (bedroomList.length === 0) return null;
  const floors = bedroomsByFloor(bedroomList.map((room, place) => ({ ...room, number: place + 1 })));
  return (
    <Section label={BEDROOMS_TEXT.heading} whole={floors.length <= FLOORS_ON_PAGE}>
      {floors.map(({ floor, rooms: onFloor }) => (
        <View key={floor} style={{ marginBottom: 6 }} wrap={false}>
          <Text style={styles.soft}>{floorName(floor)}</Text>
          <View style={[styles.row, { flexWrap: 'wrap' }]}>
            {onFloor.map((room) => (
              <View key={room.number} style={{ width: '33.3%', paddingRight: 10, paddingBottom: 6 }}>
                <Text>{room.name === '' ? BEDROOMS_TEXT.bedroom(room.number) : room.name}</Text>
                {bedroomLines(room).map((line) => (
                  <Text key={line} style={styles.small}>
                    {line}
                  </Text>
                ))}
              </View>
            ))}
          </View>
        </View>
      ))}
    </Section>
  );
}

function Amenities({ property: { amenities } }: Props) {
  const groups = AMENITY_CATEGORIES.map((category) => ({
    category,
    names: amenities.filter((amenity) => amenity.category === category).map(({ name }) => name),
  })).filter(({ names }) => names.length > 0);
  if (groups.length === 0) return null;
  return (
    <LinesSection
      label={text.amenities}
      lines={groups.map(({ category, names }) => ({ label: text.categories[category], value: names.join(SEPARATOR) }))}
    />
  );
}

function Terms({ property, deposit }: Props & Pick<AnswersProps, 'deposit'>) {
  const times = shownStayTimes(property);
  const saleState = shownSaleState(property);
  const lines = [
    {
      label: text.price,
      value: [
        saleState === 'available' ? '' : SALE_STATE_LABELS[saleState],
        formatPrice(shownPrice(property)),
        reductionText(property) ?? '',
        rentalOptionNote(property) ?? '',
      ]
        .filter((part) => part !== '')
        .join(SEPARATOR),
    },
    ...(showsStay(property)
      ? [
          { label: text.checkIn, value: times.checkIn },
          { label: text.checkOut, value: times.checkOut },
          { label: text.deposit, value: shownDeposit(property, deposit) ?? '' },
          { label: text.included, value: property.includedServices.join(SEPARATOR) },
          { label: text.addedCost, value: property.addedCostServices.join(SEPARATOR) },
        ]
      : []),
  ].filter(({ value }) => value !== '');
  if (lines.length === 0) return null;
  return <LinesSection label={text.terms} lines={lines} />;
}

/** A section of lines, on one page where they fit. */
function LinesSection({ label, lines }: { readonly label: string; readonly lines: readonly Line[] }) {
  return (
    <Section label={label} whole={lines.map(({ value }) => value).join('').length <= ON_PAGE}>
      <Lines lines={lines} />
    </Section>
  );
}
