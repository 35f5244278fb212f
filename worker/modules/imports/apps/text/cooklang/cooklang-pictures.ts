import type { DraftStep } from '../../../drafts/recipe.draft.ts'
import { type SourceFile, stemOf } from '../../../files/source-file.ts'
import { isPicture } from '../text-files.ts'

/** "Soup.jpg" beside "Soup.cook" is the recipe's picture, "Soup.0.jpg" that of its first step. */
export function cooklangPictures(file: SourceFile, files: readonly SourceFile[], steps: readonly DraftStep[]) {
  const folder = file.path.replace(/[^/]*$/, '')
  const beside = files.filter(
    (one) => isPicture(one) && one.path.startsWith(folder) && !one.path.slice(folder.length).includes('/'),
  )
  const own: SourceFile[] = []
  for (const picture of beside) {
    const rest = stemOf(picture).toLowerCase().startsWith(stemOf(file).toLowerCase())
      ? stemOf(picture).slice(stemOf(file).length)
      : null
    const [, number] = /^\.(\d+)$/.exec(rest ?? '') ?? []
    const step = number === undefined ? undefined : steps[Number(number)]
    if (step) step.pictures.push({ file: picture })
    else if (rest === '') own.unshift(picture)
    else if (rest !== null && /^(?:\.\d+)+$/.test(rest)) own.push(picture)
  }
  return own.map((picture) => ({ file: picture }))
}
