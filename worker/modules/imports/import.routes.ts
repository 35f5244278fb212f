import * as z from 'zod'
import { sql } from 'drizzle-orm'
import { membershipOf, personOf, type Context } from '../../kernel/context.ts'
import { query } from '../../kernel/query.ts'
import { throttle } from '../../kernel/throttle.ts'
import { route, type App } from '../../kernel/routes.ts'
import { activeRules } from '../automations/rules.load.ts'
import { ruleSet } from '../automations/rule.set.ts'
import { lineParser } from './lines/parse.ts'
import { asIngredient } from './source.answer.ts'
import { lineRequest, linesRequest, parsedIngredient, sourceAnswer, sourceRequest } from './source.contract.ts'
import { readSource } from './source.read.ts'

const tag = 'Import'

/** Reading recipes and ingredient lines from outside. None of these calls creates anything. */
export function importRoutes(app: App): void {
  route(
    app,
    {
      method: 'post',
      path: '/api/recipe-from-source/',
      name: 'recipe_from_source',
      tag,
      summary: 'Read a recipe from an address, from page source, or from what a bookmarklet left',
      level: 'user',
      body: sourceRequest,
      response: sourceAnswer,
    },
    async ({ context, body }) => {
      await throttle(context.env.LIMIT_IMPORT, `import:${personOf(context).id}`)
      return { status: 200, events: [], body: await readSource(context, body) }
    },
  )

  route(
    app,
    {
      method: 'post',
      path: '/api/ingredient-from-string/',
      name: 'ingredient_from_string',
      tag,
      summary: 'Take one ingredient line apart',
      level: 'user',
      body: lineRequest,
      response: parsedIngredient,
    },
    async ({ context, body }) => {
      const parse = await parserFor(context)
      return { status: 200, events: [], body: parse(body.text) }
    },
  )

  route(
    app,
    {
      method: 'post',
      path: '/api/ingredient-parser/post/',
      name: 'parse_ingredients',
      tag,
      summary: 'Take ingredient lines apart',
      level: 'guest',
      scope: 'read',
      body: linesRequest,
      response: z.object({ ingredient: parsedIngredient.nullable(), ingredients: z.array(parsedIngredient) }),
    },
    async ({ context, body }) => {
      const parse = await parserFor(context)
      const lines = (body.ingredients ?? []).filter((line) => line.trim() !== '')
      return {
        status: 200,
        events: [],
        body: { ingredient: body.ingredient?.trim() ? parse(body.ingredient) : null, ingredients: lines.map(parse) },
      }
    },
  )
}

/** A parser that knows the units and the automations of the asker's space. */
async function parserFor(context: Context) {
  const { space, shard } = membershipOf(context)
  const { units, rules } = await context.spaceDatabase(shard).read({
    units: query<{ name: string; plural_name: string | null }>(
      sql`SELECT name, plural_name FROM unit WHERE space_id = ${space} AND deleted_with IS NULL`,
    ),
    rules: activeRules(space),
  })
  const parse = ruleSet(rules, '').lines(
    lineParser({ units: units.flatMap(({ name, plural_name }) => [name, ...(plural_name ? [plural_name] : [])]) }),
  )
  return (line: string, order = 0): z.output<typeof parsedIngredient> => {
    const { food, unit, ...rest } = asIngredient(parse(line))
    return { ...rest, id: null, food: food && { ...food, plural_name: null }, unit, order, checked: false }
  }
}
