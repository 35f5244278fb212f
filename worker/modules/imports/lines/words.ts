import { isForeignAdverb, isForeignPreparation } from './foreign-words.ts'

const list = (text: string) => text.trim().split(/\s+/)

/** English states that become notes anywhere in the line ("chopped onion", "onion, chopped"). */
export const preparations = list(`
  chopped diced minced sliced grated shredded cubed julienned crumbled sifted unsifted mashed packed squeezed slivered
  shaved snipped melted softened hulled thawed cooked uncooked shelled unshelled beaten boiled hard-boiled hard-cooked
  soft-boiled steamed poached pureed crushed cored seeded deseeded stemmed torn halved quartered trimmed
  drained undrained rinsed strained pounded cracked chilled lukewarm skinned boned deveined scooped leveled levelled
  deribbed popped shucked soaked picked washed scrubbed wilted julienne zested finely-chopped thinly-sliced thin-sliced
  well-stirred well-beaten well-shaken well-drained roughly-chopped coarsely-chopped bruised pre-cooked precooked
  reheated warmed milled cleaned pared fresh-squeezed shaken stirred separated crumbed scaled filleted gutted topped tailed
  butterflied jointed sieved cooled broiled sauteed
`)

/** States that are part of a product's name before the food ("pitted olives"), and remarks only after it. */
const productStates = list(
  'peeled toasted pitted stoned flaked grilled chargrilled split broken smashed riced pressed blended deboned',
)

export const adverbs = list(`
  finely roughly coarsely freshly thinly thickly lightly firmly loosely tightly diagonally gently well very fairly
  evenly partially partly completely slightly lengthwise lengthways crosswise crossways quickly newly just
`)

const english = new Set([...preparations, ...productStates])
const englishAdverbs = new Set(adverbs)

/** Sizes behind a food in languages that put them there. */
const sizes = new Set(
  list(`grande grandes grandi pequeno pequena pequenos pequenas mediano mediana medianos medianas piccolo piccola piccoli
  piccole moyens moyenne moyennes μετριο μετρια μετριες μεγαλο μεγαλη μεγαλα μεγαλες μεγαλοι ωριμο ωριμη ωριμα ωριμες
  ωριμοι`),
)

/** Words that need a noun, so a name continues after their comma: "ripe, red tomatoes". */
const adjectives = new Set(
  list(`
  fresh ripe dried raw red black white green yellow brown purple golden dark light unsalted salted hot cold warm canned
  tinned frozen firm soft thick thin whole small large medium big fat good quality best organic unsweetened sweetened
  plain sweet mild sharp smoked unsmoked unpeeled unwaxed crisp crispy tart lean long mature young tender dry sour spicy
  strong fine coarse mixed extra skinless boneless unbleached homemade hard baby and or roasted unroasted ground heavy
  aged vegan vegetarian virgin crusty stale chewy plump juicy meaty waxy floury starchy bitter creamy smooth flaky rich
  fragrant seedless jarred bottled elongated fruity part-skim whole-milk oily
`),
)
const compound =
  /..-(?:in|on|off|fat|free|sodium|style|skim|moisture|flavou?red|quality|sized?|cut|purpose|grain|range|dried|smoked|ground|virgin|less|aged|cured|old|made|bought|ripened|roasted)$/

export const remarkStarters = new Set(
  list(`
  for plus optional optionally preferably including divided about approximately approx such until see weighing if each
  total totaling totalling measuring containing used use using to cut ideally depending made reserved removed discarded
  ca circa etwa til till pour para per and/or minus enough note notes whatever available + +/- pref roughly recommend we
  zb bzw bijv bv ex ej np feks fx tex add adjust mentioned zoals zzgl alternativ alternativt q qb 适量 適量 少々 少许 前後
`),
)

export const isAdverb = (word: string) => englishAdverbs.has(word) || isForeignAdverb(word)
export const isPrepared = (word: string) => english.has(word) || sizes.has(word) || isForeignPreparation(word)
export const isAdjective = (word: string) => adjectives.has(word) || compound.test(word)
