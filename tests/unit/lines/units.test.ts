import { expect, test } from 'vitest'
import { parseLine, parseLines } from '#worker/modules/imports/lines/parse.ts'
import { unitMeaning } from '#worker/modules/imports/lines/quantity/unit-meanings.ts'
import { said } from './said.ts'

test.each([
  ['3l Wasser', '3 | l | Wasser | -'],
  ['½l warmes Wasser, kalt', '0.5 | l | warmes Wasser | kalt'],
  ['2L warm water', '2 | L | warm water | -'],
  ['400g unsalted butter', '400 | g | unsalted butter | -'],
  ['15 grams sesame seeds', '15 | grams | sesame seeds | -'],
  ['500 ml', '500 | ml | - | -'],
  ['1 T butter', '1 | T | butter | -'],
  ['1 t. vanilla', '1 | t. | vanilla | -'],
  ['1 Scheibe/n Toast', '1 | Scheibe/n | Toast | -'],
  ['1 snuf(je) zout', '1 | snuf(je) | zout | -'],
  ['2 Päckchen Backpulver', '2 | Päckchen | Backpulver | -'],
  ['1 c. à s. d’huile', '1 | c. à s. | huile | -'],
  ['2 c.à.c. de sucre', '2 | c.à.c. | sucre | -'],
  ['2 xícaras (chá) de água', '2 | xícaras (chá) | água | -'],
  ['1 geh. TL Gewürzpaste', '1 | geh. TL | Gewürzpaste | -'],
  ['2 su bardağı un', '2 | su bardağı | un | -'],
  ['2 ст. л. сахара', '2 | ст. л. | сахара | -'],
  ['1 κουταλιά της σούπας ζάχαρη', '1 | κουταλιά της σούπας | ζάχαρη | -'],
  ['2 ząbki czosnku', '2 | ząbki | czosnku | -'],
  ['3 lžíce cukru', '3 | lžíce | cukru | -'],
  ['1 klyfta vitlök', '1 | klyfta | vitlök | -'],
  ['간장 2큰술', '2 | 큰술 | 간장 | -'],
  ['2-3 ст. ложки масла', '2-3 | ст. ложки | масла | -'],
  ['щіпка солі', '- | щіпка | солі | -'],
  ['3 зубки часнику, подрібнені', '3 | зубки | часнику | подрібнені'],
  ['n. 500 g perunoita', '500 | g | perunoita | n.'],
  ['2 rkl öljyä', '2 | rkl | öljyä | -'],
  ['3–4 — tablespoons lemon juice', '3-4 | tablespoons | lemon juice | -'],
  ['1 packet, about 2 tsp yeast', '1 | packet | yeast | about 2 tsp'],
  ['25g/1oz bunch fresh coriander', '25 | g | fresh coriander | 1oz, bunch'],
  ['Tub of yogurt', '1 | Tub | yogurt | -'],
])('a unit is kept as written: %s', (text, expected) => expect(said(text)).toBe(expected))

test.each([
  ['3 eggs', '3 | - | eggs | -'],
  ['1 egg yolk', '1 | - | egg yolk | -'],
  ['5 Zwiebeln', '5 | - | Zwiebeln | -'],
  ['2 cupcakes', '2 | - | cupcakes | -'],
  ['1 cup', '1 | - | cup | -'],
  ['大さじ2', '2 | - | 大さじ | -'],
  ['5 cloves, crushed', '5 | - | cloves | crushed'],
  ['2 rib eye steaks', '2 | - | rib eye steaks | -'],
  ['1 pound cake', '1 | - | pound cake | -'],
  ['6 noix de coco', '6 | - | noix de coco | -'],
])('a word that is (part of) the food is no unit: %s', (text, expected) => expect(said(text)).toBe(expected))

