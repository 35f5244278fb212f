import type { Loss } from '#worker/modules/exports/format-losses.ts'
import { headingText } from '#worker/modules/imports/lines/heading-text.ts'
import { eachRow, eachStep, eachText, linesOf } from './each-part.ts'
import { noParts, type Said, type SaidRow, type SaidStep } from './said.ts'

/** What is left of a recipe by each loss. What a loss says of a format has to be all that is forgotten here. */
const FORGET: Record<Loss, (said: Said) => Said> = {
  rating: (said) => ({ ...said, rating: null }),
  half_stars: (said) => ({ ...said, rating: said.rating && Math.round(said.rating) }),
  favourite: (said) => ({ ...said, favourite: false }),
  books: (said) => ({ ...said, books: [] }),
  further_books: (said) => ({ ...said, books: said.books.slice(0, 1) }),
  cook_log: (said) => ({ ...said, cooked: [] }),
  last_cooked: (said) => ({ ...said, cooked: said.cooked.toSorted().slice(-1) }),
  private: (said) => ({ ...said, private: false }),
  created_at: (said) => ({ ...said, created_at: null }),
  nutrition: (said) => ({ ...said, nutrition: {} }),
  further_nutrients: (said) => ({ ...said, further: {} }),
  servings_text: (said) => ({ ...said, servings_text: '' }),
  parted_keywords: (said) => ({
    ...said,
    keywords: said.keywords.flatMap((name) => name.split(/[,;|]/).map((part) => part.trim())),
  }),
  pictures: (said) => ({ ...said, pictures: [] }),
  further_pictures: (said) => ({ ...said, pictures: said.pictures.slice(0, 1) }),
  picture_per_step: (said) => eachStep(said, (step) => ({ ...step, pictures: step.pictures.slice(0, 1) })),
  pictures_of_steps: (said) => ({
    ...eachStep(said, (step) => ({ ...step, pictures: [] })),
    pictures: [...said.pictures, ...said.steps.flatMap(({ pictures }) => pictures)],
  }),
  step_times: (said) => eachStep(said, (step) => ({ ...step, time: 0 })),
  step_times_in_text: (said) => eachStep(said, withoutBracket),
  one_list: inOneList,
  ingredients_in_text: (said) =>
    eachStep(said, (step) => withoutBracket({ ...step, rows: sorted(step.rows.filter(isNoHeading)) })),
  lines: (said) =>
    eachRow(said, (row) =>
      row.kind === 'heading' ? row : { ...noParts, kind: 'line', text: row.text, recipe: row.recipe },
    ),
  range_lines: (said) =>
    eachRow(said, (row) => (row.amount_max === null ? row : { ...noParts, kind: 'line', text: row.text })),
  original_lines: (said) => eachRow(said, (row) => ({ ...row, original: '' })),
  heading_lines: (said) =>
    eachRow(said, (row) => {
      const heading = row.kind === 'line' ? headingText(row.text.replace(/^#(?=\s+\p{L})/u, '##')) : null
      return heading === null ? row : { ...noParts, kind: 'heading', text: heading }
    }),
  numbered_headings: (said) =>
    eachRow(said, (row) =>
      row.kind === 'heading' && /\d/.test(row.text) ? { ...noParts, kind: 'line', text: row.text } : unmarked(row),
    ),
  lasting_headings: withLastingHeadings,
  linked_recipes: (said) => eachRow(said, (row) => ({ ...row, recipe: '' })),
  linked_names: (said) => eachRow(said, (row) => ({ ...row, food: row.recipe || row.food })),
  steps_by_line: (said) => ({
    ...said,
    steps: said.steps.flatMap(({ shown, name, ...step }) =>
      linesOf(shown).map((line, at) => ({ ...step, name: at === 0 ? name : '', shown: line, instruction: line })),
    ),
  }),
  steps_in_one_line: (said) => eachText(said, (text) => text.replace(/\s*\n\s*/g, ' ')),
  line_breaks: (said) => ({
    ...eachText(said, (text) => linesOf(text).join('\n\n')),
    description: linesOf(said.description).join('\n\n'),
  }),
  list_marks: (said) => eachText(said, (text) => text.replace(/^\s*(?:\d{1,2}[.)]|[•*-])\s+(?=\S)/gm, '')),
  empty_steps: (said) => ({
    ...said,
    steps: said.steps
      .map((step) => (step.shown === '' ? { ...step, name: '', shown: step.name, instruction: step.name } : step))
      .filter((step) => step.shown !== '' || step.rows.length > 0),
  }),
  blank_steps: (said) => ({
    ...said,
    steps: said.steps.filter(({ name, shown, rows }) => name || shown || rows.length > 0),
  }),
  description_headings: (said) => ({
    ...said,
    description: linesOf(said.description)
      .filter((line) => !/^-{3,}$/.test(line))
      .map((line) => line.replace(/^#+ /, ''))
      .join('\n\n'),
  }),
  description_links: (said) => ({
    ...said,
    description: said.description.replace(/\[([^\]]+)\]\(([^)]+)\)/g, '$1 ($2)'),
  }),
  templates: (said) => eachStep(said, (step) => ({ ...step, instruction: step.shown })),
  closing_colons: (said) =>
    eachRow(
      eachText(said, (text) => text.replace(/:+$/gm, '')),
      (row) => (row.kind === 'heading' ? row : { ...row, text: row.text.replace(/:+$/, '') }),
    ),
  lone_bars: (said) =>
    said.rows.length === 1 ? eachRow(said, (row) => ({ ...row, text: row.text.replace(/[;|]/g, ',') })) : said,
  times: (said) => ({ ...said, working_time: 0, waiting_time: 0 }),
  source_url: (said) => ({ ...said, source_url: '' }),
  signs: (said) =>
    eachRow(
      eachStep(said, (step) => ({ ...step, name: withoutSigns(step.name) })),
      (row) => ({
        ...row,
        text: withoutSigns(row.text),
        food: withoutSigns(row.food),
        note: withoutSigns(row.note),
      }),
    ),
}

/** The losses of a format in the order of the table above, as some change what others look at. */
export function forgetting(losses: readonly Loss[], said: Said): Said {
  const names = ORDER.filter((loss) => losses.includes(loss))
  const left = names.reduce((rest, loss) => FORGET[loss](rest), said)
  const whole = eachRow(left, (row) => (row.kind === 'parts' ? { ...row, text: '' } : row))
  return { ...whole, keywords: left.keywords.toSorted() }
}

const FIRST: readonly Loss[] = [
  'templates',
  'pictures_of_steps',
  'one_list',
  'empty_steps',
  'line_breaks',
  'list_marks',
  'closing_colons',
  'steps_by_line',
  'linked_names',
]

const ORDER: readonly Loss[] = [...FIRST, ...(Object.keys(FORGET) as Loss[]).filter((loss) => !FIRST.includes(loss))]

function inOneList(said: Said): Said {
  const lists = said.steps.filter(({ rows }) => rows.length > 0)
  const rows = lists.flatMap(({ name, rows }): SaidRow[] =>
    lists.length > 1 && name !== '' && rows[0]?.kind !== 'heading'
      ? [{ ...noParts, kind: 'heading', text: name }, ...rows]
      : rows,
  )
  const steps = said.steps
    .map((step) => ({ ...step, rows: [] }))
    .filter(({ shown, name }) => shown !== '' || name !== '')
  return { ...said, rows: [...said.rows, ...rows], steps }
}

/** Each ingredient under the heading that it has after those of the steps above, as a heading of its own. */
function withLastingHeadings(said: Said): Said {
  let heading = ''
  return eachStep(said, (step) => {
    let last = ''
    const rows = step.rows.flatMap((row): SaidRow[] => {
      if (row.kind === 'heading') {
        const isAgain = row.text === last
        heading = row.text
        last = heading
        return isAgain ? [] : [row]
      }
      const isNew = heading !== '' && heading !== last
      last = heading
      return isNew ? [{ ...noParts, kind: 'heading', text: heading }, row] : [row]
    })
    return { ...step, rows }
  })
}

/** "[2nd]" where a format marks headings so. */
const unmarked = (row: SaidRow): SaidRow =>
  row.kind === 'line' ? { ...row, text: row.text.replace(/^\[(.*)\]$|^#+\s*|:$/g, '$1') } : row

function withoutBracket(step: SaidStep): SaidStep {
  const cut = (text: string) => text.replace(/(?:\s*\([^()]*(?:\([^()]*\)[^()]*)*\))+$/, '')
  return { ...step, shown: cut(step.shown), instruction: cut(step.instruction), time: step.time }
}

const isNoHeading = (row: SaidRow) => row.kind === 'parts'

const sorted = (rows: readonly SaidRow[]): SaidRow[] =>
  rows
    .map((row) => ({ ...row, text: '', kind: 'parts' as const }))
    .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))

const withoutSigns = (text: string): string =>
  text
    .replace(/[;|]/g, ',')
    .replace(/[@#~{}()%\\=*[\]/]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
