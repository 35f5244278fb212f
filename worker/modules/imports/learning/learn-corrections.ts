import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { nameKey } from '#worker/kernel/contract/name-key.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { presentRow, selectRows } from '#worker/kernel/resource/define-resource.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import type { Append } from '#worker/kernel/log/commit.ts'
import { ruleSet } from '#worker/modules/automations/rule-set.ts'
import { nameFinder, lineReader, vocabularyQueries } from '../vocabulary.ts'
import type { AppliedCorrection, correctedLine, learnAnswer } from './correction.contract.ts'
import { findCorrections, type NewCorrection } from './find-corrections.ts'
import { correctionResource } from './correction.resource.ts'
import { correctionTable } from './correction.table.ts'

type Known = AppliedCorrection & { version: number }

/** A correction that contradicts an earlier one replaces it. */
export function learnCorrections(
  context: Context,
  lines: readonly z.output<typeof correctedLine>[],
): Promise<Answer<z.output<typeof learnAnswer>>> {
  const store = spaceStore(context)
  const load = {
    ...vocabularyQueries(
      store.space,
      lines.map(({ original_text }) => original_text),
    ),
    known: query<Known>(sql`SELECT id, version, kind, said, meant FROM import_correction
      WHERE space_id = ${store.space} AND deleted_with IS NULL`),
    ids: reserveIds(store.space, { 'import-correction': lines.length * 2 }),
  }
  return execute(store, load, ({ known, ids, ...vocabulary }) => {
    const { read } = lineReader(vocabulary, ruleSet(vocabulary.rules, ''))
    const unitOf = nameFinder(vocabulary.units)
    const foodOf = nameFinder(vocabulary.foods)
    const lessons = lines.flatMap(({ original_text, food, unit, note }) => {
      const line = read(original_text)
      const parts = { food: line.food?.name ?? null, unit: line.unit?.name ?? null, note: line.note }
      // Singular and plural of one row are the same name.
      if (unit && line.unit?.id !== undefined && unitOf(unit) === line.unit.id) parts.unit = unit
      if (food && line.food?.id !== undefined && foodOf(food) === line.food.id) parts.food = food
      return line.is_header ? [] : findCorrections(parts, { food: food || null, unit: unit || null, note: note ?? '' })
    })
    const { appends, learned } = correctionAppends(lessons, known, idAllocator(ids), personOf(context).id)
    return outcome({
      appends,
      answer: {
        rows: selectRows(
          correctionResource,
          context,
          sql`WHERE ${correctionTable.space_id} = ${store.space} AND ${inValues(correctionTable.id, learned)} ORDER BY id`,
        ),
      },
      respond: ({ rows }) => ({ learned: rows.map((row) => presentRow(correctionResource, row)) }),
    })
  })
}

function correctionAppends(
  lessons: readonly NewCorrection[],
  known: readonly Known[],
  nextId: (kind: string) => number,
  person: number,
): { appends: Append[]; learned: number[] } {
  const appends: Append[] = []
  const learned: number[] = []
  const told = new Map<string, NewCorrection>()
  for (const lesson of lessons) told.set(keyFor(lesson), lesson)
  const byKey = new Map(known.map((correction) => [keyFor(correction), correction]))
  for (const [key, { kind, said, meant }] of told) {
    const there = byKey.get(key)
    if (there && nameKey(there.meant) === nameKey(meant)) continue
    const id = there?.id ?? nextId('import-correction')
    learned.push(id)
    appends.push({
      stream: `import-correction:${id}`,
      expected: there?.version ?? 0,
      events: [
        there
          ? { type: 'import-correction.changed', data: { id, patch: { meant } } }
          : { type: 'import-correction.created', data: { id, kind, said, meant, created_by: person } },
      ],
    })
  }
  return { appends, learned }
}

const keyFor = ({ kind, said }: NewCorrection): string => `${kind} ${nameKey(said)}`
