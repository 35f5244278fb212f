import type { Append } from '#worker/kernel/log/commit.ts'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import type { FileEvent, FileFacts } from '#worker/modules/files/file.events.ts'
import type { NewRecipe } from '#worker/modules/recipes/new-recipe.ts'

/** Pictures of a recipe beyond its own: the file of the step that each belongs to, or of one for it alone. */
export interface StoredPictures {
  files: readonly { facts: FileFacts; step: number | null }[]
  /** Sentences about those that could not be kept. */
  losses: readonly string[]
  /** What a step is called that holds nothing but a picture. */
  title: string
}

export function createFiles(context: Context, { files }: StoredPictures, nextId: (kind: string) => number) {
  const ids = files.map(() => nextId('user-file'))
  const appends = files.map(({ facts }, i): Append => {
    const id = ids[i] ?? 0
    const event: FileEvent = { type: 'user-file.created', data: { ...facts, id, created_by: personOf(context).id } }
    return { stream: `user-file:${id}`, expected: 0, events: [event] }
  })
  return { ids, appends }
}

/** A picture that belongs to no step stands at the end, where people find it while they read and while they cook. */
export function withFiles(body: NewRecipe, { files, title }: StoredPictures, ids: readonly number[]): NewRecipe {
  const steps = [...(body.steps ?? [])]
  const loose = files.filter(({ step }) => step === null).length
  let shown = 0
  for (const [i, { step }] of files.entries()) {
    const file = ids[i] ?? null
    if (step === null) steps.push(pictureStep(file, loose === 1 ? title : `${title} ${++shown}`, steps.length))
    else if (steps[step]) steps[step] = { ...steps[step], file }
  }
  return { ...body, steps }
}

const pictureStep = (file: number | null, name: string, order: number) => ({
  name,
  instruction: '',
  time: 0,
  order,
  show_as_header: true,
  show_ingredients_table: true,
  file,
  ingredients: [],
})
