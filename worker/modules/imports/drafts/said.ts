/**
 * What importers say of what they could not take along, by code: the web has each in every language
 * (`said` in `web/locales/<language>/apps.json`), and clients that do not know the code show the sentence.
 */
export const sentences = {
  quoted: '“{{name}}”',
  name_cut: 'Its name is cut after {{most}} letters.',
  description_cut: 'Its description is cut after {{most}} letters.',
  picture_missing: 'The picture “{{name}}” is not in the file.',
  picture_missing_unnamed: 'The picture is not in the file.',
  picture_unreadable: 'A picture cannot be read.',
  picture_unknown: 'A picture is of no kind that can be kept.',
  picture_unknown_named: '“{{name}}” is no picture of a kind that can be kept.',
  picture_large: 'A picture is larger than {{most}} MB.',
  picture_large_named: '“{{name}}” is larger than {{most}} MB.',
  picture_packed: '“{{name}}” cannot be unpacked.',
  picture_of_day: 'The picture of {{date}} is not taken along.',
  attachment: 'The attachment “{{name}}” is not taken along.',
  attachment_typed: '“{{name}}” ({{type}}) cannot be taken along.',
  attachment_untyped: '“{{name}}” (unknown type) cannot be taken along.',
  link_elsewhere: '“{{name}}” leads to “{{link}}”.',
  amount_fixed: 'The amount of “{{name}}” is fixed in the file, and grows with the servings here.',
  one_step: 'Nothing tells its ingredients from its steps: all of it became one step.',
  page_cut: 'The page is too large: only its beginning was read.',
  line_lost: 'The line “{{line}}” found no place.',
  lines_outside: 'Lines of “{{name}}” outside of recipes',
  files_of_others: 'Files that are not of {{app}}: {{names}}',
  meals_undated_in: 'Meals without a date in “{{name}}”',
  remarks_in: 'Remarks in “{{name}}”',
  expenses: 'Expenses',
  shopping_list: 'Shopping list “{{name}}”',
  cookbook_search: 'Cookbook “{{name}}”, which searches {{filter}}',
  orphans: 'Rows of recipes that are gone',
  orphaned_entries: 'Items of shopping lists that are gone',
  empty_lists: 'Empty shopping lists',
  meals_undated: 'Meals without a day',
  plan_rules: 'Rules for meal plans',
  unused_labels: 'Labels that no food has',
  standard_amounts: 'Standard amounts of units',
  keyword_descriptions: 'Descriptions of keywords',
  foods_off_lists: 'Foods that are kept off shopping lists',
  invented: 'The AI wrote this, although the source does not say it: “{{text}}”',
  recipe_ingredients: 'Ingredients that are recipes',
} as const

export type SaidCode = keyof typeof sentences

/** A sentence, and what it says as a code and values. */
export interface Said {
  code: SaidCode
  values: Readonly<Record<string, string | number>>
  msg: string
}

type Named<S extends string> = S extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Named<Rest> : never
type Values<C extends SaidCode> = Readonly<Record<Named<(typeof sentences)[C]>, string | number>>

export function say<C extends SaidCode>(
  code: C,
  ...[values]: Named<(typeof sentences)[C]> extends never ? [] : [Values<C>]
): Said {
  const given: Readonly<Record<string, string | number>> = values ?? {}
  const msg = sentences[code].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(given[name] ?? ''))
  return { code, values: given, msg }
}
