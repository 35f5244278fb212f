import type { InlineNode } from '../node.ts'

export interface TemplateReader {
  expand(index: number): InlineNode[]
  restoreTemplates(masked: string): string
}
