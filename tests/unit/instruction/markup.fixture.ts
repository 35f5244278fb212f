import { isTag } from 'domhandler'
import { findAll } from 'domutils'
import { parseDocument } from 'htmlparser2'

/** Everything in a rendered instruction that a browser could act on and that the renderer never writes. */
export function dangers(rendered: string): string[] {
  return findAll(isTag, parseDocument(rendered)).flatMap(({ name, attribs }) => {
    const found = TAGS.has(name) ? [] : [name]
    for (const [attribute, value] of Object.entries(attribs)) {
      if (!ATTRIBUTES.has(attribute)) found.push(`${name} ${attribute}`)
      if (attribute === 'href' && !LINK.test(value)) found.push(value)
      if (attribute === 'src' && !IMAGE.test(value)) found.push(value)
      if (attribute === 'class' && !CLASSES.has(value)) found.push(value)
    }
    return found
  })
}

const words = (list: string) => new Set(list.split(' '))

const TAGS = words(
  'p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code hr br em strong del sub sup a img ' +
    'table thead tbody tr th td scalable-number',
)
const ATTRIBUTES = words('href title src alt class start v-bind:number v-bind:factor')
const CLASSES = words('img-fluid markdown-table markdown-table-cell')
const LINK = /^(?:https?:\/\/[^/\\\s]|mailto:)/i
const IMAGE = /^(?:https?:\/\/[^/\\\s]|\/media\/)/i
