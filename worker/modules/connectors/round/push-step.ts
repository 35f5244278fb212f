import { followerStep, type FollowerStep } from '#worker/kernel/follow/follower-kind.ts'
import type { Pushed } from '../service/todo-service.ts'
import { followingConnector, linkRows, linksFrom, setRound } from './connector.rows.ts'
import { isLasting } from './lasting-fault.ts'
import { isWaiting, type Link } from './link.ts'
import { paused } from './pause-step.ts'
import { secondsAfter, synced, type Round } from './round.ts'
import { planPushes, takeAnswers } from './take-answers.ts'

const SOON_SECONDS = 5
const LATER_SECONDS = 60

/** Sends what is planned and commits what was answered. */
export async function pushStep(
  { connector, world, service, log, state }: Round,
  links: readonly Link[],
): Promise<FollowerStep> {
  const { space_id: space, id } = connector
  const { db, at } = world
  const asked = planPushes(links)
  // From here on nobody knows what arrived, until it is answered: whoever is cut off looks first.
  await db.batch([setRound(connector, { ...state, phase: 'pushing' })])
  const answers = asked.length > 0 ? await service.push(asked.map(({ change }) => change)) : []
  const faults = answers.flatMap((answer) => ('fault' in answer ? [answer.fault] : []))
  const lasting = faults.find(({ reason }) => reason !== 'refused' && isLasting(reason))
  const pollAt = connector.two_way ? secondsAfter(at, service.abilities.pollSeconds) : null
  return followerStep(
    { now: followingConnector(space, id), links: linkRows(space, id) },
    (found) => {
      const [now] = found.now
      const there = new Map(linksFrom(found.links).map((link) => [link.entry, link]))
      const pushes = asked.flatMap(({ link }, i) => {
        const pushed: Pushed | undefined = answers[i]
        return pushed && isSame(there.get(link.entry), link) ? [{ link, pushed }] : []
      })
      const { links: changed, dropped } = takeAnswers(pushes, at)
      const done = new Set(asked.map(({ link }) => link.entry))
      const isMore = [...there.values()].some((link) => isWaiting(link) && !done.has(link.entry))
      return {
        appends: [
          ...synced(id, changed, dropped),
          ...(lasting && isLasting(lasting.reason) && now?.version === connector.version
            ? [paused(id, { state: lasting.reason, message: lasting.message })]
            : []),
        ],
        also: [
          ...log.statements(space, id, at),
          setRound(
            connector,
            { ...state, phase: isMore && faults.length === 0 ? 'planned' : 'idle' },
            faults.length + Number(isMore) > 0 ? null : at,
          ),
        ],
        nextAt: isMore && faults.length === 0 ? at : faults.length > 0 ? secondsAfter(at, pauseAfter(faults)) : pollAt,
      }
    },
    { nextAt: pollAt, user: connector.created_by },
  )
}

/** A change of the settings may have made another list of it meanwhile. */
const isSame = (there: Link | undefined, link: Link) =>
  there?.key === link.key &&
  JSON.stringify(there.sent) === JSON.stringify(link.sent) &&
  there.removing === link.removing

const pauseAfter = (faults: readonly { reason: string; retryAfter: number | undefined }[]): number => {
  const asked = Math.max(0, ...faults.map(({ retryAfter = 0 }) => retryAfter))
  const isQuick = faults.every(({ reason }) => reason === 'conflict' || reason === 'item_gone' || reason === 'refused')
  return asked || (isQuick ? SOON_SECONDS : LATER_SECONDS)
}
