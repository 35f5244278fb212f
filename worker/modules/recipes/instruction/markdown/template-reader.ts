import type { InlineNode } from '../node.ts'

/** What the conversion of tokens needs to know about the templates that were taken out of the source. */
export interface TemplateReader {
  /** The nodes of template number `index`. */
  expand(index: number): InlineNode[]
  /** A masked text as it was written. */
  restoreTemplates(masked: string): string
}
