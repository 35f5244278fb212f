import { type FoundItem, type ImportChoices, isLeftOut } from '../import-job.rows.ts'
import { outlookOf } from '../outlook.ts'

/** What a row says of its item: what will become of it, or what has. `waits` are those that a stopped import left. */
export type Fate = 'comes' | 'came' | 'here' | 'broken' | 'left' | 'waits'

export function fateOf(item: FoundItem, choices?: ImportChoices): Fate {
  switch (item.state) {
    case 'done':
      return 'came'
    case 'known':
      return isLeftOut(item) ? 'left' : 'here'
    case 'failed':
      return isLeftOut(item) ? 'left' : 'broken'
    case 'waiting': {
      if (!choices) return 'waits'
      const outlook = outlookOf(item, choices)
      return outlook === 'known' || outlook === 'sameName' ? 'here' : outlook
    }
  }
}
