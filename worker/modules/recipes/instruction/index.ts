export type { InflectedName, InstructionIngredient } from './ingredient.ts'
export type {
  BlockNode,
  CellAlign,
  DurationNode,
  IngredientNode,
  InlineNode,
  InstructionNode,
  ListItem,
  ListNode,
  NameNode,
  TextStyle,
} from './node.ts'
export { findDurations } from './duration/find-durations.ts'
export { escapeHtml, renderHtml, type HtmlStyle } from './render-html.ts'
export { renderInstruction } from './render-instruction.ts'
export { readMarkdown } from './markdown/markdown.read.ts'
export { renderText } from './render-text.ts'