test.each([
  ['1 (14 oz) can tomatoes', '1 | can | tomatoes | 14 oz'],
  ['1 can (14 oz) tomatoes', '1 | can | tomatoes | 14 oz'],
  ['2 (8 ounce) boneless New York strip steaks', '2 | - | boneless New York strip steaks | 8 ounce'],
  ['1 (16 ounce) package dry lentils, rinsed', '1 | package | dry lentils | 16 ounce, rinsed'],
  ['4 TBSP [56 G] UNSALTED BUTTER', '4 | TBSP | UNSALTED BUTTER | 56 G'],
  ['1 x 250 g packet of cooked grains', '1 | packet | cooked grains | 250 g'],
  ['2 x 400g cans tomatoes', '2 | cans | tomatoes | 400g'],
  ['4 x 180g/6oz fish fillets', '4 | - | fish fillets | 180g/6oz'],
  ['8x pomme de terre', '8 | - | pomme de terre | -'],
  ['2 x 3 cups flour', '6 | cups | flour | -'],
  ['2 14-oz cans of beans', '2 | cans | beans | 14-oz'],
  ['1 - 14 oz can tomatoes', '1 | can | tomatoes | 14 oz'],
  ['16-ounce can of sliced pineapple', '1 | can | sliced pineapple | 16-ounce'],
  ['1 1-inch-thick steak', '1 | - | steak | 1-inch-thick'],
  ['400g/14oz tin kidney beans', '400 | g | kidney beans | 14oz, tin'],
])('the size of a package goes to the note: %s', (text, expected) => expect(said(text)).toBe(expected))

test.each([
  ['1L (500ml) water', '1 | L | water | 500ml'],
  ['1 tbsp (15 ml) oil', '1 | tbsp | oil | 15 ml'],
  ['300g/10½oz onions, thinly sliced', '300 | g | onions | 10½oz, thinly sliced'],
  ['500g (1lb 2oz) basmati rice', '500 | g | basmati rice | 1lb 2oz'],
  ['1 cup plus 2 tbsp flour', '1 | cup | flour | plus 2 tbsp'],
  ['¼ teaspoon plus ⅛ teaspoon turmeric', '0.375 | teaspoon | turmeric | -'],
  ['1 cup sugar 200 grams', '1 | cup | sugar | 200 grams'],
  ['20g¾oz basil', '20 | g | basil | ¾oz'],
  ['1 xícara (chá) | xícaras (chá) de açúcar', '1 | xícara (chá) | açúcar | -'],
])('a second amount is a note on the first: %s', (text, expected) => expect(said(text)).toBe(expected))

test.each([
  ['Pinch of salt', '- | Pinch | salt | -'],
  ['handful fresh basil', '- | handful | fresh basil | -'],
  ['small handful of seeds', '- | handful | seeds | small'],
  ['A few sprigs of thyme', '- | sprigs | thyme | A few'],
  ['ein paar Blätter Basilikum', '- | - | Blätter Basilikum | ein paar'],
  ['Pitada de sal', '- | Pitada | sal | -'],
  ['szczypta soli', '- | szczypta | soli | -'],
])('a vague unit needs no amount: %s', (text, expected) => expect(said(text)).toBe(expected))

test.each([
  ['2 garlic cloves, crushed', '2 | cloves | garlic | crushed'],
  ['3 celery stalks', '3 | stalks | celery | -'],
  ['2 bay leaves', '2 | - | bay leaves | -'],
  ['1 cinnamon stick', '1 | - | cinnamon stick | -'],
])('a word behind the food is a unit only where cooks count by it: %s', (text, expected) =>
  expect(said(text)).toBe(expected),
)

test('a household’s own unit words are recognised in any case', () => {
  const options = { units: new Set(['Schnapsglas', 'good glug']) }
  expect(said('2 Schnapsglas Rum')).toBe('2 | - | Schnapsglas Rum | -')
  expect(said('2 Schnapsglas Rum', options)).toBe('2 | Schnapsglas | Rum | -')
  expect(said('1 Good Glug olive oil', options)).toBe('1 | Good Glug | olive oil | -')
  expect(parseLines(['2 schnapsglas Rum', '1 kg Mehl'], options).map((line) => line.unit)).toEqual([
    'schnapsglas',
    'kg',
  ])
})

test('a unit word of the household may be any word', () =>
  expect(said('2 constructor salt', { units: ['constructor', ' ', ''] })).toBe('2 | constructor | salt | -'))

