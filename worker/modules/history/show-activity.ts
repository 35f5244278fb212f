import { sql } from 'drizzle-orm'
import { personJson } from '#worker/auth/display-name.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { answer } from '#worker/kernel/log/execute.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { memberJson } from '#worker/kernel/sql/member.table.ts'
import {
  eventsBefore,
  eventsBySeq,
  matchingEvents,
  scanEnd,
  type ActivityEvent,
  type ActivityLog,
  type ActivityQuery,
} from './activity.read.ts'
import { visibleDirectoryKinds, visibleKinds, isEventVisible } from './feed.ts'
import { foldCommands } from './fold-commands.ts'
import { mentionedRows } from './mentioned-rows.ts'
import { namesOfRows } from './row-names.ts'

const MAX_PAGE = 100
/** A page that folds commands goes through so many events at most. */
const MAX_FOLDED = 500

/** Three round trips: which events, what they say, and what the rows in them are called. */
export async function showActivity(
  modules: readonly Module[],
  context: Context,
  { log: which, ...asked }: ActivityQuery & { log?: 'space' | 'directory' | undefined },
) {
  const log = which === 'directory' ? directoryLog(modules, context) : spaceLog(modules, context)
  const limit = Math.min(Math.max(asked.limit, 1), MAX_PAGE)
  const most = asked.per_command === undefined ? Infinity : Math.max(asked.per_command, 1)
  const looked = most === Infinity ? limit : MAX_FOLDED
  const { found, end } = await log.db.read({
    found: matchingEvents(log, { ...asked, limit: looked }),
    end: scanEnd(log, asked),
  })
  const { chosen, next } = foldCommands(found, { limit, most })
  const seqs = chosen.map(({ seq }) => seq)
  const { events, past } =
    seqs.length > 0
      ? await log.db.read({ events: eventsBySeq(log, seqs), past: eventsBefore(log, seqs) })
      : { events: [], past: [] }
  const mentions = events.map((event) => mentionedRows(kindOf(event), idOf(event.stream), event.data))
  const { shard } = membershipOf(context)
  const names = mentions.some((some) => some.length > 0)
    ? await namesOfRows(modules, context, context.spaceDatabase(shard), mentions.flat())
    : []
  const undoers = new Set(modules.flatMap(({ undo = {} }) => Object.keys(undo)))
  const derived = new Set(modules.flatMap(({ derivedEvents = [] }) => derivedEvents))
  const results = events.map((event, i) => ({
    undoable: undoers.has(event.type) || derived.has(event.type),
    derived: derived.has(event.type),
    ...entryOf(
      event,
      past.filter(({ stream, seq }) => stream === event.stream && seq < event.seq),
    ),
    about: (mentions[i] ?? []).flatMap(({ kind, id }) => names.filter((one) => one.kind === kind && one.id === id)),
    more: chosen.find(({ seq }) => seq === event.seq)?.more ?? 0,
  }))
  const rest = found.length === looked ? found.at(-1)?.seq : end[0]?.last
  return answer({ results, next: next ?? rest ?? null })
}

function spaceLog(modules: readonly Module[], context: Context): ActivityLog {
  const { space, shard } = membershipOf(context)
  return {
    db: context.spaceDatabase(shard),
    space,
    isVisible: isEventVisible(visibleKinds(modules, context)),
    actor: memberJson(sql`e.space_id`, sql`e.meta ->> 'user'`),
    prefix: 's.',
  }
}

function directoryLog(modules: readonly Module[], context: Context): ActivityLog {
  return {
    db: context.directory,
    space: membershipOf(context).space,
    isVisible: isEventVisible(visibleDirectoryKinds(modules, context)),
    actor: sql`(SELECT ${personJson} FROM user u WHERE u.id = e.meta ->> 'user')`,
    prefix: 'd.',
  }
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

const kindOf = ({ type }: ActivityEvent): string => type.split('.')[0] ?? ''

const fieldsOf = ({ id: _id, patch, ...data }: ActivityEvent['data']): Record<string, unknown> =>
  typeof patch === 'object' && patch !== null ? { ...patch } : data

const idOf = (stream: string): number | null => {
  const id = /:(\d+)$/.exec(stream)?.[1]
  return id === undefined ? null : Number(id)
}
