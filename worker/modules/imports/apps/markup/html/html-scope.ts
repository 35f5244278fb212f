import { attribute, attributeWords, findNodes, type PageDocument, type PageNode } from '../../../pages/html/document.ts'
import { parseHtml } from '../../../pages/html/document-parser.ts'
import { linesBetween } from '../../../pages/html/node-text.ts'

/** A part of a page, and what is found in it by the names that apps give. */
export class HtmlScope {
  private readonly document: PageDocument
  private readonly start: number
  private readonly end: number

  private constructor(document: PageDocument, start: number, end: number) {
    this.document = document
    this.start = start
    this.end = end
  }

  static of(html: string): HtmlScope {
    const document = parseHtml(html)
    return new HtmlScope(document, -1, document.length)
  }

  /** In order, what lies inside of others, too. */
  all(test: (node: PageNode) => boolean): HtmlScope[] {
    const { document, end } = this
    return findNodes(document, test, { start: this.start + 1, end }).map(
      (index) => new HtmlScope(document, index, document[index]?.end ?? index),
    )
  }

  byProperty(...names: string[]): HtmlScope[] {
    return this.all((node) => attributeWords(node, 'itemprop').some((name) => names.includes(name)))
  }

  byClass(...names: string[]): HtmlScope[] {
    return this.all((node) => attributeWords(node, 'class').some((name) => names.includes(name)))
  }

  /** By id or class: apps use now the one, now the other. */
  named(name: string): HtmlScope[] {
    return this.all((node) => attribute(node, 'id') === name || attributeWords(node, 'class').includes(name))
  }

  byTag(...tags: string[]): HtmlScope[] {
    return this.all((node) => tags.includes(node.tag))
  }

  attribute(name: string): string {
    return attribute(this.document[this.start], name).trim()
  }

  hasClass(name: string): boolean {
    return attributeWords(this.document[this.start], 'class').includes(name)
  }

  get tag(): string {
    return this.document[this.start]?.tag ?? ''
  }

  /** What a reader sees, an entry for each line; bold text as Markdown where asked for. */
  lines({ bold = false }: { bold?: boolean } = {}): string[] {
    return linesBetween(this.document, Math.max(this.start, 0), this.end, bold)
  }

  get line(): string {
    return this.lines().join(' ')
  }

  /** The line up to the first element of that tag. */
  lineBefore(tag: string): string {
    const [inner] = this.byTag(tag)
    return inner ? linesBetween(this.document, this.start, inner.start, false).join(' ') : this.line
  }
}
