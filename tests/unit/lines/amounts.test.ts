import { expect, test } from 'vitest'
import { said } from './said.ts'

test.each([
  ['1/2 cup milk', '0.5 | cup | milk | -'],
  ['1 1/2 cups milk', '1.5 | cups | milk | -'],
  ['1-1/2 cups milk', '1.5 | cups | milk | -'],
  ['½ cup milk', '0.5 | cup | milk | -'],
  ['1½ cups milk', '1.5 | cups | milk | -'],
  ['2 ½ teaspoons chili powder', '2.5 | teaspoons | chili powder | -'],
  ['2¼ l Wasser', '2.25 | l | Wasser | -'],
  ['1⁄3 cup honey', '0.333 | cup | honey | -'],
  ['1/5g Mehl, gesiebt', '0.2 | g | Mehl | gesiebt'],
  ['1 and 1/2 cups flour', '1.5 | cups | flour | -'],
  ['1 e 1/2 copo de agua', '1.5 | copo | agua | -'],
  ['.5 cup milk', '0.5 | cup | milk | -'],
])('a fraction is read in all its spellings: %s', (text, expected) => expect(said(text)).toBe(expected))

test.each([
  ['2-3 cups water', '2-3 | cups | water | -'],
  ['2 - 3 cups water', '2-3 | cups | water | -'],
  ['3 -4 cups of carrots', '3-4 | cups | carrots | -'],
  ['1–2 eggs', '1-2 | - | eggs | -'],
  ['½–1 tsp salt', '0.5-1 | tsp | salt | -'],
  ['1/4-1/2 cup water', '0.25-0.5 | cup | water | -'],
  ['2 to 3 cups water', '2-3 | cups | water | -'],
  ['2 bis 3 EL Öl', '2-3 | EL | Öl | -'],
  ['2 bis ca. 3 EL Öl', '2-3 | EL | Öl | -'],
  ['2 à 3 gousses d’ail', '2-3 | gousses | ail | -'],
  ['1/4 a 1/2 copos de cenouras', '0.25-0.5 | copos | cenouras | -'],
  ['1 or 2 bananas', '1-2 | - | bananas | -'],
  ['one or two eggs', '1-2 | - | eggs | -'],
  ['3½- to 4-pound chicken', '3.5-4 | pound | chicken | -'],
  ['100 g - 150 g Mehl', '100-150 | g | Mehl | -'],
  ['2~3個のトマト', '2-3 | 個 | トマト | -'],
])('a range keeps both ends: %s', (text, expected) => expect(said(text)).toBe(expected))

test('a range with two units keeps the first and notes the other', () =>
  expect(said('1 TL bis 1 EL Öl')).toBe('1 | TL | Öl | bis 1 EL'))

test('equal ends are no range', () => expect(said('2-2 eggs')).toBe('2 | - | eggs | -'))

test.each([
  ['3,5 l Wasser', '3.5 | l | Wasser | -'],
  ['0,125 l Milch', '0.125 | l | Milch | -'],
  ['1,000 g sugar', '1000 | g | sugar | -'],
  ['1.000 g Mehl', '1000 | g | Mehl | -'],
  ['1.234,5 g Mehl', '1234.5 | g | Mehl | -'],
  ["1'000 g Mehl", '1000 | g | Mehl | -'],
  ['1 000 g farine', '1000 | g | farine | -'],
  ['1.500 kg Mehl', '1.5 | kg | Mehl | -'],
  ['2.125 cups flour', '2.125 | cups | flour | -'],
])('a separator groups thousands or decimals, depending on the unit: %s', (text, expected) =>
  expect(said(text)).toBe(expected),
)

test.each([
  ['two eggs', '2 | - | eggs | -'],
  ['a cup of flour', '1 | cup | flour | -'],
  ['half a cup sugar', '0.5 | cup | sugar | -'],
  ['1/4 de cucharadita de sal', '0.25 | cucharadita | sal | -'],
  ['half of an onion', '0.5 | - | onion | -'],
  ['one and a half cups flour', '1.5 | cups | flour | -'],
  ['couple sprigs fresh tarragon', '2 | sprigs | fresh tarragon | -'],
  ['ein Bund Petersilie', '1 | Bund | Petersilie | -'],
  ['eine halbe Zwiebel', '0.5 | - | Zwiebel | -'],
  ['zwei Eier', '2 | - | Eier | -'],
  ['une pincée de sel', '1 | pincée | sel | -'],
  ['deux gousses d’ail', '2 | gousses | ail | -'],
  ['media cebolla', '0.5 | - | cebolla | -'],
  ['due uova', '2 | - | uova | -'],
  ['três quilos de cenouras', '3 | quilos | cenouras | -'],
  ['半个洋葱', '0.5 | 个 | 洋葱 | -'],
])('a counting word is an amount: %s', (text, expected) => expect(said(text)).toBe(expected))

