import { problem, type Problem } from '#worker/kernel/contract/errors.ts'

const busy = problem('open-data.rate_limited', 429, 'The address of open data has answered as often as it may for now.')

export const openDataProblem = {
  notConfigured: problem(
    'open-data.not_configured',
    409,
    'This server knows no address of open data. Its operator can give one as OPEN_DATA_URL.',
  ),
  unreachable: problem('open-data.unreachable', 502, 'The address of open data could not be reached.'),
  timeout: problem('open-data.timeout', 504, 'The address of open data took too long to answer.'),
  failed: problem('open-data.failed', 502, 'The address of open data answered with an error.'),
  unreadable: problem('open-data.unreadable', 502, 'What the address of open data answered is no open data.'),
  rateLimited: (retryAfter: string | null): Problem => {
    const refused = busy()
    const seconds = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : 60
    refused.headers['retry-after'] = String(Math.max(1, seconds))
    return refused
  },
}
