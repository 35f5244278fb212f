/**
 * A step's instruction as a tree. It can say no more than a kitchen needs, so whatever renders it cannot be made to run
 * or load anything the writer smuggled in.
 */
export type InstructionNode = BlockNode | InlineNode

export type BlockNode =
  | { kind: 'paragraph'; children: InlineNode[] }
  | { kind: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; children: InlineNode[] }
  | ListNode
  | { kind: 'table'; align: CellAlign[]; header: InlineNode[][]; rows: InlineNode[][][] }
  | { kind: 'code-block'; language: string | null; text: string }
  | { kind: 'blockquote'; children: BlockNode[] }
  | { kind: 'rule' }

/** `loose` lists have room between their items; in tight ones a paragraph is only its text. */
export interface ListNode {
  kind: 'list'
  ordered: boolean
  start: number
  loose: boolean
  items: ListItem[]
}

/** `checked` is null unless the item is a task. */
export interface ListItem {
  checked: boolean | null
  children: BlockNode[]
}

export type CellAlign = 'left' | 'center' | 'right' | null

export type InlineNode =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: TextStyle; children: InlineNode[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; title: string | null; children: InlineNode[] }
  | { kind: 'image'; src: string; alt: string; title: string | null }
  | { kind: 'number'; value: number }
  | NameNode
  | IngredientNode
  | { kind: 'missing'; text: string }
  | DurationNode

export type TextStyle = 'emphasis' | 'strong' | 'deleted' | 'subscript' | 'superscript'

/** A unit or food whose plural follows `amount` (at the recipe's own servings; null when the ingredient has none). */
export interface NameNode {
  kind: 'name'
  of: 'unit' | 'food'
  singular: string
  plural: string | null
  amount: number | null
}

/** What a placeholder shows of the step's ingredient `index`; `field` is null for all of it. */
export interface IngredientNode {
  kind: 'ingredient'
  index: number
  field: 'amount' | 'unit' | 'food' | 'note' | null
  children: InlineNode[]
}

/** A time somebody may want a timer for. A range has its end in `longest`. Both in seconds. */
export interface DurationNode {
  kind: 'duration'
  seconds: number
  longest: number | null
  text: string
}
