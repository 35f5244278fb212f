/** Words that say how a food is prepared or measured rather than which food it is; folded, blank-separated. */
const list = (text: string) => text.trim().split(/\s+/)

/** English states that move to the note wherever they stand ("chopped onion", "onion, chopped", "onion chopped"). */
export const preparations = list(`
  chopped diced minced sliced grated shredded cubed julienned crumbled sifted unsifted mashed packed squeezed slivered
  shaved snipped melted softened hulled thawed cooked uncooked shelled unshelled beaten boiled hard-boiled hard-cooked
  soft-boiled steamed poached pureed peeled toasted crushed cored seeded deseeded stemmed torn halved quartered trimmed
  drained undrained rinsed strained pounded cracked chilled lukewarm skinned boned deveined scooped leveled levelled
  deribbed popped shucked soaked picked split washed scrubbed wilted julienne zested finely-chopped thinly-sliced
  thin-sliced well-stirred well-beaten well-shaken well-drained roughly-chopped coarsely-chopped smashed bruised
  pre-cooked precooked reheated warmed broken flaked milled grilled chargrilled spiralized riced minced crumbed cleaned
  pared pitted stoned
`)

/** Preparations that name a food of their own when they come first ("pitted olives", "flaked almonds"). */
export const productStates = new Set(
  list(`
  pitted stoned flaked grilled split uncooked cleaned warmed broken pared washed crumbed milled
`),
)

export const adverbs = list(`
  finely roughly coarsely freshly thinly thickly lightly firmly loosely tightly diagonally gently well very fairly
  freshly-ground evenly partially partly completely slightly lengthwise lengthways crosswise crossways quickly newly
  just fine
`)

/** What makes up a food's name but is no food alone: "ripe, red tomatoes" goes on after its comma. */
export const adjectives = new Set(
  list(`
  fresh ripe dried raw red black white green yellow brown purple golden dark light unsalted salted hot cold warm cooked
  canned tinned frozen firm soft thick thin whole small large medium big fat good quality good-quality best free-range
  organic unsweetened sweetened low-fat lowfat low-sodium reduced-sodium reduced-fat full-fat fat-free nonfat non-fat
  plain sweet mild sharp smoked unsmoked unpeeled unwaxed crisp crispy tart lean long mature young tender dry sour spicy
  strong fine coarse mixed extra-virgin day-old skinless boneless bone-in skin-on skin-off boned hot-smoked unbleached
  all-purpose all-butter ready-made store-bought homemade home-made cold-pressed thick-cut thin-cut center-cut hard
  baby very extra and or dry-roasted roasted unroasted oil-packed ground heavy aged gluten-free
  vegan vegetarian dairy-free virgin crusty stale sliced chopped peeled
`),
)

/** Words after which a food's name is over and a remark begins. */
export const remarkStarters = new Set(
  list(`
  for plus optional preferably including divided about approximately approx approx. such until see weighing i if each
  total used to cut ideally depending using made reserved removed separated ca. circa etwa til till pour para per
  and/or minus enough note: optionally whatever available discard discarded + pref. roughly
`),
)

/** Preparations of other languages, which stand behind the food: stems and their endings. */
const inflected: [string, string][] = [
  [
    ' e er es en',
    'gehackt gewurfelt geschalt gerieben gemahlen geschnitten entkernt zerdruckt gepresst geputzt gewaschen halbiert geviertelt geraspelt geschmolzen zerlassen gekocht abgetropft ausgepresst zerkleinert gehobelt gehobelt gesiebt',
  ],
  ['e ee es ees', 'hach eminc rap coup epluch ecras cisel tranch pel egoutt cuit press tamis'],
  ['u ue us ues', 'fond moul bat'],
  ['o a os as', 'ralad rallad cortad picad pelad fundid batid trocead derretid fatiad amassad laminad descascad'],
  ['o a i e', 'tritat grattugiat affettat tagliat sciolt sbucciat fus'],
  [' e', 'gehakt gesneden geraspt geperst gehalveerd gesnipperd geschild uitgelekt gesmolten gewassen'],
  ['d t de ade at', 'hacka finhacka skiva strimla riva skala smalt rive hakke finhakke'],
  [' e', 'hakket finthakket revet skaret smeltet hakkede riven smeltede skrellet'],
  ['y a e i ych', 'posiekan start pokrojon obran roztopion nakrajen nastrouhan oloupan nasekan strouhan rozpusten'],
  ['ο η α ες οι', 'ψιλοκομμεν τριμμεν κομμεν λιωμεν χτυπημεν ψιλοκομεν καθαρισμεν μετρι μεγαλ μικρ'],
  ['', 'doğranmis dogranmis rendelenmis aprított apritott reszelt тертыи нарезанныи нарубленныи мелко рубленыи'],
]
export const foreignPreparations = new Set(
  inflected.flatMap(([endings, stems]) => list(stems).flatMap((stem) => endings.split(' ').map((end) => stem + end))),
)

/** Adverbs before those ("fijn gesneden", "fein gehackt"). */
export const foreignAdverbs = new Set(
  list(
    'fein grob frisch fijn grof heel dun dunne finement grossierement finamente fint fin drobno najemno nadrobno ince klein',
  ),
)
