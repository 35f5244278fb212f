import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { answer } from '#worker/kernel/log/execute.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { activityEvents, eventsBefore, scanEnd, type ActivityEvent, type ActivityQuery } from './activity.read.ts'
import { visibleKinds, isEventVisible } from './feed.ts'

const MAX_PAGE = 100

export async function showActivity(modules: readonly Module[], context: Context, asked: ActivityQuery) {
  const { space, shard } = membershipOf(context)
  const db = context.spaceDatabase(shard)
  const limit = Math.min(Math.max(asked.limit, 1), MAX_PAGE)
  const seen = isEventVisible(visibleKinds(modules, context))
  const { events, end } = await db.read({
    events: activityEvents(space, { ...asked, limit }, seen),
    end: scanEnd(space, asked),
  })
  // Streams without a row id have no row to compare.
  const streams = [...new Set(events.flatMap(({ stream }) => (stream.includes(':') ? [stream] : [])))]
  const { past } =
    streams.length > 0 ? await db.read({ past: eventsBefore(space, streams, events[0]?.seq ?? 0, seen) }) : { past: [] }
  const results = events.map((event) =>
    entryOf(
      event,
      past.filter(({ stream, seq }) => stream === event.stream && seq < event.seq),
    ),
  )
  const next = events.length === limit ? events.at(-1)?.seq : end[0]?.last
  return answer({ results, next: next ?? null })
}

function entryOf({ type, stream, data, ...event }: ActivityEvent, past: readonly Pick<ActivityEvent, 'data'>[]) {
  const before = new Map(past.flatMap((one) => Object.entries(fieldsOf(one.data))))
  const fields = Object.entries(fieldsOf(data)).flatMap(([field, after]) => {
    const was = before.get(field) ?? null
    return JSON.stringify(was) === JSON.stringify(after ?? null) ? [] : [{ field, before: was, after }]
  })
  const [kind = '', verb = ''] = type.split('.')
  const own = Object.entries(fieldsOf(data))
  const name = [...before, ...own].filter(([field]) => field === 'name' || field === 'title').at(-1)?.[1]
  const { seq, at, actor, command } = event
  return { seq, command, at, actor, kind, id: idOf(stream), name: typeof name === 'string' ? name : null, verb, fields }
}

const fieldsOf = ({ id: _id, patch, ...data }: ActivityEvent['data']): Record<string, unknown> =>
  typeof patch === 'object' && patch !== null ? { ...patch } : data

const idOf = (stream: string): number | null => {
  const id = /:(\d+)$/.exec(stream)?.[1]
  return id === undefined ? null : Number(id)
}
