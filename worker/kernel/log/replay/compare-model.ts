import type { Row } from '../../sql/query.ts'
import type { Beside } from './beside.ts'
import type { ModelKey, Model } from './model.ts'

/** A row that may differ, and how much of it there is. */
export interface Suspect {
  key: ModelKey
  bytes: number
}

/**
 * The rows of a read model that differ from those built beside, or seem to: what is written meanwhile is among them.
 * Reads both sides page by page.
 */
export async function suspectsOf(beside: Beside, model: Model): Promise<Suspect[]> {
  const { suspects, same } = await builtRows(beside, model)
  const { count } = await beside.live.read({ count: model.count(beside.space) })
  // Where all that was built is there, and no more than that, nothing else is there.
  if (suspects.length === 0 && same === count[0]?.n) return []
  return [...suspects, ...(await strayRows(beside, model))]
}

async function builtRows({ live, scratch, space }: Beside, model: Model) {
  const suspects: Suspect[] = []
  let same = 0
  let after: ModelKey | null = null
  for (;;) {
    const { rows }: { rows: Row[] } = await scratch.read({ rows: model.page(space, after) })
    const last = rows.at(-1)
    if (!last) return { suspects, same }
    after = model.keyOf(last)
    const { theirs } = await live.read({
      theirs: model.at(
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

/** Rows that only people see. */
async function strayRows({ live, scratch, space }: Beside, model: Model): Promise<Suspect[]> {
  const stray: Suspect[] = []
  let after: ModelKey | null = null
  for (;;) {
    const { rows }: { rows: Row[] } = await live.read({ rows: model.keys(space, after) })
    const keys = rows.map((row) => model.keyOf(row))
    const last = keys.at(-1)
    if (!last) return stray
    after = last
    const { theirs } = await scratch.read({ theirs: model.keysAt(space, keys) })
    const built = new Set(theirs.map((row) => JSON.stringify(model.keyOf(row))))
    const alone = keys.map((key) => ({ key, text: JSON.stringify(key) })).filter(({ text }) => !built.has(text))
    stray.push(...alone.map(({ key, text }) => ({ key, bytes: text.length })))
  }
}
