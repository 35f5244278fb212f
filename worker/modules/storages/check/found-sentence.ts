import type { FoundFiles } from '../sync.events.ts'

export const foundSomething = (found: FoundFiles): boolean =>
  found.new + found.moved + found.changed + found.gone + found.missing > 0

/** What a check found, in a sentence for people. */
export function foundSentence(found: FoundFiles): string {
  const parts = [
    some(found.new, 'file is new', 'files are new'),
    some(found.moved, 'was moved', 'were moved'),
    some(found.changed, 'was changed', 'were changed'),
    some(found.gone, 'that waited is gone', 'that waited are gone'),
    some(found.missing, 'of a recipe is missing', 'of recipes are missing'),
    some(found.skipped, 'is of another kind', 'are of other kinds'),
  ].filter(Boolean)
  const seen = `${found.files === 1 ? '1 file' : `${found.files} files`} seen.`
  const news = foundSomething(found) ? [] : ['Nothing new']
  return `${[...news, ...parts].join(', ')}. ${seen}`
}

const some = (count: number, one: string, many: string): string =>
  count === 0 ? '' : `${count} ${count === 1 ? one : many}`
