import type { Draft } from '../../../drafts/draft.ts'
import type { SourceFile } from '../../../files/source-file.ts'
import { cooklangBlocks } from './cooklang-blocks.ts'
import { type CooklangMark, cooklangPieces } from './cooklang-marks.ts'
import { cooklangQuantity } from './cooklang-quantity.ts'
import { recipeBehind } from './cooklang-reference.ts'

/** A plan: sections with dates in brackets, and paragraphs "Dinner: @./Soup{4%servings}". */
export function cooklangMenu(text: string, file: SourceFile, files: readonly SourceFile[]): Draft[] {
  const meals: Draft[] = []
  let date = ''
  let undated = 0
  for (const part of cooklangBlocks(text).parts) {
    if ('section' in part) date = /\b\d{4}-\d\d-\d\d\b/.exec(part.section)?.[0] ?? ''
    else if (date === '') undated++
    else meals.push(...mealsOf(part.paragraph, date, { file, files }))
  }
  if (undated > 0) meals.push({ kind: 'left-out', what: `Meals without a date in “${file.path}”`, count: undated })
  return meals
}

function mealsOf(paragraph: string, date: string, at: { file: SourceFile; files: readonly SourceFile[] }): Draft[] {
  const [, type = '', text = ''] = /^(?:[-*]\s*)?(?:([\p{L} ]{2,30}):\s*)?(.*)$/u.exec(paragraph) ?? []
  const pieces = cooklangPieces(text)
  const dishes = pieces.flatMap((piece) => {
    const recipe = 'sign' in piece && piece.sign === '@' ? recipeBehind(piece, at) : null
    return recipe === null ? [] : [{ recipe, mark: piece as CooklangMark }]
  })
  const title = pieces
    .map((piece) => ('text' in piece ? piece.text : piece.alias.replace(/^.*\//, '')))
    .join('')
    .trim()
  const meal = { kind: 'meal' as const, date, type, recipe: '', title, note: '', servings: null }
  if (dishes.length === 0) return title === '' ? [] : [meal]
  return dishes.map(({ recipe, mark }) => ({
    ...meal,
    recipe,
    title: mark.name.replace(/^.*\//, ''),
    servings: cooklangQuantity(mark.quantity ?? '').amount,
    note: dishes.length === 1 && title !== mark.name.replace(/^.*\//, '') ? title : '',
  }))
}
