import { reconcile, trackedWrite, type LedgerItem } from '../ledger.ts'
import type { Workload } from '../workload.ts'

interface Row {
  id: number
  name: string
}
interface RecipeRow extends Row {
  steps: { instruction: string; ingredients: { food: object | null; unit: object | null }[] }[]
}

export function recipeWorkload(): Workload {
  const items: LedgerItem[] = []
  let made = 0

  return {
    name: 'recipes',
    async act({ random, send }) {
      const item: LedgerItem = { name: `recipe ${++made}`, id: null, possible: [null] }
      items.push(item)
      const steps = 1 + Math.floor(random() * 4)
      const body = { name: item.name, servings: 4, steps: stepsOf(item.name, steps) }
      const created = await trackedWrite(item, `${steps} steps`, () => send('POST', '/api/recipe/', body))
      item.id = ((await created.json()) as Row).id
      const path = `/api/recipe/${item.id}/`
      const more = 1 + Math.floor(random() * 6)
      await trackedWrite(item, `${more} steps`, () =>
        send('PATCH', path, { steps: stepsOf(`${item.name} again`, more) }),
      )
      if (random() < 0.3) await trackedWrite(item, null, () => send('DELETE', path))
    },
    async check({ listAll, send }) {
      const there = new Map((await listAll<Row>('/api/recipe/')).map((row) => [row.name, row.id]))
      const faults: string[] = []
      for (const item of items) {
        const id = there.get(item.name)
        const recipe = id === undefined ? null : ((await (await send('GET', `/api/recipe/${id}/`)).json()) as RecipeRow)
        faults.push(...reconcile(item, recipe && `${recipe.steps.length} steps`))
        const lines = recipe?.steps.flatMap(({ ingredients }) => ingredients) ?? []
        if (recipe?.steps.some(({ ingredients }) => ingredients.length !== 2))
          faults.push(`${item.name} has lost lines`)
        if (lines.some(({ food, unit }) => food === null || unit === null))
          faults.push(`${item.name} has a line of nothing`)
      }
      // Older recipes are checked and no longer change.
      items.splice(0, items.length, ...items.slice(-40))
      return faults
    },
  }
}

const stepsOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, step) => ({
    instruction: `step ${step}`,
    ingredients: [0, 1].map((line) => ({
      amount: step + line + 1,
      unit: { name: 'gram' },
      food: { name: `${name} food ${(step + line) % 3}` },
    })),
  }))
