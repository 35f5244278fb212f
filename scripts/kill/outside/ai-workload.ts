import { uniqueWord } from '../thing.ts'
import { answered } from '../jobs/answered.ts'
import type { KillClient } from '../workload.ts'
import { dishText } from './ai-cook.ts'
import type { OutsideWorkload } from './outside-workload.ts'
import type { Outside } from './set-up-outside.ts'

interface Job {
  id: number
  state: string
}
interface Item {
  name: string
  result: string | null
}
interface Row {
  id: number
  name: string
}

/** The most that a person may ask in an hour is 60, and others want to ask as well. */
const MOST_ASKED = 50
const REFUSALS = new Set([400, 408, 429])

/** Somebody asks the AI for recipes, within a call and by jobs. */
export function aiWorkload({ provider }: Outside): OutsideWorkload {
  const files = new Set<string>()
  let asked = 0

  const formOf = (fields: Record<string, string | File>): FormData => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return form
  }
  const jobs = ({ listAll }: KillClient) => listAll<Job>('/api/job/?kind=ai-import')

  return {
    name: 'AI',
    async act(client) {
      const { random, send } = client
      const word = uniqueWord(client)
      const isJob = random() < 0.5
      if (asked >= MOST_ASKED) return void (await jobs(client))
      asked++
      if (isJob) files.add(word)
      const file = new File([dishText(word)], `${word}.txt`, { type: 'text/plain' })
      const ai_provider_id = String(provider)
      const answer = isJob
        ? await send('POST', '/api/ai-import/?job=true', formOf({ ai_provider_id, file }))
        : await send('POST', '/api/ai-import/', formOf({ ai_provider_id, text: dishText(word) }))
      if (!answer.ok && !REFUSALS.has(answer.status))
        throw new Error(`the AI import answered ${answer.status} ${await answer.text()}`)
    },
    async goOn(client) {
      for (const { id, state } of await jobs(client))
        if (state === 'ready') await answered(client.send('POST', `/api/job/${id}/start/`, {}))
    },
    async check(client) {
      const recipes = await client.listAll<Row>('/api/recipe/')
      const faults: string[] = []
      const made = new Map<string, string>()
      for (const { id, state } of await jobs(client)) {
        const items = await client.listAll<Item>(`/api/job/${id}/items/`)
        if (state !== 'done') faults.push(`job ${id} of the AI is ${state}`)
        for (const { name, result } of items) if (result !== null) made.set(name, result)
      }
      for (const word of files) {
        const there = recipes.filter(({ name }) => name === `Dish ${word}`)
        if (there.length > 1) faults.push(`“Dish ${word}” is there ${there.length} times`)
        const result = made.get(`Dish ${word}`)
        if (there.map(({ id }) => `recipe:${id}`).join() !== (result ?? ''))
          faults.push(`“Dish ${word}” is there ${there.length} times, and its job says ${result}`)
      }
      return faults
    },
  }
}
