import type { Row } from '../../sql/query.ts'
import type { SpaceReplay } from './space-replay.ts'
import type { ModelKey, ReadModel } from './read-model.ts'

export interface SuspectRow {
  key: ModelKey
  bytes: number
}

/** Rows that may differ from the replayed ones, including rows written meanwhile. Reads page by page. */
export async function compareModel(replay: SpaceReplay, model: ReadModel): Promise<SuspectRow[]> {
  const { suspects, same } = await compareRebuiltRows(replay, model)
  const { count } = await replay.live.read({ count: model.count(replay.space) })
  // Equal counts and no difference mean that no stray row exists.
  if (suspects.length === 0 && same === count[0]?.n) return []
  return [...suspects, ...(await findStrayRows(replay, model))]
}

async function compareRebuiltRows({ live, scratch, space }: SpaceReplay, model: ReadModel) {
  const suspects: SuspectRow[] = []
  let same = 0
  let after: ModelKey | null = null
  for (;;) {
    const { rows }: { rows: Row[] } = await scratch.read({ rows: model.page(space, after) })
    const last = rows.at(-1)
    if (!last) return { suspects, same }
    after = model.keyOf(last)
    const { theirs } = await live.read({
      theirs: model.rowsByKey(
        space,
        rows.map((row) => model.keyOf(row)),
      ),
    })
    const there = new Set(theirs.map((row) => JSON.stringify(row)))
    for (const row of rows) {
      const text = JSON.stringify(row)
      if (there.has(text)) same++
      else suspects.push({ key: model.keyOf(row), bytes: text.length })
    }
  }
}

async function findStrayRows({ live, scratch, space }: SpaceReplay, model: ReadModel): Promise<SuspectRow[]> {
  const stray: SuspectRow[] = []
  let after: ModelKey | null = null
  for (;;) {
    const { rows }: { rows: Row[] } = await live.read({ rows: model.keyPage(space, after) })
    const keys = rows.map((row) => model.keyOf(row))
    const last = keys.at(-1)
    if (!last) return stray
    after = last
    const { theirs } = await scratch.read({ theirs: model.existingKeys(space, keys) })
    const built = new Set(theirs.map((row) => JSON.stringify(model.keyOf(row))))
    const alone = keys.map((key) => ({ key, text: JSON.stringify(key) })).filter(({ text }) => !built.has(text))
    stray.push(...alone.map(({ key, text }) => ({ key, bytes: text.length })))
  }
}
