import { namedRecipeOf } from '../../drafts/named-recipe.ts'
import { notesOf } from '../../drafts/notes.ts'
import { linesIn, paragraphsIn } from '../../drafts/read-lines.ts'
import { type DraftStep, type RecipeDraft, stepOf } from '../../drafts/recipe-draft.ts'
import { timesOf } from '../../drafts/times.ts'
import { findNamed } from '../../files/find-named.ts'
import { headTextOf } from '../../files/file.read.ts'
import { endingOf, type SourceFile } from '../../files/source-file.ts'
import { servingsOf } from '../../pages/text/servings.ts'
import type { Importer } from '../importer.ts'
import { itemOf } from '../read-items.ts'
import { cooknIngredients } from './cookn/cookn-ingredients.ts'
import { CooknTables, type CooknRow } from './cookn/cookn-tables.ts'
import { say } from '../../drafts/said.ts'

/** A zip of tables in a notation of its own, and of pictures that are called by their ids. */
export const cookn: Importer = {
  id: 'COOKN',
  title: 'Cook’n',
  hint: '.dsv',
  async recognizes({ files }) {
    const table = files.find((file) => endingOf(file) === '.dsv')
    return table !== undefined && (await headTextOf(table)).includes('||||')
  },
  async *read({ files }) {
    const tables = await CooknTables.of(files.filter((file) => endingOf(file) === '.dsv'))
    const find = findNamed(files)
    for (const row of tables.rows('temp_recipe'))
      yield itemOf(row, tables.one('temp_recipe_desc', row['ID'])['TITLE'] ?? '', (row) => recipeOf(row, tables, find))
  },
}

function recipeOf(row: CooknRow, tables: CooknTables, find: (name: string) => SourceFile | undefined): RecipeDraft {
  const id = row['ID'] ?? ''
  const about = tables.one('temp_recipe_desc', id)
  const chapter = tables.one('temp_chapter_desc', about['PARENT'])
  const book = tables.one('temp_cookBook_desc', chapter['PARENT'])
  const { unplaced, ...times } = timesOf({ prep: row['PREPTIME'], cook: row['COOKTIME'] })
  const { servings, servings_text } = servingsOf(row['SERVES'] ?? '')
  return namedRecipeOf(
    {
      key: id,
      name: about['TITLE'] ?? '',
      description: paragraphsIn(about['DESCRIPTION'] ?? ''),
      servings,
      servings_text,
      ...times,
      keywords: [chapter['TITLE'] ?? ''].filter(Boolean),
      books: [book['TITLE'] ?? ''].filter(Boolean),
      ingredients: cooknIngredients(tables, id),
      steps: stepsOf(row['INSTRUCTIONS'] ?? ''),
      ...picturesOf(tables, [id, about['PARENT'], chapter['PARENT']], find),
      unplaced: [...unplaced, ...notesOf(Object.fromEntries(WRITTEN.map((name) => [name, row[name] ?? ''])))],
    },
    about['TITLE'] ?? id,
  )
}

/** Columns of some versions that somebody may have written in. */
const WRITTEN = ['NOTES', 'COMMENTS', 'SOURCE', 'WINE', 'TIPS', 'YIELD']

/** A number or bullet begins a step, which goes on until the next; without any, each line is one. */
function stepsOf(text: string): DraftStep[] {
  const lines = linesIn(text)
  const isMarked = lines.some((line) => MARK.test(line))
  const steps: string[][] = []
  for (const line of lines) {
    if (!isMarked || MARK.test(line) || steps.length === 0) steps.push([line.replace(MARK, '')])
    else steps.at(-1)?.push(line)
  }
  return steps.map((step) => stepOf({ instruction: step.join('\n') }))
}

const MARK = /^(?:\d{1,2}[.)-]|[-*•])\s+/

/** Its own, else its chapter's, else its book's, as the app shows them. */
function picturesOf(
  tables: CooknTables,
  owners: (string | undefined)[],
  find: (name: string) => SourceFile | undefined,
) {
  const media = owners.map((owner) => tables.of('temp_media', 'ENTITY_ID', owner)).find((rows) => rows.length > 0) ?? []
  const named = media.map((row) => ({
    name: row['ID'] ?? '',
    type: row['MEDIA_CONTENT_TYPE']?.split('/').at(-1) ?? '',
  }))
  const found = named.map(({ name, type }) => ({
    name,
    file: find(name) ?? find(`${name}.${type}`) ?? find(`${name}.jpg`),
  }))
  return {
    pictures: found.flatMap(({ file }) => (file ? [{ file }] : [])),
    warnings: found.filter(({ file }) => !file).map(({ name }) => say('picture_missing', { name })),
  }
}
