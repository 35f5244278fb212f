import { legacyProblem, type Problem } from '#worker/kernel/contract/errors.ts'

const MAX_WAIT_SECONDS = 86_400
const USUAL_WAIT_SECONDS = 3_600

/** What clients of the reference read as `msg`. */
const problemOf = (reason: string, status: number, msg: string) => (): Problem =>
  legacyProblem(`fdc.${reason}`, status, msg)

const tooMany = problemOf(
  'rate_limited',
  429,
  'The food data service has answered as often as it may for now. Try again later.',
)

export const fdcProblem = {
  withoutId: problemOf('without_id', 400, 'Food has no FDC ID associated.'),
  unknown: problemOf('unknown', 404, 'The food data service knows no food with this number.'),
  notInTable: problemOf(
    'not_in_table',
    400,
    'The table of foods has no row with this number. Search for the food and choose a row.',
  ),
  keyRefused: problemOf('key_refused', 502, 'The food data service refuses the key of this server.'),
  failed: problemOf('failed', 502, 'The food data service answered with an error.'),
  unreachable: problemOf('unreachable', 502, 'The food data service could not be reached.'),
  unreadable: problemOf('unreadable', 502, 'The food data service answered with something that makes no sense.'),
  timeout: problemOf('timeout', 504, 'The food data service took too long to answer.'),
  rateLimited: (retryAfter: string | null): Problem => {
    const refused = tooMany()
    const seconds = /^\d{1,9}$/.test(retryAfter ?? '') ? Number(retryAfter) : USUAL_WAIT_SECONDS
    refused.headers['retry-after'] = String(Math.min(Math.max(seconds, 1), MAX_WAIT_SECONDS))
    return refused
  },
}
