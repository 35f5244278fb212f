import type { Model } from './model.ts'

/** A list needs to know one kind of things, and all together are 4 KB. */
const files = import.meta.glob<Record<string, Model>>('./models/*/*.model.ts')

/** As in `./models/open-data/food.model.ts`, which is of `OpenDataFood`; other folders are no part of a name. */
function nameOf(path: string): string {
  const [, folder = '', file = ''] = /\/([\w-]+)\/([\w-]+)\.model\.ts$/.exec(path) ?? []
  return `${folder === 'open-data' ? folder : ''}${file}`.replaceAll('-', '')
}

const byName = new Map(Object.entries(files).map(([path, load]) => [nameOf(path), load]))

/** Undefined for a name that no kind of things has. */
export async function loadModel(name: string): Promise<Model | undefined> {
  const file = await byName.get(name.toLowerCase())?.()
  return file && Object.values(file)[0]
}
