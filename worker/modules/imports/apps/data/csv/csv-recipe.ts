import { inlinePicturesOf } from '../../../drafts/inline-pictures.ts'
import { flagOf } from '../../../drafts/loose-json.ts'
import { momentOf } from '../../../drafts/moment.ts'
import { namedRecipeOf } from '../../../drafts/named-recipe.ts'
import { noteOf, notesOf } from '../../../drafts/notes.ts'
import { nutritionIn, nutritionNotes } from '../../../drafts/nutrition-text.ts'
import { ingredientsIn, linesIn, paragraphsIn, stepsByLine } from '../../../drafts/read-lines.ts'
import type { DraftIngredient, RecipeDraft } from '../../../drafts/recipe-draft.ts'
import { starsOf } from '../../../drafts/stars.ts'
import { timesOf } from '../../../drafts/times.ts'
import type { SourceFile } from '../../../files/source-file.ts'
import { servingsOf } from '../../../pages/text/servings.ts'
import { cellLines, cellNames } from './cell-lines.ts'
import type { CsvField, TableReading } from './column.contract.ts'

export interface CsvCell {
  field: CsvField | null
  title: string
  text: string
}

/** The cells of a row, each with what it is and how its column is called. */
export const cellsOf = ({
  columns,
  titles,
  row,
}: {
  columns: TableReading['columns']
  titles: readonly string[]
  row: readonly string[]
}): CsvCell[] =>
  row.map((text, column) => ({
    field: columns[column] ?? null,
    title: titles[column]?.trim() ?? '',
    text: text.trim(),
  }))

/** A recipe of the cells of a row. What a column holds that nobody knows is kept under its name. */
export function csvRecipe(
  cells: readonly CsvCell[],
  { where, find }: { where: string; find: (name: string) => SourceFile | undefined },
): RecipeDraft {
  const all = (field: CsvField) => cells.filter((cell) => cell.field === field && cell.text !== '')
  const text = (field: CsvField) =>
    all(field)
      .map((cell) => cell.text)
      .join('\n')
  const { unplaced, ...times } = timesOf({
    prep: text('prep_time'),
    cook: text('cook_time'),
    rest: text('rest_time'),
    total: text('total_time'),
  })
  const { servings, servings_text } = servingsOf(text('servings') || text('yield'))
  const link = text('source_url')
  const nutrition = [text('nutrition'), ...all('nutrient').map((cell) => `${cell.title}: ${cell.text}`)].join('\n')
  const rating = starsOf(
    text('rating')
      .replaceAll('\ufe0f', '')
      .replace(/^[★⭐]+/u, (signs) => `${signs.length}`)
      .replace(',', '.')
      .replace(/\s*\/\s*5$/, ''),
  )
  const pictures = text('picture').match(PICTURE) ?? []
  const files = pictures.flatMap((name) => find(name) ?? [])
  const inline = inlinePicturesOf(pictures.filter((name) => !find(name)))
  return namedRecipeOf(
    {
      key: text('key'),
      name: linesIn(text('name')).join(' '),
      description: paragraphsIn(text('description')),
      source_url: isAddress(link) ? link : isAddress(text('source')) ? text('source') : '',
      source: [text('source'), isAddress(link) ? '' : link].filter((said) => said && !isAddress(said)).join(', '),
      servings,
      servings_text,
      ...times,
      keywords: [...new Set(all('keywords').flatMap((cell) => cellNames(cell.text)))],
      ingredients: ingredientsOf(text('ingredients')),
      steps: stepsByLine(cellLines(text('steps'), '|').map(withColon).join('\n')),
      nutrition: nutritionIn(nutrition),
      pictures: [...files.map((file) => ({ file })), ...inline.pictures],
      rating,
      favourite: flagOf(text('favourite')),
      books: all('books').flatMap((cell) => cellNames(cell.text)),
      notes: noteOf(text('notes')),
      unplaced: [
        ...unplaced,
        ...notesOf({
          Yield: text('servings') === '' ? '' : text('yield'),
          Rating: rating === null && /[^0\s]/.test(text('rating')) ? text('rating') : '',
        }),
        ...nutritionNotes(nutrition),
        ...cells.filter((cell) => cell.field === null).flatMap((cell) => notesOf({ [cell.title]: cell.text })),
      ],
      created_at: momentOf(text('created_at')),
      warnings: inline.warnings,
    },
    where,
  )
}

const isAddress = (text: string): boolean => /^(?:https?:\/\/|www\.)\S+$/i.test(text)

/** Addresses run together in some tables. */
const PICTURE = /(?:https?:\/\/|data:)(?:(?!https?:\/\/)[^\s])+?(?=[,;\s]*(?:https?:\/\/|data:|$))|[^,;\n]+/gi

/** Plan to Eat begins a heading with a comma, and says "itm" where there is no unit. */
const HEADING = /^,\s*(\S.*)$/

const withColon = (line: string): string => line.replace(HEADING, '$1:')

const ingredientsOf = (text: string): DraftIngredient[] =>
  cellLines(text, '|;').flatMap((line): DraftIngredient[] => {
    const heading = HEADING.exec(line)?.[1]
    return heading ? [{ heading }] : ingredientsIn(line.replace(/^([\d./\s–-]+)\s+itm\s+/, '$1 '))
  })
