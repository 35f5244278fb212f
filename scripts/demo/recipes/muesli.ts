import { muesliPicture as picture } from '../pictures/muesli.ts'
import type { DemoRecipe } from '../demo-recipe.ts'

export const muesli: DemoRecipe = {
  key: 'muesli',
  name: 'Birchermüesli',
  description: 'So, wie es gedacht war: mehr Apfel als Hafer, am Abend angesetzt und morgens in zwei Minuten fertig.',
  servings: 2,
  servingsText: 'Schalen',
  workingTime: 10,
  waitingTime: 480,
  keywords: ['Frühstück', 'Schweizerisch', 'Vegetarisch', 'Schnell'],
  picture,
  steps: [
    {
      name: 'Am Abend',
      time: 5,
      ingredients: ['80 g Haferflocken', '200 ml Milch', '100 g Naturjoghurt', '1 EL Honig', '1 EL Rosinen'],
      instruction: 'Alles verrühren und zugedeckt in den Kühlschrank stellen.',
    },
    {
      name: 'Am Morgen',
      time: 5,
      ingredients: ['2 Äpfel', '1 EL Zitronensaft', '30 g Haselnüsse', '100 g Heidelbeeren'],
      instruction:
        'Einen Apfel mit Schale direkt in das Müesli reiben und **sofort** mit dem Zitronensaft mischen. Den zweiten in Schnitze schneiden, die Nüsse grob hacken und beides mit den Beeren darauf verteilen.',
    },
  ],
}
