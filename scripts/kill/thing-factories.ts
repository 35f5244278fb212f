import type { KillClient } from './workload.ts'

type Send = KillClient['send']

interface ThingFactory {
  create: (send: Send, word: string) => Promise<Response>
  addDetails: (send: Send, word: string, id: number) => Promise<unknown>
}

const createNamed = (kind: string): ThingFactory['create'] => {
  return (send, word) => send('POST', `/api/${kind}/`, { name: word, description: word })
}

/** One factory for each way in which rows depend on another. */
export const thingFactories: Record<string, ThingFactory> = {
  unit: {
    create: createNamed('unit'),
    addDetails: (send, word, id) => send('PATCH', `/api/unit/${id}/`, { description: `${word} again` }),
  },
  keyword: {
    create: createNamed('keyword'),
    addDetails: async (send, word, id) => {
      const child = await send('POST', '/api/keyword/', { name: `${word} below` })
      await send('PUT', `/api/keyword/${await readId(child)}/move/${id}/`, {})
    },
  },
  food: {
    create: createNamed('food'),
    // A merge keeps copies of both foods, and the merged food is a thing of its own.
    addDetails: async (send, _word, id) => {
      const other = await send('POST', '/api/food/', { name: `merged into ${id}` })
      await send('PUT', `/api/food/${await readId(other)}/merge/${id}/`, {})
    },
  },
  recipe: {
    create: (send, word) =>
      send('POST', '/api/recipe/', { name: word, description: word, steps: [{ instruction: word, ingredients: [] }] }),
    addDetails: async (send, word, id) => {
      await send('PUT', `/api/recipe/${id}/image/`, form({ image: new File([picture], 'cake.png') }))
      await send('POST', '/api/cook-log/', { recipe: id, comment: word })
    },
  },
  'user-file': {
    create: (send, word) => send('POST', '/api/user-file/', form({ name: word, file: scan() })),
    addDetails: (send, word, id) => send('PATCH', `/api/user-file/${id}/`, form({ name: word, file: scan() })),
  },
}

export const readId = async (response: Response): Promise<number> => ((await response.json()) as { id: number }).id

function form(parts: Record<string, string | File>): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(parts)) body.set(name, value)
  return body
}

const scan = () => new File(['%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n'], 'scan.pdf')

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4z8AARAAI/gH/xp559wAAAABJRU5ErkJggg==',
  'base64',
)
