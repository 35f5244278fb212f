import { answered } from '../jobs/answered.ts'
import type { KillClient } from '../workload.ts'
import type { OutsideState } from './outside-state.ts'

const ENDS = new Set(['ai-call.charged', 'ai-call.failed', 'ai-call.released'])

/** Each question ended once, and what the log charged is what the space has used. */
export async function checkCredits({ send }: KillClient, { log, aiCalls }: OutsideState): Promise<string[]> {
  const faults: string[] = []
  const charged = log.flatMap(({ type, data }) => (type === 'ai-call.charged' ? [Number(data?.['credits'])] : []))
  const sum = charged.reduce((all, one) => all + one, 0)
  const cost = aiCalls.reduce((all, one) => all + one.cost, 0)
  const { ai_monthly_credits_used: used } = await answered<{ ai_monthly_credits_used: number }>(
    send('GET', '/api/space/current/'),
  )
  if (Math.abs(sum - cost) > 0.001 || Math.abs(sum - used) > 0.001)
    faults.push(`the log charged ${sum} credits, the questions cost ${cost}, and the space has used ${used}`)
  const asked = log.filter(({ type }) => type === 'ai-call.asked')
  for (const { stream } of asked) {
    const ends = log.filter((one) => one.stream === stream && ENDS.has(one.type)).length
    if (ends !== 1) faults.push(`${stream} ended ${ends} times`)
  }
  if (asked.length !== aiCalls.length)
    faults.push(`${asked.length} questions were asked, and ${aiCalls.length} are told`)
  return faults
}
