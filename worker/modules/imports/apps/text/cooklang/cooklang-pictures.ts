import type { DraftStep } from '../../../drafts/recipe-draft.ts'
import { type SourceFile, stemOf } from '../../../files/source-file.ts'
import { picturesBeside } from '../picture-files.ts'

/** "Soup.jpg" beside "Soup.cook" is the recipe's picture, "Soup.0.jpg" that of its first step, to which it is given. */
export function cooklangPictures(file: SourceFile, files: readonly SourceFile[], steps: readonly DraftStep[]) {
  const stem = stemOf(file).toLowerCase()
  const own: SourceFile[] = []
  for (const picture of picturesBeside(file, files)) {
    const name = stemOf(picture).toLowerCase()
    const numbers = name.startsWith(stem) ? /^((?:\.\d+)*)$/.exec(name.slice(stem.length))?.[1] : undefined
    const step = numbers ? steps[Number(numbers.slice(1))] : undefined
    if (step) step.pictures.push({ file: picture })
    else if (numbers === '') own.unshift(picture)
    else if (numbers !== undefined) own.push(picture)
  }
  return own.map((picture) => ({ file: picture }))
}
