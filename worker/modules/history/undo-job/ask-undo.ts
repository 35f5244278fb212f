import { sql } from 'drizzle-orm'
import { cannotUndo, problem } from '#worker/kernel/contract/errors.ts'
import { askJob, cancelJob } from '#worker/kernel/jobs/job.decider.ts'
import { jobById, jobsWhere } from '#worker/kernel/jobs/job.rows.ts'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import type { Undone } from '#worker/kernel/resource/undo/undo-command.ts'
import { foundOne } from '#worker/kernel/sql/query.ts'
import { showJob } from '#worker/modules/jobs/show-job.ts'
import { typesOfCommand } from './large-command.read.ts'
import { UNDO } from './undo-kind.ts'
import { derivedTypes, undoableTypes } from './undoable-types.ts'

const undoneByOther = problem('command.undoing', 409, 'Somebody else is taking it back already.')

/** A job that takes a large command back. Work that the command began stops; one that is under way already is answered. */
export function askUndo(modules: readonly Module[], context: Context, command: string): Promise<Answer<Undone>> {
  const store = spaceStore(context)
  const { space } = store
  const active = sql`state IN ('preparing', 'ready', 'running')`
  const load = {
    types: typesOfCommand(space, command),
    undoing: jobsWhere(space, sql`${active} AND kind = ${UNDO} AND params ->> 'command' = ${command}`),
    begun: jobsWhere(
      space,
      sql`${active} AND id IN (SELECT c.data ->> 'id' FROM event c WHERE c.space_id = ${space}
        AND c.meta ->> 'command' = ${command} AND c.type IN ('job.asked', 'job.started', 'job.items_asked'))`,
    ),
    ids: reserveIds(space, { job: 1 }),
  }
  return execute(store, load, ({ types, undoing: [running], begun, ids }) => {
    requireUndoable(
      modules,
      types.map(({ type }) => type),
    )
    const by = personOf(context).id
    if (running && running.created_by !== by) throw undoneByOther()
    const id = running?.id ?? idAllocator(ids)('job')
    const asked = askJob({ id, kind: UNDO, name: `s.${command}`, created_by: by, params: { command } })
    return outcome({
      appends: running ? [] : [...begun.map(cancelJob), asked],
      answer: { job: jobById(space, id) },
      respond: ({ job }): Undone => ({ job: showJob(foundOne(job)) }),
    })
  })
}

function requireUndoable(modules: readonly Module[], types: readonly string[]): void {
  const undoable = undoableTypes(modules)
  const derived = new Set(derivedTypes(modules))
  if (types.some((type) => !undoable.has(type) && !derived.has(type))) throw cannotUndo()
  if (!types.some((type) => undoable.has(type))) throw cannotUndo()
}
