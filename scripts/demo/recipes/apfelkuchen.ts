import { apfelkuchenPicture as picture } from '../pictures/apfelkuchen.ts'
import { mixing } from '../pictures/steps.ts'
import type { DemoRecipe } from '../demo-recipe.ts'

export const apfelkuchen: DemoRecipe = {
  key: 'apfelkuchen',
  name: 'Versunkener Apfelkuchen',
  description: 'Der Kuchen, den man auch unangekündigtem Besuch noch backen kann. Die Äpfel sinken von allein ein.',
  servings: 12,
  servingsText: 'Stücke',
  workingTime: 25,
  waitingTime: 50,
  keywords: ['Kuchen', 'Backen', 'Vegetarisch', 'Deutsch'],
  picture,
  steps: [
    {
      name: 'Äpfel einschneiden',
      time: 10,
      ingredients: ['4 säuerliche Äpfel', '1 EL Zitronensaft'],
      instruction:
        'Die Äpfel schälen, halbieren und entkernen. Die runde Seite längs einige Millimeter tief einschneiden und mit Zitronensaft bepinseln. Den Ofen auf **180 °C** vorheizen.',
    },
    {
      name: 'Rührteig',
      time: 10,
      ingredients: [
        '150 g weiche Butter',
        '150 g Zucker',
        '1 Päckchen Vanillezucker',
        '1 Prise Salz',
        '3 Eier',
        '220 g Mehl',
        '2 TL Backpulver',
        '3 EL Milch',
      ],
      instruction:
        'Butter, beide Zucker und Salz fünf Minuten hell und schaumig schlagen. Die Eier einzeln unterrühren, jedes gut eine halbe Minute. Mehl und Backpulver mischen und mit der Milch nur so lange unterheben, bis nichts Trockenes mehr zu sehen ist.',
      picture: () => mixing({ color: '#7d94a3', grain: 'cloth' }, '#efe6d6', '#f0d391', '#f8e7bd'),
    },
    {
      name: 'Backen',
      time: 50,
      ingredients: ['2 EL Puderzucker'],
      instruction:
        'Den Teig in eine gefettete Springform von 26 cm streichen, die Apfelhälften mit der Wölbung nach oben darauflegen und nicht eindrücken. 40 bis 45 Minuten backen, bis ein Stäbchen trocken herauskommt. Abgekühlt mit Puderzucker bestäuben.',
    },
  ],
}
