import * as z from 'zod'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { throttle } from '#worker/kernel/http/throttle.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { ruleSet } from '#worker/modules/automations/rule-set.ts'
import { lineRequest, linesRequest, parsedIngredient, sourceAnswer, sourceRequest } from './source.contract.ts'
import { readSource } from './source.read.ts'
import { lineReader, vocabularyQueries } from './vocabulary.ts'
import { answer } from '#worker/kernel/log/execute.ts'

const tag = 'Import'

/** None of these calls creates anything. */
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
      return answer(await readSource(context, body))
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
      const parse = await parserFor(context, [body.text])
      return answer(parse(body.text))
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
      const lines = (body.ingredients ?? []).filter((line) => line.trim() !== '')
      const parse = await parserFor(context, body.ingredient ? [body.ingredient, ...lines] : lines)
      return answer({
        ingredient: body.ingredient?.trim() ? parse(body.ingredient) : null,
        ingredients: lines.map((line, order) => parse(line, order)),
      })
    },
  )
}

async function parserFor(context: Context, lines: readonly string[]) {
  const { space, shard } = membershipOf(context)
  const vocabulary = await context.spaceDatabase(shard).read(vocabularyQueries(space, lines))
  const { read } = lineReader(vocabulary, ruleSet(vocabulary.rules, ''))
  return (line: string, order = 0): z.output<typeof parsedIngredient> => {
    const { food, ...rest } = read(line)
    return { ...rest, id: null, food: food && { ...food, plural_name: null }, order, checked: false }
  }
}
