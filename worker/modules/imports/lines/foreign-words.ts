import { foldWord } from './fold-word.ts'

const list = (text: string) => text.trim().split(/\s+/).map(foldWord)
/** Rows of endings (folded), and stems that take each of them. */
const inflect = (rows: readonly (readonly [string, string])[]) =>
  new Set(
    rows.flatMap(([endings, stems]) => list(stems).flatMap((stem) => endings.split(' ').map((end) => stem + end))),
  )

const german = ' e er es en em'
const romance = 'o a os as'
const slavic = 'y a e i ego ej ych ymi eho emu ou'
const russian = 'ыи ая ое ые ого ои ых ую ым ыми'
const ukrainian = 'ии а е і ого оі их у ою'

/** States behind or in front of a food: "Zwiebeln, gehackt", "fein gehackte Zwiebeln", "posiekanej natki". */
const prepared = inflect([
  [
    german,
    `gehackt gewürfelt geschält gerieben gemahlen geschnitten entkernt zerdrückt gepresst geputzt gewaschen halbiert
    geviertelt geraspelt geschmolzen zerlassen gekocht abgetropft ausgepresst zerkleinert gehobelt gesiebt zerstoßen
    verquirlt zerbröckelt zerbröselt gezupft blanchiert aufgetaut`,
  ],
  ['e ee es ees', 'hach éminc râp coup épluch écras cisel tranch pel égoutt press tamis'],
  ['u ue us ues', 'fond moul bat'],
  [
    romance,
    `ralad rallad cortad picad pelad fundid batid trocead derretid fatiad amassad laminad descascad espremid triturad
    desmenuzad escurrid exprimid machacad cozid cocid`,
  ],
  ['o a i e', 'tritat grattugiat affettat tagliat sciolt sbucciat sminuzzat spremut schiacciat fus lessat sbattut'],
  [
    ' e',
    `gehakt gesneden geraspt geperst gehalveerd gesnipperd geschild uitgelekt gesmolten gewassen gepeld geroosterd ontpit
    ontpitt gekookt gemalen geplet geplett verkruimeld`,
  ],
  ['d t de', 'hacka skiva strimla skala tärna pressa dela smula vispa tina'],
  ['', 'riven rivet rivna smält smälta kokt kokta'],
  ['t de te', 'hakke smelte skrelle skrælle skive presse terne piske skylle'],
  ['', 'revet revne skåret skårne knust knuste kogt kogte reven'],
  [
    slavic,
    `posiekan start pokrojon krojon obran roztopion nakrajen krájen nastrouhan strouhan oloupan nasekan rozpuštěn
    nakrájan strúhan nastrúhan ošúpan olúpan roztopen prelisovan pretlačen wyciśnięt utart ugotowan uvařen rozdrobnion`,
  ],
  [
    'ο η α ες οι ος ου ης ων ους',
    'ψιλοκομμέν τριμμέν κομμέν λιωμέν χτυπημέν καθαρισμέν χοντροκομμέν φρεσκοτριμμέν βρασμέν',
  ],
  [russian, 'нарезанн нарубленн рублен тёрт натёрт измельченн растопленн очищенн отварн варён раздавленн взбит'],
  [ukrainian, 'нарізан порізан рубан посічен січен терт натерт подрібнен розтоплен очищен варен'],
  [
    '',
    `doğranmış rendelenmiş kıyılmış eritilmiş ezilmiş dövülmüş haşlanmış soyulmuş çırpılmış
    aprított reszelt vágott olvasztott felkockázott szeletelt zúzott pucolt kockázott hámozott főtt
    tocată tocat tocați tocate topit topită mărunțit`,
  ],
  ['u ua uja ut', 'hienonnett raastett silputt pilkott sulatett kuoritt viipaloit kuutioit murskatt puristett'],
])