test('a unit word of the household never changes the meaning of a built-in one', () =>
  expect(said('1.500 kg Mehl', { units: ['kg', 'Mehl'] })).toBe('1.5 | kg | Mehl | -'))

test('a food of the household that begins with a number is that food', () => {
  const options = { foods: ['21 Seasoning Salute', '7 Up'] }
  expect(said('21 seasoning salute', options)).toBe('- | - | 21 seasoning salute | -')
  expect(said('7 Up', options)).toBe('- | - | 7 Up | -')
  expect(said('21 Limes', options)).toBe('21 | - | Limes | -')
})

test.each([
  [
    'tbsp',
    'tablespoons, Tbsp., T, T., tbs, EL, Esslöffel, c. à s., cuillères à soupe, cdas, cucharadas, cucchiai, eetlepels',
  ],
  [
    'tbsp',
    'colheres de sopa, msk, spsk, rkl, łyżki, lžíce, PL, столовые ложки, κ.σ., yemek kaşığı, ek, linguri, 大さじ, žlica',
  ],
  [
    'tsp',
    'teaspoons, t, t., TL, Teel., KL, ČL, c. à c., cucharaditas, cucchiaini, theelepels, tsk, lžička, ч. л., 小さじ, žličica',
  ],
  ['cup', 'cups, cup(s), c., C, Tasse, tazas, šálek, kopp'],
  ['lb', 'lbs, lb., pounds, Pfund'],
  ['g', 'grams, gr., Gramm, grammes, гр'],
  ['clove', 'cloves, Zehe(n), Zehe/n, gousses, teentjes'],
  ['can', 'cans, tin, Dosen, boîte'],
])('is the same in other words: %s', (meaning, spellings) => {
  expect(spellings.split(', ').filter((spelling) => unitMeaning(spelling) !== meaning)).toEqual([])
})

test('what is no unit, or more than one, means none', () => {
  expect(['blorp', 'cups of tea', '', '2 cups'].map(unitMeaning)).toEqual([null, null, null, null])
})

test.each([
  ['1 žlica ulja', '1 | žlica | ulja | -'],
  ['2 c. de chá sal', '2 | c. de chá | sal | -'],
  ['Šunka 3 plát.', '3 | plát. | Šunka | -'],
  ['0,5 potte frisk dill', '0.5 | potte | frisk dill | -'],
  ['1 tran. pain', '1 | tran. | pain | -'],
  ['¼ Teel. Kümmel', '0.25 | Teel. | Kümmel | -'],
  ['4 port spaghetti', '4 | port | spaghetti | -'],
  ['1-2 Hand Petersilie', '1-2 | Hand | Petersilie | -'],
  ['Dientes de ajo 3', '3 | Dientes | ajo | -'],
  ['1 unit apple', '1 | - | apple | -'],
  ['3 units of lemon', '3 | - | lemon | -'],
  ['1 unit(s) onion', '1 | - | onion | -'],
  ['1 1 tbsp cornflour', '1 | tbsp | cornflour | -'],
  ['3 1 cup milk', '3 | cup | milk | -'],
  ['1 320g chicken thighs', '320 | g | chicken thighs | -'],
  ['1 6oz salmon fillet', '1 | - | salmon fillet | 6oz'],
  ['1 400g tin tomatoes', '1 | tin | tomatoes | 400g'],
])('units that people wrote to us about: %s', (text, expected) => expect(said(text)).toBe(expected))

test.each([
  '2 cups* milk',
  '2 (400 g) cans chopped tomatoes',
  '2 – 15 oz cans pumpkin',
  '2 x 3 cups flour',
  '1/3 cup plus 1¼ cups flour',
  'Few tablespoons milk',
  '1 ¼ tsp teaspoons baking powder',
])('a household’s own units, in both numbers, make reading no worse: %s', (line) => {
  const units = ['cup', 'cups', 'can', 'cans', 'oz', 'tbsp', 'tablespoons', 'tsp', 'teaspoons']
  expect(parseLine(line, { units })).toEqual(parseLine(line))
})
