import { expect, it } from 'vitest'
import * as z from 'zod'
import { SecretFields } from '#worker/modules/archive/format/secret-fields.ts'
import { isOfSpaces } from '#worker/modules/archive/restore/event-shapes.ts'
import { ADDRESSES, FILE_KEYS, HOUSEHOLDS, PEOPLE } from '#worker/modules/archive/restore/renumber.ts'
import { modules } from '#worker/registry.ts'

const golden = import.meta.glob<Record<string, unknown[]>>('./events/*.json', { eager: true, import: 'default' })

/** Names of fields of events that mean the same in every space: ids inside of it, and what people said. */
const ALIKE = `
  accent_color active add added again ai_provider aisle alignment allowed_origins alone
  along amount amount_max amounts api_key app at attempts background_color base_amount
  base_unit batch below book books bucket cache_duration cache_read cache_write cached_tokens
  calories carbohydrates category category_to_store changed changes child_inherit_fields choices code color
  comment completed_at converted_amount converted_unit cook-log created_at credits credits_from_balance default default_meal_type
  delay_until description details diameter diameter_text disabled display_name done dropped enabled
  entries entry estimated events every expires exported_recipes failed failures fats
  fault favourites fdc_id fields file file_etag file_path file_size file_uid files
  filter first first_name folder food foods found from_date frozen_on function
  gone has_api_key has_password has_secret has_signing_secret has_token high id ids ignore_shopping
  imported_recipes ingredient ingredients inherit_fields input input_tokens instruction internal into inventory_location
  is_active is_freezer is_header is_staff is_superuser items job keyword keywords kind
  last_checked last_name link links list list_recipe list_recipes log log_credit_cost low
  maxItems meal_type meal_types mealplan meant message messages method missing model
  model_name moved msg name new next no_amount note nutrition ok
  on_shopping_list_entry_created_enabled on_shopping_list_entry_deleted_enabled on_shopping_list_entry_updated_enabled open_data_slug order original_text others ours output output_tokens
  pairs param_1 param_2 param_3 params parent password patch path place
  plural_name position positions possibly_not_expired preferred_shopping_unit_imperial preferred_shopping_unit_metric preferred_unit_imperial preferred_unit_metric previous_until price
  price_cache price_input price_output private properties properties_food_amount properties_food_unit properties_source property property_amount
  property_type proteins purpose rating reason recipe recipe_version recursive region remote
  remove removed removing request reserved restored result running said same_names
  search search_engines secret sent seq servings servings_text shopping_list shopping_lists show_as_header
  show_ingredient_overview show_ingredients_table signing_secret size skipped slug source source_url space starter
  starts state status step step_recipe steps stocked storage store_category sub_location
  substitute_children substitute_siblings substitutes supermarket supermarket_category supports_description_field theirs time title to
  to_date todo_entity token total_recipes two_way type unit until url used_up
  username valid_until variant_of version waiting_time working_time
`
  .trim()
  .split(/\s+/)

const types = modules
  .flatMap(({ events = [] }) =>
    events.flatMap(({ name, shapes }) =>
      Object.entries(shapes).map(([verb, shape]) => [`${name}.${verb}`, shape] as const),
    ),
  )
  .filter(([type]) => isOfSpaces(type))

function namesInShape(shape: z.ZodType): string[] {
  const names: string[] = []
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('properties' in node) names.push(...Object.keys(node.properties as object))
    Object.values(node).forEach(walk)
  }
  walk(z.toJSONSchema(shape, { io: 'output', unrepresentable: 'any' }))
  return names
}

function namesInData(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(namesInData)
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, value]) => [name, ...namesInData(value)])
}

it('every field of an event says whether another space maps it', () => {
  const known = new Set([...ALIKE, ...PEOPLE, ...HOUSEHOLDS, ...FILE_KEYS, ...ADDRESSES])
  const said = new Set([
    ...types.flatMap(([, shape]) => namesInShape(shape)),
    ...Object.entries(golden).flatMap(([file, byVerb]) =>
      Object.entries(byVerb).flatMap(([verb, examples]) =>
        isOfSpaces(`${/([\w-]+)\.json$/.exec(file)?.[1]}.${verb}`) ? examples.flatMap(namesInData) : [],
      ),
    ),
  ])
  const unknown = [...said].filter((name) => !known.has(name)).toSorted()
  expect(unknown, 'a person, household, file or address is listed in renumber.ts, anything else here').toEqual([])
  expect(ALIKE.filter((name) => !said.has(name))).toEqual([])
})

it('what a resource keeps sealed is left out of events, whoever wrote it into one', () => {
  const resources = modules.flatMap((one) => one.resources ?? [])
  const secrets = new SecretFields(resources)
  const sealed = resources.filter(({ contract }) => contract.secrets)
  expect(secrets.kinds.toSorted()).toEqual(sealed.map(({ contract }) => contract.name).toSorted())
  expect(sealed.length).toBeGreaterThan(2)
  for (const { contract } of sealed)
    for (const field of Object.keys(contract.secrets?.shape ?? {})) {
      const written = { id: 1, [field]: 'a secret', patch: { [field]: 'a secret' } }
      const left = secrets.without(`${contract.name}.changed`, written)
      expect(JSON.stringify(left), `${contract.name}.${field}`).not.toContain('a secret')
    }
})
