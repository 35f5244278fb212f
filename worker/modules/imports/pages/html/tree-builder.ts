import type { PageNode } from './document.ts'
import { BLOCK_TAGS, IMPLIED_ENDS, VOID_TAGS } from './elements.ts'

export const MAX_NODES = 200_000
const MAX_DEPTH = 256
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map()

/**
 * Builds the flat tree from tags as they come. Elements below `MAX_DEPTH` become children of the deepest open one, and
 * nothing is added after `MAX_NODES`, so that memory and the cost of a stray end tag stay bounded.
 */
export class TreeBuilder {
  private readonly nodes: PageNode[] = []
  private readonly stack: number[] = []
  private readonly openTags = new Map<string, number>()
  private tooDeep = 0

  get isFull(): boolean {
    return this.nodes.length >= MAX_NODES
  }

  get depth(): number {
    return this.stack.length
  }

  /** Ends whatever was opened since there were so many open elements. */
  closeTo(depth: number): void {
    while (this.stack.length > depth) this.pop()
  }

  text(text: string): void {
    if (ICON_FONT.test(this.top()?.attributes.get('class') ?? '')) return
    const last = this.nodes.at(-1)
    if (last?.tag === '#text' && last.parent === this.parent()) last.text += text
    else this.add('#text', text, NO_ATTRIBUTES)
  }

  open(tag: string, attributes: ReadonlyMap<string, string>): void {
    const implied = IMPLIED_ENDS.get(tag) ?? NOTHING
    while (implied.has(this.top()?.tag ?? '')) this.pop()
    const index = this.add(tag, '', attributes.size ? attributes : NO_ATTRIBUTES)
    if (index < 0 || VOID_TAGS.has(tag)) return
    if (this.stack.length >= MAX_DEPTH) {
      this.tooDeep++
      return
    }
    this.stack.push(index)
    this.openTags.set(tag, (this.openTags.get(tag) ?? 0) + 1)
  }

  close(tag: string): void {
    if (tag === 'br') this.open('br', NO_ATTRIBUTES)
    if (VOID_TAGS.has(tag)) return
    if (this.tooDeep > 0) {
      this.tooDeep--
      return
    }
    if (!this.openTags.get(tag)) return
    const crossesBlocks = BLOCK_TAGS.has(tag)
    for (let depth = this.stack.length - 1; depth >= 0; depth--) {
      const open = this.nodes[this.stack[depth] ?? -1]
      if (open?.tag === tag) {
        while (this.stack.length > depth) this.pop()
        return
      }
      if (open && (crossesBlocks ? CELLS.has(open.tag) && !TABLE.has(tag) : BLOCK_TAGS.has(open.tag))) return
    }
  }

  finish(): PageNode[] {
    while (this.stack.length) this.pop()
    return this.nodes
  }

  private add(tag: string, text: string, attributes: ReadonlyMap<string, string>): number {
    if (this.isFull) return -1
    this.nodes.push({ tag, text, attributes, parent: this.parent(), end: this.nodes.length + 1 })
    return this.nodes.length - 1
  }

  private pop(): void {
    const node = this.nodes[this.stack.pop() ?? -1]
    if (!node) return
    node.end = this.nodes.length
    this.openTags.set(node.tag, (this.openTags.get(node.tag) ?? 1) - 1)
  }

  private top(): PageNode | undefined {
    return this.nodes[this.parent()]
  }

  private parent(): number {
    return this.stack.at(-1) ?? -1
  }
}

/** Its text names a picture: "lightbulb_outline". */
const ICON_FONT = /\bmaterial-(?:icons|symbols)/
const NOTHING: ReadonlySet<string> = new Set()
const CELLS = new Set(['td', 'th', 'table'])
const TABLE = new Set(['td', 'th', 'tr', 'tbody', 'thead', 'tfoot', 'table', 'body', 'html'])