/** With a fresh mill before it a preparation, else a product ("gemahlene Mandeln", "молотый перец"). */
const ground = inflect([
  [german, 'gemahlen'],
  ['', 'gemalen mald malen malet malda kvernet kværnet őrölt çekilmiş'],
  [slavic, 'mielon zmielon mlet namlet zomlet'],
  [russian, 'молот'],
  [ukrainian, 'мелен'],
])
const fresh = new Set(list('frisch vers świeżo čerstvě frissen taze свеже свіжо ny nyt frisk färsk'))
const adverbs = new Set([
  ...fresh,
  ...list(`fein grob fijn grof heel dun dunne klein finement finemente grossièrement finamente fint fin grovt tyndt tunt drobno
    nadrobno najemno nahrubo grubo cienko ince iri мелко крупно тонко дрібно fraîchement fresco apróra finomra vékonyra
    durvára grossolanamente sottilmente ψιλά hienoksi mărunt`),
])

/** Nuts, tomatoes and potatoes are bought or weighed so: "200 g geschälte Mandeln". */
const peeled = inflect([
  [german, 'geschält'],
  [' e', 'gepeld geschild'],
  ['d t de', 'skala'],
  ['t de te', 'skrelle skrælle'],
  [slavic, 'obran oloupan ošúpan olúpan'],
  ['ο η α ες οι ος ου ης ων ους', 'καθαρισμέν'],
  [russian, 'очищенн'],
  [ukrainian, 'очищен'],
  ['', 'soyulmuş hámozott pucolt'],
  ['u ua uja ut', 'kuoritt'],
])
/** Foods by themselves or in a name: "500 g gehakt", "Gehacktes vom Rind". */
const notInFront = new Set(list('gehakt gehacktes hachee pelee pele rape press coupe kokt kogt'))
/** What is bought in a state: the state, and the foods in front of which it is no preparation. */
const bought: readonly [RegExp, RegExp][] = [
  [/^hakke/, /^(?:okse|kalv|svin|kod|kjott|lam|flask|flesk|biff|tomat)/],
  [/^gekocht|^gekookt|^kokt|^kogt|^ugotowan/, /^(?:schinken|ham$|skink|szynk)/],
]

/** "fijngehakte", "finhackad", "nymald", "свежемолотый": an adverb in one word with what it says. */
const joinedAdverb =
  /^(?:fijn|grof|vers|dun|klein|fein|grob|frisch|fint?|grovt?|frisk|farsk|ny|tynd|tunn|свеже|свіжо|мелко|дрібно)(?=\p{L}{4})/u

/** "and" and "or", between two states of one food. */
export const joins = new Set(
  list('und en e y et och og i a és ve и і й ja και oder of ou o u eller lub nebo или або vagy veya tai'),
)

export function isForeignPreparation(word: string): boolean {
  const known = asked.get(word)
  if (known !== undefined) return known
  const adverb = prepared.has(word) ? undefined : joinedAdverb.exec(word)?.[0]
  const found = prepared.has(word) || (adverb !== undefined && isState(word.slice(adverb.length), adverb))
  if (asked.size >= MAX_ASKED) asked.clear()
  asked.set(word, found)
  return found
}

/** Recipes use few words. */
const asked = new Map<string, boolean>()
const MAX_ASKED = 20_000

const isState = (word: string, adverb: string) => prepared.has(word) || (ground.has(word) && fresh.has(adverb))

/** Whether `word` in front of `food` says what is done to it; `adverb` stands before it. All are folded. */
export function isPreparationInFront(word: string, food: string, adverb: string): boolean {
  if (links.has(food) || bought.some(([state, name]) => state.test(word) && name.test(food))) return false
  if (adverb !== '') return isState(word, adverb) || isForeignPreparation(word)
  if (ground.has(word) || notInFront.has(word) || (peeled.has(word) && isSold(food))) return false
  return isForeignPreparation(word)
}

/** "4 picadas de ajo" are no ajo that is chopped. */
const links = new Set('de di of von van av af do da d'.split(' '))

/** Peeled and chopped is more than peeled. */
const isSold = (next: string) => !joins.has(next) && !isForeignPreparation(next)

export const isForeignAdverb = (word: string) => adverbs.has(word)
