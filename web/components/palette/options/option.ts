import type { LucideIcon } from 'lucide-react'

/** In the order in which they stand where nothing tells which is nearer. */
export const sectionNames = ['recipes', 'foods', 'books', 'pages', 'commands'] as const
export type SectionName = (typeof sectionNames)[number]

export interface Option {
  /** Of no other option. */
  key: string
  name: string
  icon: LucideIcon
  /** What else is known of it, at its end. */
  note?: string
  /** Keys that do the same, as in `shortcuts`. */
  keys?: string
  /** See `likeness`; 0 of what the server found and of what is offered for any text. */
  nearness: number
  run: () => void
}

export interface Section {
  name: SectionName | 'recent' | 'more'
  options: readonly Option[]
}