test.each([
  ['٢ كوب دقيق', '2 | كوب | دقيق | -'],
  ['１００ｇ 砂糖', '100 | g | 砂糖 | -'],
  ['२ कप दूध', '2 | कप | दूध | -'],
])('digits of every script count: %s', (text, expected) => expect(said(text)).toBe(expected))

test.each([
  ['~ 2 eggs', '2 | - | eggs | -'],
  ['ca. 200 g Mehl', '200 | g | Mehl | ca.'],
  ['About 1 cup olive oil', '1 | cup | olive oil | About'],
  ['bis zu 3 EL Zucker', '3 | EL | Zucker | bis zu'],
  ['A 10-pound bass', '10 | pound | bass | -'],
])('words that qualify the amount do not hide it: %s', (text, expected) => expect(said(text)).toBe(expected))

test.each([
  ['100% rye flour', '- | - | 100% rye flour | -'],
  ['2% milk', '- | - | 2% milk | -'],
  ['5-spice powder', '- | - | 5-spice powder | -'],
  ['00 flour', '- | - | 00 flour | -'],
  ['Mehl Type 405', '- | - | Mehl Type 405 | -'],
  ['half-and-half', '- | - | half-and-half | -'],
  ['half and half', '- | - | half and half | -'],
  ['1e5 g salt', '- | - | 1e5 g salt | -'],
  ['1/0 cup x', '- | - | 1/0 cup x | -'],
])('a number that belongs to the name is no amount: %s', (text, expected) => expect(said(text)).toBe(expected))

test.each([
  ['butter 50 g', '50 | g | butter | -'],
  ['Mehl 500', '500 | - | Mehl | -'],
  ['bananas 1 or 2', '1-2 | - | bananas | -'],
  ['Pane (raffermo o secco) 80 g', '80 | g | Pane | raffermo o secco'],
  ['Poivre - 1 pincée', '1 | pincée | Poivre | -'],
  ['Polohrubá múka: 500 g', '500 | g | Polohrubá múka | -'],
  ['Мука — 200 г', '200 | г | Мука | -'],
  ['Alho 2 dentes', '2 | dentes | Alho | -'],
  ['Backpulver 1-2 Päckchen', '1-2 | Päckchen | Backpulver | -'],
  ['butter (2 sticks), melted', '2 | sticks | butter | melted'],
  ['砂糖 50g', '50 | g | 砂糖 | -'],
  ['卵 4個', '4 | 個 | 卵 | -'],
  ['鸡蛋 3个', '3 | 个 | 鸡蛋 | -'],
  ['砂糖大さじ2', '2 | 大さじ | 砂糖 | -'],
  ['大さじ2 醤油', '2 | 大さじ | 醤油 | -'],
  ['鶏モモ肉 500g前後', '500 | g | 鶏モモ肉 | 前後'],
])('an amount may stand behind the food: %s', (text, expected) => expect(said(text)).toBe(expected))

test.each([
  ['2‑3 eggs', '2-3 | - | eggs | -'],
  ['2 through 3 cups oats', '2-3 | cups | oats | -'],
  ['Less than 1 g / ¼ tsp salt', '1 | g | salt | Less than, ¼ tsp'],
  ['Lightly packed ½ cup basil', '0.5 | cup | basil | Lightly packed'],
  ['1 cup, 2 tablespoons sugar', '1 | cup | sugar | 2 tablespoons'],
  ['flour (1 cup; 120 g)', '1 | cup | flour | 120 g'],
  ['适量 芝士', '- | - | 芝士 | 适量'],
  ['½ stang vanilje eller 1 tsk pulver', '0.5 | stang | vanilje | 1 tsk pulver'],
  ['15 dkg cukor ízlés szerint', '15 | dkg | cukor | ízlés szerint'],
  ['knoflook, gepeld en fijngehakt', '- | - | knoflook | gepeld en fijngehakt'],
])('amounts that people wrote to us about: %s', (text, expected) => expect(said(text)).toBe(expected))
