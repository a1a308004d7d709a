import { SaxesParser } from 'saxes';

/** An element of an XML file, for tests. */
export interface XmlElement {
  /** Its name with its prefix, such as 'image:loc'. */
  name: string;
  /** Its attributes. */
  attributes: Record<string, string>;
  /** Its own text. */
  text: string;
  /** The elements in it. */
  children: XmlElement[];
}

/** Reads XML strictly, with its namespaces; throws what is wrong and where. */
export function readXml(file: string): XmlElement {
  const top: XmlElement = { name: '', attributes: {}, text: '', children: [] };
  const open = [top];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value]);
    const element: XmlElement = { name, attributes: Object.fromEntries(values), text: '', children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => open.pop());
  parser.write(file).close();
  const [root] = top.children;
  if (root === undefined) throw new Error('the file has no element');
  return root;
}

/** The elements of a name within another, in order. */
export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** Text of the first element of a name within another; undefined when there is none. */
export function textOf(element: XmlElement, name: string): string | undefined {
  return childrenOf(element, name)[0]?.text;
}
