import { expect, test } from 'vitest'
import { parseLine } from '#worker/modules/imports/lines/parse.ts'
import { said } from './said.ts'

test.each([
  ['3 Zwiebeln, gehackt', '3 | - | Zwiebeln | gehackt'],
  ['5 Zwiebeln (gehackt)', '5 | - | Zwiebeln | gehackt'],
  ['1 tbsp soy sauce ((gluten-free) )', '1 | tbsp | soy sauce | gluten-free'],
  ['300 g spaghetti (or pasta (any shape))', '300 | g | spaghetti | or pasta (any shape)'],
  ['1 kg beef: cubed', '1 | kg | beef | cubed'],
  ['3 EL Butterschmalz - z.B. Buttaris; oder Öl', '3 | EL | Butterschmalz | z.B. Buttaris; oder Öl'],
  ['2 cups, chopped nuts', '2 | cups | nuts | chopped'],
  ['1 Zwiebel(n)', '1 | - | Zwiebel(n) | -'],
  ['600 g Kürbisfleisch (Hokkaido), geschält', '600 | g | Kürbisfleisch (Hokkaido) | geschält'],
  ['Kräuter, mediterrane (Oregano, Rosmarin)', '- | - | Kräuter, mediterrane | Oregano, Rosmarin'],
  ['2 boneless, skinless chicken breasts', '2 | - | boneless, skinless chicken breasts | -'],
  ['1½ pounds swordfish, tuna, or monkfish, cubed', '1.5 | pounds | swordfish, tuna, or monkfish | cubed'],
  [
    '2 tbsp corn oil, grapeseed oil, or other neutral vegetable oil',
    '2 | tbsp | corn oil, grapeseed oil, or other neutral vegetable oil | -',
  ],
  ['1 l chicken, vegetable, or dried mushroom broth', '1 | l | chicken, vegetable, or dried mushroom broth | -'],
  ['100 g thick cut ham, diced', '100 | g | thick cut ham | diced'],
  ['etwas Salz', '- | - | Salz | etwas'],
  ['q.b. sale', '- | - | sale | q.b.'],
  ['1 lemon, zest and juice only', '1 | - | lemon | zest and juice only'],
  ['(1/2 cup walnuts)', '0.5 | cup | walnuts | -'],
])('the note begins where the name ends: %s', (text, expected) => expect(said(text)).toBe(expected))

test.each([
  ['1 cup chopped onion', '1 | cup | onion | chopped'],
  ['4 tsp finely chopped fresh parsley', '4 | tsp | fresh parsley | finely chopped'],
  ['1 tsp freshly ground black pepper', '1 | tsp | black pepper | freshly ground'],
  ['1 avocado peeled and sliced', '1 | - | avocado | peeled and sliced'],
  ['1 TL Zimt gemahlen', '1 | TL | Zimt | gemahlen'],
  ['100 g Oignons émincés', '100 | g | Oignons | émincés'],
  ['1 bosje koriander fijn gesneden', '1 | bosje | koriander | fijn gesneden'],
  ['1 can chopped tomatoes', '1 | can | chopped tomatoes | -'],
  ['100 g pitted olives', '100 | g | pitted olives | -'],
  ['200 g frische Erbsen', '200 | g | frische Erbsen | -'],
])('a preparation is a note, a product is not: %s', (text, expected) => expect(said(text)).toBe(expected))

test.each([
  ['3 large avocados', '3 | - | avocados | large'],
  ['1 large onion (chopped)', '1 | - | onion | large, chopped'],
  ['2 medium-sized potatoes', '2 | - | potatoes | medium-sized'],
  ['2 große Zwiebeln', '2 | - | Zwiebeln | große'],
  ['1 small sprig of fresh rosemary', '1 | sprig | fresh rosemary | small'],
  ['2 heaped tbsp sugar', '2 | tbsp | sugar | heaped'],
])('a size is a note: %s', (text, expected) => expect(said(text)).toBe(expected))

test.each([
  ['salt to taste', '- | - | salt | to taste'],
  ['Canola oil for frying', '- | - | Canola oil | for frying'],
  ['sal al gusto', '- | - | sal | al gusto'],
  ['соль по вкусу', '- | - | соль | по вкусу'],
  ['塩 少々', '- | - | 塩 | 少々'],
  ['3 tbsp oil plus more for the pan', '3 | tbsp | oil | plus more for the pan'],
  ['1 tsp coffee dissolved in hot water', '1 | tsp | coffee | dissolved in hot water'],
  ['2 tbsp butter or 3 tbsp oil', '2 | tbsp | butter | or 3 tbsp oil'],
  ['1 cup milk or cream', '1 | cup | milk or cream | -'],
])('a description of the food is a note: %s', (text, expected) => expect(said(text)).toBe(expected))

test.each([
  ['1 cup of milk', '1 | cup | milk | -'],
  ['2 gousses d’ail', '2 | gousses | ail | -'],
  ['500 g di farina', '500 | g | farina | -'],
  ['100 g de coco', '100 | g | coco | -'],
  ['1 Schuss von dem Öl', '1 | Schuss | dem Öl | -'],
])('"of" belongs to neither unit nor food: %s', (text, expected) => expect(said(text)).toBe(expected))

test.each([
  ['juice of 1 lemon', '1 | - | lemon | juice of'],
  ['Finely grated zest of ½ lemon', '0.5 | - | lemon | Finely grated zest of'],
  ['Juice of half a lemon', '0.5 | - | lemon | Juice of'],
  ['Saft von 2 Zitronen', '2 | - | Zitronen | Saft von'],
  ['Jus de 2 citrons', '2 | - | citrons | Jus de'],
  ['šťava z ½ citróna', '0.5 | - | citróna | šťava z'],
])('for a part of a food the whole food is bought: %s', (text, expected) => expect(said(text)).toBe(expected))

test.each([
  '* Lemon wedges',
  '+ Lemon wedges',
  '- Lemon wedges',
  '• Lemon wedges',
  '[ ] Lemon wedges',
  '♥Lemon wedges',
])('a bullet is no part of the line: %s', (text) => expect(said(text)).toBe('- | - | Lemon wedges | -'))

test('a label before a line is a note on it', () => {
  expect(said('Optional: 2 tbsp capers')).toBe('2 | tbsp | capers | Optional')
  expect(said('Garnish: lemon wedges')).toBe('- | - | lemon wedges | Garnish')
})

test('a line keeps its original text', () => expect(parseLine('  2  eggs ').original_text).toBe('  2  eggs '))

test('a food of more than 128 characters is a sentence, which goes to the note', () => {
  const { food, note } = parseLine(`Mix ${'all of it well '.repeat(20)}`)
  expect(food).toBe('Mix')
  expect(note).toMatch(/^all of it well all/)
  expect(note.length).toBeLessThanOrEqual(256)
})
