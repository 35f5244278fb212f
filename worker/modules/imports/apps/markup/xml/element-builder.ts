import type { XmlElement } from './xml-element.ts'
import type { XmlHandler } from './xml-scanner.ts'

/** What lies deeper becomes content of the deepest, so that no file can exhaust the call stack. */
const MAX_DEPTH = 100

/**
 * Builds the outermost elements of the wanted names, and keeps nothing else. One that begins inside another of its name
 * ends that, whose end was forgotten.
 */
export class ElementBuilder implements XmlHandler {
  private readonly wanted: ReadonlySet<string>
  private readonly opened: XmlElement[] = []
  private tooDeep = 0
  private done: XmlElement[] = []

  constructor(wanted: ReadonlySet<string>) {
    this.wanted = wanted
  }

  /** What was completed since the last time. */
  take(): XmlElement[] {
    const { done } = this
    this.done = []
    return done
  }

  endFile(): void {
    const [outermost] = this.opened
    if (outermost) outermost.isCut = true
    this.finish()
  }

  open(tag: string, given: ReadonlyMap<string, string>, isEmpty: boolean): void {
    const name = localName(tag)
    if (this.opened[0]?.name === name) this.finish()
    const parent = this.opened.at(-1)
    if (!parent && !this.wanted.has(name)) return
    if (this.opened.length >= MAX_DEPTH) {
      if (!isEmpty) this.tooDeep++
      return
    }
    const attributes = new Map([...given].map(([key, value]) => [localName(key), value]))
    const element: XmlElement = { name, attributes, content: [], isCut: false }
    parent?.content.push(element)
    this.opened.push(element)
    if (isEmpty) this.close(tag)
  }

  text(text: string): void {
    this.opened.at(-1)?.content.push(text)
  }

  close(tag: string): void {
    if (this.tooDeep > 0) {
      this.tooDeep--
      return
    }
    const name = localName(tag)
    const at = this.opened.findLastIndex((element) => element.name === name)
    if (at === 0) this.finish()
    else if (at > 0) this.opened.length = at
  }

  private finish(): void {
    const [outermost] = this.opened
    if (outermost) this.done.push(outermost)
    this.opened.length = 0
    this.tooDeep = 0
  }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase()
