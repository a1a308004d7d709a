import { Link, Text, View } from '@react-pdf/renderer';
import { phoneUrl } from '#domain/text/phone-url.ts';
import type { PdfContent } from '../pdf-content.ts';
import { COLORS, SEPARATOR } from './styles.ts';
import { dayText, PDF_TEXT as text } from './text.ts';

interface Props {
  readonly content: PdfContent;
}

interface SmallPrintProps extends Props {
  /** Of the link; the library has a color of its own for links. */
  readonly color: string;
}

/** Whom to ask: the adviser of the property, or the office; on a dark ground. */
export function Person({ content: { adviser, settings } }: Props) {
  const phone = adviser?.phone || settings.phone;
  const email = adviser?.email || settings.email;
  return (
    <View>
      <Text>{adviser?.name ?? text.office}</Text>
      <Text style={{ color: COLORS.mist }}>{adviser?.title ?? settings.officeHours}</Text>
      <Text style={{ marginTop: 5 }}>
        <PlainLink src={phoneUrl(phone)} color={COLORS.lime}>
          {phone}
        </PlainLink>
      </Text>
      <Text hyphenationCallback={breakEmail}>
        <PlainLink src={`mailto:${email}`} color={COLORS.lime}>
          {email}
        </PlainLink>
      </Text>
    </View>
  );
}

/** Where the current prices are, the company and its licences, and the day of the content. */
export function SmallPrint({ content: { property, settings, url }, color }: SmallPrintProps) {
  const company = [settings.companyName, settings.companyRegistration, ...settings.licences];
  return (
    <>
      <Text hyphenationCallback={unbroken}>
        {`${text.page} `}
        <PlainLink src={url} color={color}>
          {url}
        </PlainLink>
      </Text>
      <Text>{company.filter((part) => part !== '').join(SEPARATOR)}</Text>
      {property.licenceNumber !== '' && <Text>{text.licence(property.licenceNumber)}</Text>}
      <Text>{text.asOf(dayText(property.publishedAt))}</Text>
    </>
  );
}

interface PlainLinkProps {
  readonly src: string;
  readonly color: string;
  readonly children: string;
}

function PlainLink({ src, color, children }: PlainLinkProps) {
  return (
    <Link src={src} style={{ color, textDecoration: 'none' }}>
      {children}
    </Link>
  );
}

/** A hyphen within an address would be read as part of it. */
const unbroken = (word: string): string[] => [word];

/** Letters that fit on a line of the narrowest box, however wide they are. */
const ON_LINE = 16;

/** Readers of PDFs take a hyphen at the end of a line for one of the layout: it begins a part. */
const EMAIL_PARTS = new RegExp(`-?[^@._-]{1,${ON_LINE}}[@._]?|.`, 'g');

/** Lets an email break at its signs, else within a long part. The library adds no hyphen at an empty part. */
function breakEmail(word: string): string[] {
  return [...word.matchAll(EMAIL_PARTS)].flatMap(([part], index) => (index === 0 ? [part] : ['', part]));
}
