import type { DraftStep } from '../../../drafts/recipe-draft.ts'

/** What people wrote below the method of a format that has no other place: where it is from, and notes. */
export function withoutRemarks(written: readonly DraftStep[]): { steps: DraftStep[]; notes: string[]; source: string } {
  const steps = [...written]
  const told: string[] = []
  while (steps.length > 1 && isRemark(steps.at(-1))) told.unshift(steps.pop()?.instruction ?? '')
  const origin = told.find((text) => SOURCE.test(text)) ?? ''
  const source = origin.replace(SOURCE, '').trim()
  const notes = told.filter((text) => text !== origin)
  const at = steps.findIndex(({ name }) => NOTES.test(name))
  const isLast = at > 0 && steps.slice(at + 1).every(({ name }) => name === '')
  const beside = isLast ? steps.splice(at).map(({ instruction }) => instruction) : []
  return { steps, notes: [...beside, ...notes], source }
}

const MAX_REMARK = 200
const SOURCE = /^[*\s]*(?:source|quelle|from|recipe by|recipe from|author)\s*:\s*|^[*\s]*recipe by\s+/i
const OTHERS =
  /^[*\s]*(?:(?:posted|typed|typos|shared|submitted|formatted|converted|contributed|entered|reposted|mm|meal-?master(?: format)?) by|erfasst von|(?:recipe )?notes?\s*:|per serving\s*:)/i
const NOTES = /^(?:notes?|recipe notes?|hinweise?|tipps?|tips?)$/i

/** Whether a line of a paragraph says such a thing of its own. */
export const opensRemark = (line: string): boolean =>
  /^[^:]{1,30}:/.test(line) && (SOURCE.test(line) || OTHERS.test(line))

const isRemark = (step: DraftStep | undefined): boolean =>
  step !== undefined &&
  step.name === '' &&
  step.instruction.length <= MAX_REMARK &&
  (SOURCE.test(step.instruction) || OTHERS.test(step.instruction))
