import { inflect } from './inflect-name.ts'
import type { InlineNode, InstructionNode, ListItem } from './node.ts'

/** How a page writes what not all pages write alike. What the functions answer is HTML. */
export interface HtmlStyle {
  number: (value: number) => string
  /** By which amounts are multiplied that names follow. */
  factor: number
  /** Attributes of links besides their address. */
  link: string
  image: (node: Extract<InlineNode, { kind: 'image' }>) => string
}

/**
 * The HTML of `instructions_markdown`. Clients replace the tags of amounts by the amount times their
 * `ingredient_factor`; names are for the recipe's own servings. All text is escaped.
 */
export const renderHtml = (tree: readonly InstructionNode[], style: HtmlStyle = forClients): string =>
  tree.map((node, at) => (at > 0 && isBlock(node) ? '\n' : '') + nodeHtml(node, style)).join('')

function nodeHtml(node: InstructionNode, style: HtmlStyle): string {
  const inline = (nodes: readonly InlineNode[]): string => nodes.map((one) => nodeHtml(one, style)).join('')
  switch (node.kind) {
    case 'paragraph':
      return `<p>${inline(node.children)}</p>`
    case 'heading':
      return `<h${node.level}>${inline(node.children)}</h${node.level}>`
    case 'blockquote':
      return `<blockquote>\n${renderHtml(node.children, style)}\n</blockquote>`
    case 'code-block':
      return `<pre><code>${escapeHtml(node.text)}\n</code></pre>`
    case 'rule':
      return '<hr>'
    case 'list': {
      const tag = node.ordered ? 'ol' : 'ul'
      const start = node.ordered && node.start !== 1 ? ` start="${node.start}"` : ''
      return `<${tag}${start}>\n${node.items.map((item) => itemHtml(item, node.loose, style)).join('\n')}\n</${tag}>`
    }
    case 'table': {
      const row = (cells: InlineNode[][], tag: 'th' | 'td') =>
        `<tr>${cells.map((cell) => `<${tag} class="markdown-table-cell">${inline(cell)}</${tag}>`).join('')}</tr>`
      const body = node.rows.map((cells) => row(cells, 'td')).join('\n')
      return `<table class="markdown-table">\n<thead>\n${row(node.header, 'th')}\n</thead>\n<tbody>\n${body}\n</tbody>\n</table>`
    }
    case 'text':
    case 'duration':
      return escapeHtml(node.text)
    case 'break':
      return '<br>'
    case 'emphasis':
      return `<em>${inline(node.children)}</em>`
    case 'strong':
      return `<strong>${inline(node.children)}</strong>`
    case 'deleted':
      return `<del>${inline(node.children)}</del>`
    case 'subscript':
      return `<sub>${inline(node.children)}</sub>`
    case 'superscript':
      return `<sup>${inline(node.children)}</sup>`
    case 'code':
      return `<code>${escapeHtml(node.text)}</code>`
    case 'link':
      return `<a href="${escapeHtml(node.href)}"${titleHtml(node.title)}${style.link}>${inline(node.children)}</a>`
    case 'image':
      return style.image(node)
    case 'number':
      return style.number(node.value)
    case 'name':
      return escapeHtml(inflect(node.singular, node.plural, node.amount === null ? null : node.amount * style.factor))
    case 'ingredient':
      return inline(node.children)
    case 'missing':
      return ''
  }
}

function itemHtml({ checked, children }: ListItem, loose: boolean, style: HtmlStyle): string {
  const box = checked === null ? '' : checked ? '☑ ' : '☐ '
  const blocks = children.map((child) =>
    child.kind === 'paragraph' && !loose
      ? child.children.map((one) => nodeHtml(one, style)).join('')
      : nodeHtml(child, style),
  )
  return `<li>${box}${blocks.join('\n')}</li>`
}

const forClients: HtmlStyle = {
  number: (value) =>
    `<scalable-number v-bind:number="${decimal(value)}" v-bind:factor="ingredient_factor"></scalable-number>`,
  factor: 1,
  link: '',
  image: ({ src, alt, title }) =>
    `<img class="img-fluid" src="${escapeHtml(src)}" alt="${escapeHtml(alt)}"${titleHtml(title)}>`,
}

const titleHtml = (title: string | null): string => (title ? ` title="${escapeHtml(title)}"` : '')

const isBlock = (node: InstructionNode): boolean => BLOCKS.has(node.kind)

/** At least one decimal and no exponent, since clients parse this form. */
function decimal(value: number): string {
  const text = String(value)
  if (text.includes('e')) return value.toFixed(16).replace(/(\.\d+?)0+$/, '$1')
  return text.includes('.') ? text : `${text}.0`
}

const BLOCKS: ReadonlySet<string> = new Set('paragraph heading blockquote code-block rule list table'.split(' '))

export const escapeHtml = (text: string): string => text.replace(SPECIAL, (character) => ESCAPES[character]!)

const SPECIAL = /[&<>"']/g

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
