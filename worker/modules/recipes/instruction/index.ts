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
export { findDurations } from './duration/duration.find.ts'
export { renderHtml } from './html.render.ts'
export { renderInstruction } from './instruction.render.ts'
export { readMarkdown } from './markdown/markdown.read.ts'
export { renderText } from './text.render.ts'
