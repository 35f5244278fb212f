import { expect, test } from 'vitest'
import { parseLine } from '#worker/modules/imports/lines/parse.ts'
import { said } from './said.ts'

test.each([
  ['2 ½ teaspoons chili powder', '2.5 | teaspoons | chili powder | -'],
  ['1/2 cup milk', '0.5 | cup | milk | -'],
  ['400g unsalted butter', '400 | g | unsalted butter | -'],
  ['1/4 cup (60mL) gochujang', '0.25 | cup | gochujang | 60mL'],
  ['2 (8 ounce) boneless New York strip steaks', '2 | - | boneless New York strip steaks | 8 ounce'],
  ['15 grams sesame seeds', '15 | grams | sesame seeds | -'],
  ['1/3 cup soy sauce', '0.333 | cup | soy sauce | -'],
  ['2 cups chicken broth', '2 | cups | chicken broth | -'],
  ['1/2 cup apples', '0.5 | cup | apples | -'],
  ['2 tbsp olive oil', '2 | tbsp | olive oil | -'],
  ['3 eggs', '3 | - | eggs | -'],
  ['8large eggs', '8 | - | large eggs | -'],
  ['0.2 500g pk', '0.2 | - | pk | 500g'],
  ['16-ounce can of sliced pineapple', '1 | can | sliced pineapple | 16-ounce'],
  ['300g/10½oz onions, thinly sliced', '300 | g | onions | 10½oz, thinly sliced'],
  ['½–1 tsp dried chilli flakes, or to taste', '0.5-1 | tsp | dried chilli flakes | or to taste'],
  ['2½ tablespoons cider vinegar', '2.5 | tablespoons | cider vinegar | -'],
  ['1 geh. TL Gewürzpaste', '1 | geh. TL | Gewürzpaste | -'],
  ['1⁄3 cup honey', '0.333 | cup | honey | -'],
  ['大さじ2 醤油', '2 | 大さじ | 醤油 | -'],
  ['鸡蛋 3个', '3 | 个 | 鸡蛋 | -'],
  ['٢ كوب دقيق', '2 | كوب | دقيق | -'],
  ['1.000 g Mehl', '1000 | g | Mehl | -'],
  ['-2 g salt', '2 | g | salt | -'],
  ['½ stk Lime', '0.5 | stk | Lime | -'],
])('a line that people reported as read wrongly is read right: %s', (text, expected) =>
  expect(said(text)).toBe(expected),
)

test.each(['1/0 cup x', '1e5 g salt', '9'.repeat(400), '1e999 g salt', '0/0', '1/0'])(
  'a hostile number never becomes an infinite or missing one: %s',
  (text) => {
    const { amount, amount_max } = parseLine(text)
    expect(Number.isFinite(amount)).toBe(true)
    expect(amount_max === null || Number.isFinite(amount_max)).toBe(true)
  },
)
