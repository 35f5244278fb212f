/** The tree holds only what a kitchen needs, so no renderer can run or load anything that a writer smuggled in. */
export type InstructionNode = BlockNode | InlineNode

export type BlockNode =
  | { kind: 'paragraph'; children: InlineNode[] }
  | { kind: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; children: InlineNode[] }
  | ListNode
  | { kind: 'table'; align: CellAlign[]; header: InlineNode[][]; rows: InlineNode[][][] }
  | { kind: 'code-block'; language: string | null; text: string }
  | { kind: 'blockquote'; children: BlockNode[] }
  | { kind: 'rule' }

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

/** A unit or food whose number follows `amount`, at the recipe's own servings; null without an amount. */
export interface NameNode {
  kind: 'name'
  of: 'unit' | 'food'
  singular: string
  plural: string | null
  amount: number | null
}

/** `index` counts the ingredients of the step; `field` is null for the whole ingredient. */
export interface IngredientNode {
  kind: 'ingredient'
  index: number
  field: 'amount' | 'unit' | 'food' | 'note' | null
  children: InlineNode[]
}

/** Both in seconds; `longest` is the end of a range. */
export interface DurationNode {
  kind: 'duration'
  seconds: number
  longest: number | null
  text: string
}
