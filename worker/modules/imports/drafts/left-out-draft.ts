import type { LeftOutDraft } from './draft.ts'
import type { Said } from './said.ts'

export const leftOutDraft = ({ msg, code, values }: Said, count: number): LeftOutDraft => ({
  kind: 'left-out',
  what: msg,
  said: { code, values },
  count,
})
