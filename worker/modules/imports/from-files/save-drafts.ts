import type { Language } from '#worker/kernel/contract/languages.contract.ts'
import type { EndedItem } from '#worker/kernel/jobs/job.events.ts'
import type { SliceWork } from '#worker/kernel/jobs/job-kind.ts'
import type { JobItem } from '#worker/kernel/jobs/job.rows.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { ruleSet, type RuleSet } from '#worker/modules/automations/rule-set.ts'
import { bytesUsed } from '#worker/modules/files/file-limit.ts'
import { lineReader, vocabularyQueries } from '../vocabulary.ts'
import { linesIn } from './lines-in.ts'
import { failed, leaveOut, passOver } from './places/leave-out.ts'
import { linkFoods } from './places/link-foods.ts'
import { placeBooks } from './places/place-books.ts'
import { placeMeals } from './places/place-meals.ts'
import { placeRecipes, type ImportChoices } from './places/place-recipes.ts'
import { placeShopping } from './places/place-shopping.ts'
import { type GivenWord, placeWords } from './places/place-words.ts'
import { place, placesTogether } from './places/place.ts'
import { FileRoom } from './places/store-pictures.ts'
import { ingredientOf } from './recipe-body.ts'
import { recipeCandidates } from './recipe-candidates.ts'
import { finderOf, recipesThere } from './recipes-there.ts'
import type { StagedDraft } from './staged-draft.ts'

export interface Saving extends ImportChoices {
  job: number
  /** Of what has a name that nobody gave it. */
  language: Language
  /** Kinds of drafts that whoever asked did not want. */
  unwanted: ReadonlySet<string>
}

interface Given<D extends StagedDraft = StagedDraft> {
  item: JobItem
  draft: D
}

/** Saves drafts of a slice in one commit: each finds its place, or is known, or fails with its reason. */
export async function saveDrafts(
  context: Context,
  found: readonly { item: JobItem; draft: StagedDraft | undefined }[],
  saving: Saving,
): Promise<SliceWork> {
  const { job, since, language, unwanted } = saving
  const given = found.flatMap(({ item, draft }): Given[] => (draft ? [{ item, draft }] : []))
  const wanted = given.filter(({ draft }) => !unwanted.has(draft.kind))
  const of = <K extends StagedDraft['kind']>(kind: K) =>
    wanted.filter((one): one is Given<Extract<StagedDraft, { kind: K }>> => one.draft.kind === kind)
  const { room, isKnown, ...vocabulary } = await readSpace(context, wanted, saving)
  const rules = ruleSet(vocabulary.rules, '')
  const reading = { rules, reader: lineReader(vocabulary, rules) }
  const words = [...of('food'), ...of('unit')]
  const named = words.filter(isNamed)
  const { candidates, broken } = await recipeCandidates(
    context,
    of('recipe'),
    { rules: vocabulary.rules, readerFor: (own) => lineReader(vocabulary, own), room, isKnown },
    saving,
  )
  const books = of('book')
  const meals = of('meal')
  const entries = of('shopping').map(({ item, draft }) => ({
    item,
    draft,
    row: ingredientOf(draft.ingredient, reading),
  }))
  const links = of('link').map(({ item, draft }) => ({
    item,
    food: ingredientOf(draft.ingredient, reading).food.name,
    recipe: draft.recipe,
  }))
  const isShelved = candidates.some(({ draft }) => draft.favourite || draft.books.length > 0)
  return placesTogether([
    ended([
      ...found.flatMap(({ item, draft }) => (draft ? [] : [unreadable(item)])),
      ...words.filter((word) => !isNamed(word)).map(({ item }) => failed(item, 'import.nameless', 'It has no name.')),
      ...broken,
    ]),
    passOver(given.flatMap(({ item, draft }) => (unwanted.has(draft.kind) ? [item] : []))),
    leaveOut(of('left-out')),
    ...(named.length > 0 ? [placeWords(context, named.map(asMeantBy(rules)))] : []),
    ...(candidates.length > 0 ? [placeRecipes(context, candidates, saving)] : []),
    ...(books.length > 0 || isShelved
      ? [placeBooks(context, { books, recipes: candidates, job, since, language })]
      : []),
    ...(meals.length > 0 ? [placeMeals(context, { meals, job, since, language })] : []),
    ...(entries.length > 0 ? [placeShopping(context, entries, since)] : []),
    ...(links.length > 0 ? [linkFoods(context, links, job)] : []),
  ])
}

async function readSpace(context: Context, wanted: readonly Given[], { since, ...choices }: Saving) {
  const { space, shard } = membershipOf(context)
  const recipes = wanted.filter(({ draft }) => draft.kind === 'recipe')
  const lines = wanted.flatMap(({ draft }) => linesIn(draft))
  const { there, used, ...vocabulary } = await context.spaceDatabase(shard).read({
    ...vocabularyQueries(space, lines),
    used: bytesUsed(space),
    there: recipesThere(
      context,
      recipes.map(({ item }) => ({ key: String(item.details['key'] ?? ''), name: item.name })),
      since,
    ),
  })
  const find = finderOf(there, choices)
  return {
    ...vocabulary,
    room: new FileRoom(context, used[0]?.bytes ?? 0),
    isKnown: (sought: Parameters<typeof find>[0]) => find(sought) !== undefined,
  }
}

const isNamed = ({ draft: { name } }: GivenWord): boolean => name.trim() !== ''

/** Under the name that the household's rules give it. */
const asMeantBy =
  (rules: RuleSet) =>
  ({ item, draft }: GivenWord): GivenWord => {
    const said = { amount: 0, no_amount: true, unit: null, food: null, original_text: '' }
    const { food, unit } = rules.lines(() => ({ ...said, [draft.kind]: draft.name }))('')
    const name = food ?? unit ?? draft.name
    if (name === draft.name) return { item, draft }
    // Its plural is that of another name.
    return { item, draft: { ...draft, name, plural_name: '', aliases: [...draft.aliases, draft.plural_name] } }
  }

const ended = (items: readonly EndedItem[]) => place({}, () => ({ appends: [], items }))

function unreadable(item: JobItem): EndedItem {
  const { code, msg } = item.details
  return failed(
    item,
    String(code ?? 'import.recipe_unreadable'),
    String(msg ?? 'It is no longer stored. Import the file again.'),
  )
}
