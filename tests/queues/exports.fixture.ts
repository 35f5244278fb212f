import { expect } from 'vitest'
import { png } from '#tests/file.fixture.ts'
import type { TestPerson } from '#tests/fixture.ts'
import { recognize } from '#worker/modules/imports/apps/importers.ts'
import type { RecipeDraft } from '#worker/modules/imports/drafts/recipe-draft.ts'
import { openUpload } from '#worker/modules/imports/files/open-upload.ts'
import { bytesInMemory } from '#worker/modules/imports/files/stored-bytes.ts'

export interface ExportLog {
  id: number
  job: number
  type: string
  msg: string
  running: boolean
  total_recipes: number
  exported_recipes: number
  cache_duration: number
  possibly_not_expired: boolean
}

export const recipeBody = (name: string, more: object = {}) => ({
  name,
  internal: true,
  servings: 4,
  keywords: [{ name: 'Autumn' }],
  steps: [
    {
      name: '',
      instruction: 'Stir it.',
      ingredients: [{ food: { name: 'flour' }, unit: { name: 'g' }, amount: 200, note: 'sifted' }],
    },
  ],
  ...more,
})

export const addRecipe = async (person: TestPerson, name: string, more: object = {}) =>
  (await person.post<{ id: number }>('/api/recipe/', recipeBody(name, more))).id

export async function addPicture(person: TestPerson, recipe: number) {
  const form = new FormData()
  form.set('image', new File([png], 'picture.png', { type: 'image/png' }))
  expect((await person.call('PUT', `/api/recipe/${recipe}/image/`, form)).status).toBe(200)
}

export const askExport = (person: TestPerson, body: object) => person.post<ExportLog>('/api/export/', body)

export const logOf = (person: TestPerson, { id }: ExportLog) => person.get<ExportLog>(`/api/export-log/${id}/`)

export const fetchFile = (person: TestPerson, { id }: ExportLog, headers = {}) =>
  person.call('GET', `/export-file/${id}/`, undefined, headers)

export async function bytesOf(answer: Response): Promise<Uint8Array<ArrayBuffer>> {
  expect(answer.status).toBe(200)
  return new Uint8Array(await answer.arrayBuffer())
}

/** What our importers read of a file. */
export async function readRecipes(bytes: Uint8Array<ArrayBuffer>, name = 'recipes.zip') {
  const upload = await openUpload([{ name, stored: bytesInMemory(bytes) }])
  const importer = await recognize(upload)
  const drafts: RecipeDraft[] = []
  for await (const item of importer.read(upload))
    for (const draft of await item.read()) if (draft.kind === 'recipe') drafts.push(draft)
  return { app: importer.id, drafts, names: drafts.map((draft) => draft.name) }
}

export async function exportedNames(person: TestPerson, log: ExportLog): Promise<string[]> {
  const answer = await fetchFile(person, log)
  const [, name] = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? []
  return (await readRecipes(await bytesOf(answer), name)).names
}
