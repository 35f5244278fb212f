import { kaesespaetzlePicture as picture } from '../pictures/kaesespaetzle.ts'
import { frying } from '../pictures/steps.ts'
import type { DemoRecipe } from '../demo-recipe.ts'

export const kaesespaetzle: DemoRecipe = {
  key: 'kaesespaetzle',
  name: 'Käsespätzle mit Röstzwiebeln',
  description: 'Handgeschabte Spätzle, kräftiger Bergkäse und Zwiebeln, die lange genug in der Pfanne waren.',
  servings: 4,
  servingsText: 'Portionen',
  workingTime: 50,
  waitingTime: 20,
  keywords: ['Schwäbisch', 'Vegetarisch', 'Comfort food'],
  picture,
  steps: [
    {
      name: 'Teig schlagen',
      time: 30,
      ingredients: ['400 g Mehl', '5 Eier', '1 TL Salz', '1 Prise Muskatnuss', '120 ml Mineralwasser'],
      instruction:
        'Mehl, Eier, Salz und Muskat mit dem Wasser verrühren und mit einem Kochlöffel schlagen, bis der Teig Blasen wirft und zäh vom Löffel reißt. 20 Minuten ruhen lassen.',
    },
    {
      name: 'Zwiebeln rösten',
      time: 25,
      ingredients: ['3 große Zwiebeln', '50 g Butter', '1 TL Zucker'],
      instruction:
        'Die Zwiebeln in dünne Ringe schneiden und in der Butter bei **mittlerer Hitze** goldbraun rösten, dabei oft wenden. Nach einer Viertelstunde den Zucker darüberstreuen. Wer sie eilig brät, bekommt sie bitter.',
      picture: () => frying({ color: '#a63c32', grain: 'cloth' }, '#d9a93e', '#e9c987', '#8a4a1c'),
    },
    {
      name: 'Schaben und schichten',
      time: 20,
      ingredients: ['200 g Bergkäse, gerieben', '100 g Emmentaler, gerieben', '1 Bund Schnittlauch', 'Pfeffer'],
      instruction:
        'Den Teig portionsweise in siedendes Salzwasser schaben oder pressen. Sobald die Spätzle oben schwimmen, herausheben, abtropfen lassen und in einer heißen Form mit dem Käse schichten.\n\nBei 150 °C fünf Minuten in den Ofen, dann mit den Zwiebeln, Schnittlauch und viel Pfeffer auftragen. Dazu passt ein grüner Salat.',
    },
  ],
}
