import type { CsvField } from './column.contract.ts'

/** How columns are called, in letters alone: English, German, some French. */
const SYNONYMS = {
  key: 'id uid uuid',
  name: 'title name recipename recipetitle titel rezept rezeptname rezepttitel titre nom',
  description: 'description summary about beschreibung kurzbeschreibung einleitung',
  ingredients:
    'ingredients ingredient ingredientlist ingredientslist recipeingredient recipeingredients zutaten zutat zutatenliste ingrédients',
  steps:
    'instructions instruction recipeinstructions directions direction steps step method methods preparation procedure cookinginstructions preparationsteps preparationinstructions cookingsteps zubereitung anleitung arbeitsschritte schritte zubereitungsschritte préparation étapes',
  servings:
    'servings serving serves portions quantity numberofservings recipeservings servingcount portionen personen portionenzahl',
  yield: 'yield yields recipeyield makes menge ergibt',
  prep_time:
    'preptime preptimeminutes prepminutes prep preparationtime activetime activeminutes workingtime arbeitszeit vorbereitungszeit zubereitungszeit',
  cook_time:
    'cooktime cooktimeminutes cookminutes cook cookingtime bakingtime performtime kochzeit backzeit garzeit kochbackzeit',
  rest_time: 'inactivetime resttime restingtime waitingtime ruhezeit wartezeit',
  total_time: 'totaltime totaltimeminutes totalminutes time duration readyin gesamtzeit zeit dauer',
  keywords:
    'keywords tags tag categories category labels label course courses cuisine cuisines mainingredient primaryingredient subcategory recipecategory recipecuisine mealtype mealtypes diet diets kategorie kategorien schlagworte schlagwörter stichworte stichwörter gang küche landesküche mahlzeit catégorie',
  books: 'collections collection cookbook cookbooks kochbuch kochbücher sammlung',
  source: 'source sourcename credit author creator quelle autor autorin herkunft',
  source_url: 'url link sourceurl originalurl recipeurl website webpage weblink webseite internetadresse',
  picture:
    'image images imageurl imageurls imagelink photo photos photourl picture pictureurl originalpicture photodata imagedata bild bilder bildurl foto fotos',
  rating: 'rating stars bewertung sterne',
  favourite: 'favorite favourite isfavorite favorit liebling',
  notes:
    'notes note comments comment tips notizen notiz anmerkungen anmerkung bemerkungen bemerkung hinweise tipps kommentar',
  nutrition:
    'nutrition nutritional nutritionalinfo nutritioninfo nutritionalinformation nutritionfacts nutritioninformation nährwerte',
  nutrient:
    'calories kcal energy fat fats saturatedfat carbohydrate carbohydrates carbs protein proteins sugar fiber fibre sodium cholesterol kalorien energie brennwert fett kohlenhydrate eiweiß eiweiss zucker ballaststoffe natrium',
  created_at: 'createdat created dateadded datecreated createdon creationdate erstellt erstelltam erstellungsdatum',
  /** Of the app, not of the recipe. */
  nothing: 'urlhost publicurl private updatedat lastmodified lastmodifieddate modified hash',
} as const satisfies Record<CsvField, string>

const BY_NAME = new Map(
  Object.entries(SYNONYMS).flatMap(([field, names]) =>
    names.split(' ').map((name) => [name, field as CsvField] as const),
  ),
)

export const letters = (name: string): string => name.toLowerCase().replace(/[^\p{L}]/gu, '')

/** "Prep time (min)" is as good as "Prep time". */
const withoutBrackets = (name: string): string => name.replace(/\([^()]{0,40}\)/g, '')

/** What the columns hold by their names; null where nobody knows. "recipe" is the name, or beside one the steps. */
export function fieldsOf(header: readonly string[]): (CsvField | null)[] {
  const known = header.map((name) => BY_NAME.get(letters(name)) ?? BY_NAME.get(letters(withoutBrackets(name))) ?? null)
  const recipe: CsvField = known.includes('name') ? 'steps' : 'name'
  return known.map((field, at) => field ?? (/^recipes?$/.test(letters(header[at] ?? '')) ? recipe : null))
}

/** The same of one name in which another word may stand: "Zutaten (4 Personen)". */
export function fieldWithin(name: string): CsvField | null {
  const text = letters(name)
  const known = BY_NAME.get(text)
  if (known) return known
  let best: { at: number; length: number; field: CsvField } | null = null
  for (const [word, field] of BY_NAME) {
    const at = word.length < LEAST_LETTERS ? -1 : text.indexOf(word)
    if (at < 0 || (best && (at > best.at || (at === best.at && word.length < best.length)))) continue
    best = { at, length: word.length, field }
  }
  return best?.field ?? null
}

/** Shorter words stand in others by chance. */
const LEAST_LETTERS = 4
