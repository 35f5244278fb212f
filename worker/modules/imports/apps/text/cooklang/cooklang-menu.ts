import type { Draft } from '../../../drafts/draft.ts'
import type { SourceFile } from '../../../files/source-file.ts'
import { cooklangBlocks } from './cooklang-blocks.ts'
import { cooklangPieces } from './cooklang-marks.ts'
import { cooklangQuantity } from './cooklang-quantity.ts'
import { recipeBehind } from './cooklang-reference.ts'
import { leftOutDraft } from '../../../drafts/left-out-draft.ts'
import { say } from '../../../drafts/said.ts'

/** A plan: sections with dates in brackets, and paragraphs "Dinner: @./Soup{4%servings}". */
export function cooklangMenu(text: string, file: SourceFile, files: readonly SourceFile[]): Draft[] {
  const meals: Draft[] = []
  let date = ''
  let undated = 0
  const { parts, notes, comments } = cooklangBlocks(text)
  for (const part of parts) {
    if ('section' in part) date = dateIn(part.section)
    else if (date === '') undated++
    else meals.push(...mealsOf('list' in part ? part.list : part.paragraph, date, { file, files }))
  }
  if (undated > 0) meals.push(leftOutDraft(say('meals_undated_in', { name: file.path }), undated))
  const remarks = notes.length + comments.length
  if (remarks > 0) meals.push(leftOutDraft(say('remarks_in', { name: file.path }), remarks))
  return meals
}

function dateIn(section: string): string {
  const date = /\b\d{4}-\d\d-\d\d\b/.exec(section)?.[0] ?? ''
  return Number.isNaN(Date.parse(date)) ? '' : date
}

function mealsOf(paragraph: string, date: string, at: { file: SourceFile; files: readonly SourceFile[] }): Draft[] {
  const [, type = '', text = ''] = /^(?:[-*]\s*)?(?:([\p{L} ]{2,30}):\s*)?(.*)$/u.exec(paragraph) ?? []
  const pieces = cooklangPieces(text)
  const dishes = pieces.flatMap((piece) => {
    if ('text' in piece || piece.sign !== '@') return []
    const recipe = recipeBehind(piece, at)
    return recipe === null ? [] : [{ recipe, mark: piece }]
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
