import { kartoffelsuppePicture as picture } from '../pictures/kartoffelsuppe.ts'
import { chopping } from '../pictures/steps.ts'
import type { DemoRecipe } from '../demo-recipe.ts'

export const kartoffelsuppe: DemoRecipe = {
  key: 'kartoffelsuppe',
  name: 'Kartoffelsuppe mit Majoran',
  description: 'Die Suppe für nasse Novembertage: sämig, aber mit Stückchen, und am zweiten Tag noch besser.',
  servings: 6,
  servingsText: 'Teller',
  workingTime: 30,
  waitingTime: 30,
  keywords: ['Suppe', 'Deutsch', 'Lässt sich einfrieren'],
  picture,
  steps: [
    {
      name: 'Gemüse vorbereiten',
      time: 15,
      ingredients: [
        '1 kg mehligkochende Kartoffeln',
        '2 Möhren',
        '150 g Knollensellerie',
        '1 Stange Lauch',
        '1 Zwiebel',
      ],
      instruction:
        'Alles putzen und schälen. Kartoffeln, Möhren und Sellerie in Würfel von gut einem Zentimeter schneiden, den Lauch in Ringe, die Zwiebel fein hacken.',
      picture: () => chopping({ color: '#4c6b8a', grain: 'cloth' }, '#f0d68c', '#6f9a48'),
    },
    {
      name: 'Kochen',
      time: 30,
      ingredients: ['2 EL Butter', '1,2 l Gemüsebrühe', '1 Lorbeerblatt', '2 TL getrockneter Majoran', '1 TL Salz'],
      instruction:
        'Zwiebel und Lauch in der Butter glasig dünsten, das übrige Gemüse dazugeben und kurz mitschwitzen. Mit {{ ingredients[1] }} ablöschen, Lorbeer, Majoran und Salz hinein und 25 Minuten leise kochen lassen.',
    },
    {
      name: 'Abschmecken',
      time: 10,
      ingredients: ['100 ml Sahne', '4 Wiener Würstchen', '1 Prise Muskatnuss', '1 EL Petersilie, gehackt'],
      instruction:
        'Das Lorbeerblatt entfernen und etwa ein Drittel der Suppe im Topf grob zerdrücken, dann wird sie von selbst sämig. Sahne und Würstchen in Scheiben darin erhitzen, **nicht mehr kochen**, mit Muskat abschmecken und mit Petersilie bestreuen.',
    },
  ],
}
