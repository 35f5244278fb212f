import { expect, test } from 'vitest'
import { said } from './said.ts'

test.each([
  ['1 fat or 2 smaller garlic cloves', '1 | cloves | garlic | fat or 2 smaller'],
  ['4 small or 2 large red peppers', '4 | - | red peppers | small or 2 large'],
  ['1 große oder 2 kleine Zwiebeln', '1 | - | Zwiebeln | große oder 2 kleine'],
  ['1 gros ou 2 petits oignons', '1 | - | oignons | gros ou 2 petits'],
  ['1 stor eller 2 små lök', '1 | - | lök | stor eller 2 små'],
  ['3 regular-size or 2 large slices bread', '3 | slices | bread | regular-size or 2 large slices'],
  ['500g/1lb 2oz or 2 large handfuls of stale bread', '500 | g | stale bread | 1lb, 2oz, or 2 large handfuls'],
  ['1 can or jar of tuna', '1 | can | tuna | or jar'],
  ['1 cup or more coconut milk', '1 | cup | coconut milk | or more'],
  ['a dollop or so of mustard', '1 | dollop | mustard | or so'],
])('another count of the same food is a note on the first: %s', (text, expected) => expect(said(text)).toBe(expected))

test.each([
  ['4 fresh or 8 dried curry leaves', '4 | - | fresh | or 8 dried curry leaves'],
  ['2 tbsp butter or 3 tbsp oil', '2 | tbsp | butter | or 3 tbsp oil'],
  ['1 or 2 bananas', '1-2 | - | bananas | -'],
])('a count of another food is none: %s', (text, expected) => expect(said(text)).toBe(expected))

test.each([
  ['1 tbsp plus 1 cup oil', '17 | tbsp | oil | 1 tbsp plus 1 cup'],
  ['1 TL plus 2 EL Öl', '7 | TL | Öl | 1 TL plus 2 EL'],
  ['100 g plus 1 kg Mehl', '1100 | g | Mehl | 100 g plus 1 kg'],
  ['1 cup plus 2 tbsp flour', '1 | cup | flour | plus 2 tbsp'],
  ['1 taza más 2 cucharadas de harina', '1 | taza | harina | más 2 cucharadas'],
  ['1 tazza più 2 cucchiai di farina', '1 | tazza | farina | più 2 cucchiai'],
  ['1 стакан плюс 2 ст. л. муки', '1 | стакан | муки | плюс 2 ст. л.'],
  ['1 cup scooped and leveled, plus 1 tablespoon flour', '1 | cup | flour | scooped and leveled, plus 1 tablespoon'],
])('a larger measure is added to a smaller one, what is less remains a note: %s', (text, expected) =>
  expect(said(text)).toBe(expected),
)

test.each([
  ['3 x 50 g butter', '150 | g | butter | 3 x 50 g'],
  ['4 x 200 g steaks', '4 | - | steaks | 200 g'],
  ['2 x 400 g Dosen Tomaten', '2 | Dosen | Tomaten | 400 g'],
  ['4 x 150–200g/5½oz–7oz pork steaks', '4 | - | pork steaks | 150–200g/5½oz–7oz'],
  ['4 x 150g/5oz thick halibut fillets', '4 | - | thick halibut fillets | 150g/5oz'],
  ['Two 4-pound to 4½-pound ducks', '2 | - | ducks | 4-pound to 4½-pound'],
  ['2 latas de 400 g de tomate', '2 | latas | tomate | de 400 g'],
  ['2 puszki po 400 g pomidorów', '2 | puszki | pomidorów | po 400 g'],
  ['2 dåser á 400 g tomater', '2 | dåser | tomater | á 400 g'],
  ['½ pound 2 sticks; 227 g butter', '0.5 | pound | butter | 2 sticks, 227 g'],
  ['1 lg 2-inch piece of ginger root', '1 | piece | ginger root | lg, 2-inch'],
  ['1 minced clove garlic', '1 | clove | garlic | minced'],
  ['2 cloves, minced garlic', '2 | cloves | garlic | minced'],
  ['Parsley sprigs, for serving', '- | sprigs | Parsley | for serving'],
])('sizes belong to what they measure: %s', (text, expected) => expect(said(text)).toBe(expected))

test.each([
  ['1 cup finely cut celery', '1 | cup | celery | finely cut'],
  ['2 cups peeled and diced potatoes', '2 | cups | potatoes | peeled and diced'],
  ['1 tbsp freshly grated or prepared horseradish', '1 | tbsp | horseradish | freshly grated or prepared'],
  ['125 g medium or coarse oatmeal', '125 | g | medium or coarse oatmeal | -'],
  ['18 oz jarred crushed or diced tomatoes', '18 | oz | jarred crushed or diced tomatoes | -'],
  ['2 medium sweet potatoes', '2 | - | sweet potatoes | medium'],
  ['200 g mussels in their shells', '200 | g | mussels | in their shells'],
  ['Apple Compote (recipe follows), for serving', '- | - | Apple Compote | recipe follows, for serving'],
  ['½ a nectarine, chopped', '0.5 | - | nectarine | chopped'],
  ['Additional salt, if needed', '- | - | salt | Additional, if needed'],
  ['For the fish: lemon slices', '- | - | lemon slices | For the fish'],
])('no half of a pair and no remark is left in the name: %s', (text, expected) => expect(said(text)).toBe(expected))
