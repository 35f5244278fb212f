import { reconcile, trackedWrite, type LedgerItem } from '../ledger.ts'
import type { Workload } from '../workload.ts'

interface Recipe {
  name: string
  id: number
  steps: { ingredients: { food: { name: string } | null }[] }[]
}

/** The food is gone and the recipe names the target, or neither. */
export function mergeWorkload(): Workload {
  let items: LedgerItem[] = []
  let made = 0
  const add = async (send: (method: string, path: string, body?: unknown) => Promise<Response>, name: string) =>
    ((await (await send('POST', '/api/food/', { name })).json()) as { id: number }).id

  return {
    name: 'merges',
    async act({ send }) {
      const name = `merge ${++made}`
      const [from, into] = [await add(send, `${name} from`), await add(send, `${name} into`)]
      const steps = [{ ingredients: [{ amount: 1, unit: null, food: { id: from, name: `${name} from` } }] }]
      const item: LedgerItem = { name, id: null, possible: [null] }
      items.push(item)
      const created = await trackedWrite(item, 'from', () => send('POST', '/api/recipe/', { name, steps }))
      item.id = ((await created.json()) as { id: number }).id
      await trackedWrite(item, 'into', () => send('PUT', `/api/food/${from}/merge/${into}/`, {}))
    },
    async check({ listAll, send }) {
      const foods = new Set((await listAll<{ name: string }>('/api/food/')).map(({ name }) => name))
      const rows = new Map((await listAll<Recipe>('/api/recipe/')).map((row) => [row.name, row.id]))
      const faults: string[] = []
      for (const item of items) {
        const id = rows.get(item.name)
        const recipe = id === undefined ? null : ((await (await send('GET', `/api/recipe/${id}/`)).json()) as Recipe)
        const food = recipe?.steps[0]?.ingredients[0]?.food?.name
        faults.push(...reconcile(item, recipe && (food?.replace(`${item.name} `, '') ?? 'nothing')))
        if (food !== undefined && !foods.has(food)) faults.push(`${item.name} names a food that is gone`)
        if (food === `${item.name} into` && foods.has(`${item.name} from`)) faults.push(`${item.name} is half merged`)
      }
      items = items.slice(-20)
      return faults
    },
  }
}
