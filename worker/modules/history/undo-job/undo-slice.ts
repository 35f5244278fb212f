import { Problem, problemSentence } from '#worker/kernel/contract/errors.ts'
import type { EndedItem } from '#worker/kernel/jobs/job.events.ts'
import type { DecidedSlice } from '#worker/kernel/jobs/job-kind.ts'
import type { JobItem } from '#worker/kernel/jobs/job.rows.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { noEventsSince } from '#worker/kernel/log/guard.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { combineReversals, mergeAppends } from '#worker/kernel/resource/undo/undo-command.ts'
import type { NamedRow } from '#worker/kernel/resource/undo/undo.ts'
import { visibleKinds } from '../feed.ts'
import { refuseUnseen } from '../find-undo.ts'
import { eventsOfStreamsInCommand } from './large-command.read.ts'

interface Asked {
  modules: readonly Module[]
  context: Context
  command: string
}

/**
 * Undoes some streams of a command. Where that is refused, those that are the reason fail and the others are undone.
 * `gone`: rows that go in the same commit, as `model:id`, to which it adds.
 */
export async function undoSlice(
  asked: Asked,
  items: readonly JobItem[],
  gone = new Set<string>(),
): Promise<DecidedSlice> {
  try {
    return await undoTogether(asked, items, gone)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (items.length === 1) return { appends: [], items: items.map(({ position }) => refused(position, error)) }
    const middle = Math.ceil(items.length / 2)
    const first = await undoSlice(asked, items.slice(0, middle), gone)
    const second = await undoSlice(asked, items.slice(middle), gone)
    return {
      appends: [...first.appends, ...second.appends],
      also: [...(first.also ?? []), ...(second.also ?? [])],
      items: [...first.items, ...second.items],
    }
  }
}

const refused = (position: number, error: Problem): EndedItem => ({
  position,
  state: 'failed',
  code: error.code,
  msg: problemSentence(error),
})

async function undoTogether(
  { modules, context, command }: Asked,
  items: readonly JobItem[],
  gone: Set<string>,
): Promise<DecidedSlice> {
  const store = spaceStore(context)
  const streams = items.map(({ name }) => name)
  const { events } = await store.db.read({ events: eventsOfStreamsInCommand(store.space, command, streams) })
  await refuseUnseen(store, events, visibleKinds(modules, context))
  const { load, decide } = combineReversals(modules, { context, store, events, isPart: true })
  const going = new Set(gone)
  const parts = await decide(await store.db.read(load), going)
  for (const row of going) gone.add(row)
  const kept = rowsByStream(
    modules,
    parts.flatMap((part) => part.kept ?? []),
  )
  return {
    appends: mergeAppends(parts.flatMap(({ appends }) => appends)).filter((append) => append.events.length > 0),
    requires: parts.every(({ requires }) => requires)
      ? parts.flatMap(({ requires = [] }) => requires)
      : [noEventsSince],
    also: parts.flatMap(({ also = [] }) => also),
    items: items.map(({ position, name: stream }) => {
      const row = kept.get(stream)
      return row
        ? { position, state: 'known', result: stream, ...(row.name ? { name: row.name } : {}) }
        : { position, state: 'done', result: stream }
    }),
  }
}

function rowsByStream(modules: readonly Module[], rows: readonly NamedRow[]): Map<string, NamedRow> {
  const kinds = new Map(
    modules.flatMap(({ resources = [] }) => resources).map(({ contract }) => [contract.title, contract.name]),
  )
  return new Map(rows.map((row) => [`${kinds.get(row.model)}:${row.id}`, row]))
}
