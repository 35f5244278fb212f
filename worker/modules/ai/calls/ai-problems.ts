import { legacyProblem, Problem } from '#worker/kernel/contract/errors.ts'
import type { AiRefusal } from '../vendors/ai-refusal.ts'
import { codeOf } from './call.decider.ts'

export const noProvider = () =>
  legacyProblem('ai.no_provider', 400, 'You must select an AI provider to perform your request.')
export const unknownProvider = () =>
  legacyProblem('ai.unknown_provider', 400, 'This AI provider is not there any more. Choose another.')
export const noCredits = () =>
  legacyProblem(
    'ai.no_credits',
    400,
    "You don't have any credits remaining to use AI or AI features are not enabled for your space.",
  )
export const tooDear = (left: number) =>
  legacyProblem(
    'ai.no_credits',
    400,
    `This may cost more credits than the ${left.toFixed(left < 1 ? 2 : 0)} that are left. Try with less at once, or with a cheaper model.`,
  )
export const addressRefused = (fault: string) => legacyProblem('ai.address_refused', 400, fault)
/** `about` is what the web says it by, in each language. */
export const nothingGiven = (msg: string, about = 'nothing_given') => legacyProblem(`ai.${about}`, 400, msg)

export const tooManyPages = (pages: number, most: number) =>
  legacyProblem(
    'ai.too_many_pages',
    400,
    `These are ${pages} pages, and ${most} are read while you wait. Ask with job=auto, and a job reads them as pages of one recipe; with job=true, each file is a recipe of its own.`,
  )

/** A time-out is a 408, everything else that a provider does a 400. */
export const refusedBy = (refusal: AiRefusal) =>
  legacyProblem(codeOf(refusal), refusal.reason === 'timeout' ? 408 : 400, refusal.message)

export function throttled(seconds: number): Problem {
  const wait = Math.max(1, Math.ceil(seconds))
  const msg = `Request was throttled. Expected available in ${wait} seconds.`
  return new Problem('request.throttled', 429, { error: true, msg, detail: msg }, { 'retry-after': String(wait) })
}
