import { paragraphsIn } from '../../../drafts/read-lines.ts'
import {
  type DraftIngredient,
  type DraftNote,
  type RecipeDraft,
  recipeDraftOf,
  stepOf,
} from '../../../drafts/recipe-draft.ts'
import { FileRefusal } from '../../../files/file-refusal.ts'
import { baseName, endingOf, type SourceFile, stemOf } from '../../../files/source-file.ts'
import type { Importer, ReadItem } from '../../importer.ts'
import { leftOut } from '../left-out.ts'
import { pictureOf } from '../picture-files.ts'
import { linedHeadOf, linedTextOf, someText, textFilesOf } from '../text-files.ts'
import { cooklangAisles } from './cooklang-aisles.ts'
import { cooklangBlocks } from './cooklang-blocks.ts'
import { cooklangMenu } from './cooklang-menu.ts'
import { cooklangPictures } from './cooklang-pictures.ts'
import { cooklangKey } from './cooklang-reference.ts'
import { type CooklangRecipe, cooklangStep } from './cooklang-step.ts'
import { cooklangValues } from './cooklang-values.ts'
import { say } from '../../../drafts/said.ts'

/** A file for each recipe, whose text marks its ingredients; folders hold pictures, plans and a list of aisles. */
export const cooklang: Importer = {
  id: 'COOKLANG',
  title: 'Cooklang',
  hint: '.cook',
  recognizes: ({ files }) => someText(files, isRecipe),
  async *read({ files }): AsyncGenerator<ReadItem> {
    const texts = textFilesOf(files)
    for (const file of texts.filter(({ path }) => /(?:^|\/)aisle\.conf$/i.test(path)))
      yield { name: file.path, read: async () => cooklangAisles(await linedTextOf(file)) }
    for (const file of texts.filter(({ path }) => !OTHERS.test(path))) {
      const isOne = endingOf(file) === '.cook' || isRecipe(await linedHeadOf(file).catch(() => ''), file)
      if (isOne) yield { name: stemOf(file), read: async () => [recipeOf(await linedTextOf(file), file, files)] }
      else yield leftOut(say('quoted', { name: file.path }))
    }
    for (const file of texts.filter((file) => endingOf(file) === '.menu'))
      yield { name: file.path, read: async () => cooklangMenu(await linedTextOf(file), file, files) }
    for (const file of texts.filter(({ path }) => OTHERS.test(path) && !/\.menu$|aisle\.conf$/i.test(path)))
      yield leftOut(say('quoted', { name: file.path }))
  },
}

const OTHERS = /\.(?:menu|conf|shopping-list|toml|json|ya?ml|md|html?|css|js)$|(?:^|\/)(?:\.[^/]+|LICENSE)$/i

/** A mark with brackets, or, in a file of that ending, any text but that of another app. */
const isRecipe = (head: string, file: SourceFile): boolean =>
  endingOf(file) === '.cook'
    ? !/^\s*[<{[]/.test(head) && head.trim() !== ''
    : !OTHERS.test(baseName(file)) && /(?<![\p{L}\p{N}])@[\p{L}][^@#~{}\n]*\{[^}\n]*\}/u.test(head)

const REMARKS =
  /^(?:notes?|tips?|remarques?|astuces?|notizen?|hinweise?|tipps?|anmerkungen|notas?|consejos?|notities|note)$/i

function recipeOf(text: string, file: SourceFile, files: readonly SourceFile[]): RecipeDraft {
  const { values, parts, notes, comments, isReferring } = cooklangBlocks(text)
  const { images, ...known } = cooklangValues(values)
  const recipe: CooklangRecipe = { file, files, ingredients: [], warnings: [], isReferring }
  const remarks = [...notes]
  const listed: DraftIngredient[] = []
  let section = ''
  let isRemark = false
  const steps = parts.flatMap((part) => {
    if ('section' in part) {
      isRemark = REMARKS.test(part.section)
      section = isRemark ? section : [section, part.section].filter(Boolean).join(': ')
      return []
    }
    if ('list' in part) {
      listed.push(...cooklangStep('', part.list, recipe).ingredients)
      return []
    }
    if (isRemark && !/[@~]/.test(part.paragraph)) {
      remarks.push(cooklangStep('', part.paragraph, recipe).instruction)
      return []
    }
    const step = cooklangStep(section, part.paragraph, recipe)
    section = ''
    return step.instruction === '' ? [] : [step]
  })
  if (section) steps.push(stepOf({ instruction: section }))
  if (steps.length === 0 && values.size === 0)
    throw new FileRefusal('recipe_unreadable', `“${file.path}” holds no recipe.`)
  const beside = cooklangPictures(file, files, steps)
  const named = images.map((image) => ({ image, found: pictureOf(image, files) }))
  const isBeside = (path: string) => beside.some((picture) => picture.file.path === path)
  return recipeDraftOf({
    name: stemOf(file),
    ...known,
    key: cooklangKey(file),
    description: paragraphsIn(known.description ?? ''),
    ingredients: listed,
    steps,
    pictures: [
      ...beside,
      ...named.flatMap(({ found }) => (found && !('file' in found && isBeside(found.file.path)) ? [found] : [])),
    ],
    notes: remarks.map((note): DraftNote => ({ title: '', text: note })),
    unplaced: [
      ...(known.unplaced ?? []),
      ...(comments.length > 0 ? [{ title: 'Comments', text: comments.join('\n') }] : []),
    ],
    warnings: [
      ...recipe.warnings,
      ...named.flatMap(({ image, found }) => (found ? [] : [say('picture_missing', { name: image })])),
    ],
  })
}
