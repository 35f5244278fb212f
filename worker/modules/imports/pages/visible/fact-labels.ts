/** What stands beside the servings and times of a dish, in every language that recipes come in. */
const WORDS = {
  yield:
    'serves|servings?|yields?|makes|portions?|recipe yield|number of servings|portionen|personen|anzahl (?:der )?portionen|ergibt|nombre de (?:personnes|parts|portions)|parts|personnes|porciones|raciones|comensales|porzioni|dosi per|porties|aantal personen|porções|rendimento|liczba porcji|porcje|počet porcií|porce|porcie|antal (?:portioner|personer)|portioner|porsjoner|adag|μερίδες|kişi sayısı|порций|количество порций|人数|分量',
  prep: 'prep(?:aration)?(?: time)?|active time|hands[- ]on(?: time)?|vorbereitung(?:szeit)?|arbeitszeit|zubereitungszeit|(?:temps de )?préparation|tiempo de preparación|preparación|(?:tempo di )?preparazione|tempo de preparo|preparo|voorbereiding(?:stijd)?|bereidingstijd|arbejdstid|forberedelsestid|czas przygotowania|doba přípravy|příprava|čas prípravy|príprava|előkészítés|προετοιμασία|χρόνος προετοιμασίας|hazırlık(?: süresi)?|время подготовки',
  cook: 'cook(?:ing)?(?: time)?|bake(?: time)?|baking time|roast time|koch-?(?:\\/backzeit|zeit)?|kochzeit|backzeit|garzeit|(?:temps de )?cuisson|tiempo de cocción|cocción|(?:tempo di )?cottura|tempo de cozimento|kooktijd|oventijd|tilberedningstid|koketid|bagetid|koktid|tillagningstid|czas gotowania|doba vaření|varenie|főzési idő|sütési idő|μαγείρεμα|χρόνος μαγειρέματος|pişirme(?: süresi)?|время приготовления',
  total:
    'total(?: time)?|ready in|time|takes|duration|gesamtzeit|dauer|temps total|durée|tiempo total|tiempo|duración|tempo totale|tempo total|totale tijd|samlet tid|tid i alt|total tid|tid|łączny czas|czas|celková doba|celkový čas|összidő|συνολικός χρόνος|toplam süre|所要時間|調理時間',
}

export type FactKind = keyof typeof WORDS
export const factKinds = Object.keys(WORDS) as FactKind[] // The keys of the record.

const ABOUT = '(?:around|about|approx\\.?|ca\\.?|circa|etwa|environ|ongeveer)'

const before = (words: string) =>
  new RegExp(
    `^(?:${words})(?:\\s*[:：=|\\-–]\\s*|\\s+${ABOUT}\\s+(?=\\d)|\\s*(?=\\d)|\\s+(?=\\p{L}+(?: to \\p{L}+)?$)|$)`,
    'iu',
  )
const behind = (words: string) => new RegExp(`(?<=\\d\\s?\\p{L}{1,8}\\.?)\\s*(?:${words})$`, 'iu')

/** "Serves 4", "Prep time: 10 min", "Cook" above "25 min". */
export const labelBefore = patterns(before)
/** "15 mins preparation time" */
export const labelBehind = patterns(behind)

function patterns(make: (words: string) => RegExp): Readonly<Record<FactKind, RegExp>> {
  const { yield: servings, prep, cook, total } = WORDS
  return { yield: make(servings), prep: make(prep), cook: make(cook), total: make(total) }
}

const PEOPLE =
  'servings?|serves|portions?|people|persons?|personen|portionen|personnes|parts|porciones|personas|raciones|comensales|porzioni|persone|porties|personer|portioner|porsjoner|porções|pessoas|porcji|porcje|porcie|porcií|porcí|porce|osoby?|osób|adag|fő|μερίδες|άτομα|kişilik|порци\\p{L}*|персон\\p{L}*|人分|人前'

/** "4 servings", "für 2–3 Personen", "até 4 porções", also at the end of "Ingredients for 4 people". */
export const COUNTED = new RegExp(
  `(?:^|(?<=^\\p{L}{4,20}\\s))(?:(?:für|pour|for|para|per|voor|til|till|dla|pro|até)\\s+)?(?:${ABOUT}\\s+)?\\d{1,3}(?:\\s*[-–]\\s*\\d{1,3})?\\s*(?:\\(\\p{L}+\\)\\s*)?(?:${PEOPLE})\\s*[.:]?$`,
  'iu',
)
