/** Names are in lower case and without a prefix, as writers of such files are not consistent. */
export interface XmlElement {
  name: string
  attributes: ReadonlyMap<string, string>
  /** In order, text between elements as strings. */
  content: (XmlElement | string)[]
  /** Whether the file ended before it did. */
  isCut: boolean
}

/** The elements right inside of those names, or all. */
export const childrenOf = (element: XmlElement | undefined, ...names: string[]): XmlElement[] =>
  (element?.content ?? []).filter(
    (part): part is XmlElement => typeof part !== 'string' && (names.length === 0 || names.includes(part.name)),
  )

export const childOf = (element: XmlElement | undefined, ...names: string[]): XmlElement | undefined =>
  childrenOf(element, ...names)[0]

/** The outermost elements of those names at any depth. */
export const elementsIn = (element: XmlElement | undefined, ...names: string[]): XmlElement[] =>
  childrenOf(element).flatMap((child) => (names.includes(child.name) ? [child] : elementsIn(child, ...names)))

/** All the text inside, with its line ends. */
export const textIn = (element: XmlElement | undefined): string =>
  (element?.content ?? []).map((part) => (typeof part === 'string' ? part : textIn(part))).join('')

/** The text of the first element of one of those names that has any, without the spaces around it. */
export const textOfChild = (element: XmlElement | undefined, ...names: string[]): string =>
  childrenOf(element, ...names)
    .map((child) => textIn(child).trim())
    .find(Boolean) ?? ''

/** The first of the attributes that is not blank. */
export const attributeOf = (element: XmlElement | undefined, ...names: string[]): string =>
  names.map((name) => notMarkup(element?.attributes.get(name)?.trim() ?? '')).find(Boolean) ?? ''

/** An attribute holds no HTML: an invisible sign keeps "<Anna>" from being cleaned away as a tag, and goes itself. */
const notMarkup = (value: string): string => value.replace(/<(?=[a-z!/])/gi, '<\u200B')
