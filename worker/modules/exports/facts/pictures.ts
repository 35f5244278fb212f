import type { ExportedPicture, ExportedRecipe, PictureContent } from '../exported-recipe.ts'
import { orderedSteps } from '../rows/step-text.ts'

/** Those of a recipe, then those of its steps, for apps whose steps have none. */
export const allPictures = (recipe: ExportedRecipe): ExportedPicture[] => [
  ...recipe.pictures,
  ...orderedSteps(recipe).flatMap(({ pictures }) => pictures),
]

/** One after the other; those that are gone are left out. */
export async function* readPictures(
  pictures: readonly ExportedPicture[],
  most = Infinity,
): AsyncGenerator<PictureContent> {
  let found = 0
  for (const read of pictures) {
    if (found >= most) return
    const picture = await read()
    if (!picture) continue
    found++
    yield picture
  }
}

/** With its dot, by what the picture is. */
export const pictureEnding = ({ type }: PictureContent): string =>
  type === 'image/jpeg' ? '.jpg' : `.${/^image\/(\w+)/.exec(type)?.[1] ?? 'bin'}`

export function base64Of({ bytes }: PictureContent): string {
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += PIECE) pieces.push(String.fromCharCode(...bytes.subarray(at, at + PIECE)))
  return btoa(pieces.join(''))
}

const PIECE = 32_768
