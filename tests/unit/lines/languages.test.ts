import { expect, test } from 'vitest'
import { said } from './said.ts'

test.each([
  ['1 fein gehackte Zwiebel', '1 | - | Zwiebel | fein gehackte'],
  ['3 geschälte und gewürfelte Kartoffeln', '3 | - | Kartoffeln | geschälte und gewürfelte'],
  ['1 TL frisch gemahlener schwarzer Pfeffer', '1 | TL | schwarzer Pfeffer | frisch gemahlener'],
  ['1 fijngehakte ui', '1 | - | ui | fijngehakte'],
  ['1 el versgemalen peper', '1 | el | peper | versgemalen'],
  ['1 finemente tritata cipolla', '1 | - | cipolla | finemente tritata'],
  ['80 g grattugiato parmigiano', '80 | g | parmigiano | grattugiato'],
  ['1 finhackad gul lök', '1 | - | gul lök | finhackad'],
  ['2 dl riven ost', '2 | dl | ost | riven'],
  ['1 finthakket løg', '1 | - | løg | finthakket'],
  ['1 ts nykvernet pepper', '1 | ts | pepper | nykvernet'],
  ['1 picada cebola', '1 | - | cebola | picada'],
  ['2 łyżki drobno posiekanej natki', '2 | łyżki | natki | drobno posiekanej'],
  ['1 lžíce nasekané petržele', '1 | lžíce | petržele | nasekané'],
  ['1 мелко нарезанная луковица', '1 | - | луковица | мелко нарезанная'],
  ['1 ψιλοκομμένο κρεμμύδι', '1 | - | κρεμμύδι | ψιλοκομμένο'],
  ['2 rkl hienonnettua persiljaa', '2 | rkl | persiljaa | hienonnettua'],
  ['2 yemek kaşığı ince kıyılmış maydanoz', '2 | yemek kaşığı | maydanoz | ince kıyılmış'],
  ['1 fej apróra vágott hagyma', '1 | fej | hagyma | apróra vágott'],
])('a preparation in front of the food is a note in every language: %s', (text, expected) =>
  expect(said(text)).toBe(expected),
)

test.each([
  ['100 g gemahlene Mandeln', '100 | g | gemahlene Mandeln | -'],
  ['200 g geschälte Mandeln', '200 | g | geschälte Mandeln | -'],
  ['200 g gekochter Schinken', '200 | g | gekochter Schinken | -'],
  ['500 g Gehacktes vom Rind', '500 | g | Gehacktes vom Rind | -'],
  ['500 g gehakt', '500 | g | gehakt | -'],
  ['500 g hakket oksekød', '500 | g | hakket oksekød | -'],
  ['100 g kokt skinka', '100 | g | kokt skinka | -'],
  ['1 Dose gehackte Tomaten', '1 | Dose | gehackte Tomaten | -'],
  ['100 g gehackte und ganze Mandeln', '100 | g | gehackte und ganze Mandeln | -'],
  ['pan rallado', '- | - | pan rallado | -'],
  ['500 g de bœuf haché', '500 | g | bœuf haché | -'],
  ['4 picadas de ajo', '4 | - | picadas de ajo | -'],
  ['100 g de coco ralado', '100 | g | coco ralado | -'],
  ['2 oz peeled carrot', '2 | oz | peeled carrot | -'],
  ['100 g gram flour', '100 | g | gram flour | -'],
  ['8 oz lump crabmeat', '8 | oz | lump crabmeat | -'],
])('what is bought or weighed in a state keeps it: %s', (text, expected) => expect(said(text)).toBe(expected))

test.each([
  ['300 g gęstej, kwaśnej śmietany', '300 | g | gęstej, kwaśnej śmietany | -'],
  ['200 г густой, кислой сметаны', '200 | г | густой, кислой сметаны | -'],
  ['200 g frische, glatte Petersilie', '200 | g | frische, glatte Petersilie | -'],
  ['2 cups fruity, dark green olive oil', '2 | cups | fruity, dark green olive oil | -'],
  ['300 g brambory, oloupané', '300 | g | brambory | oloupané'],
  ['2 Zwiebeln, rote', '2 | - | Zwiebeln | rote'],
])('adjectives that agree belong to the food behind them: %s', (text, expected) => expect(said(text)).toBe(expected))

test.each([
  ['sel selon le goût', '- | - | sel | selon le goût'],
  ['sale quanto basta', '- | - | sale | quanto basta'],
  ['salt etter smak', '- | - | salt | etter smak'],
  ['sůl podle chuti', '- | - | sůl | podle chuti'],
  ['αλάτι κατά βούληση', '- | - | αλάτι | κατά βούληση'],
  ['un po’ d’olio', '- | - | olio | un po’ d’'],
  ['quelques feuilles de basilic', '- | feuilles | basilic | quelques'],
  ['algumas folhas de manjericão', '- | folhas | manjericão | algumas'],
  ['wat olie', '- | - | olie | wat'],
  ['några blad basilika', '- | - | blad basilika | några'],
  ['trochu oleje', '- | - | oleje | trochu'],
  ['несколько листьев базилика', '- | - | листьев базилика | несколько'],
  ['λίγο ελαιόλαδο', '- | - | ελαιόλαδο | λίγο'],
  ['birkaç dal maydanoz', '- | - | dal maydanoz | birkaç'],
  ['evtl. 1 Prise Zucker', '1 | Prise | Zucker | evtl.'],
  ['kb. 250 ml tej', '250 | ml | tej | kb.'],
])('words for "some" and "to taste" are notes: %s', (text, expected) => expect(said(text)).toBe(expected))
