import { attribute, type PageDocument, type PageNode } from '#worker/modules/imports/pages/html/document.ts'
import { parseHtml } from '#worker/modules/imports/pages/html/document-parser.ts'
import { linesBetween } from '#worker/modules/imports/pages/html/node-text.ts'

/** What people see of a page: what is hidden is not read, least of all words that are meant for a model. Other texts as they are. */
export function shownMarkup(text: string): string {
  if (!/<(?:html|body|div|p|ul|li|table|span)[\s>]/i.test(text)) return text
  const document = parseHtml(text)
  emptyHidden(document)
  return linesBetween(document, 0, document.length, false).join('\n')
}

function emptyHidden(document: PageDocument): void {
  for (let index = 0; index < document.length; index++) {
    const node = document[index]
    if (!node || !isHidden(node)) continue
    for (let inner = index; inner < node.end; inner++) {
      const part = document[inner]
      if (part) part.text = ''
    }
    index = node.end - 1
  }
}

const isHidden = (node: PageNode): boolean =>
  node.tag === 'nav' ||
  node.attributes.has('hidden') ||
  /display:\s*none|visibility:\s*hidden|font-size:\s*0(?:[a-z%]*)\s*(?:;|$)|opacity:\s*0(?:\.0+)?\s*(?:;|$)/i.test(
    attribute(node, 'style'),
  )
