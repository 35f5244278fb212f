import type { SourceAnswer } from '#worker/modules/imports/source.contract.ts'

let handed: SourceAnswer | null = null

/** What another page had read or written, for the page of imports to show when it opens next. */
export const handAnswer = (answer: SourceAnswer): void => {
  handed = answer
}

export function takeHandedAnswer(): SourceAnswer | null {
  const answer = handed
  handed = null
  return answer
}
