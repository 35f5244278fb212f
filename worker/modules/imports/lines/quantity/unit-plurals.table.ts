/** Words for units whose plural differs; one or two letters are an ending. Abbreviations have one form. */
const words = `
  cup s, tablespoon s, teaspoon s, spoon s, gram s, liter s, litre s, pound s,
  ounce s, pint s, quart s, gallon s, inch es, can s, tin s, package s, packet s, jar s, bottle s, box es, carton s,
  container s, tub s, bag s, sachet s, piece s, clove s, slice s, rasher s, spear s, sprig s, stalk s, rib s,
  stick s, sheet s, head s, bulb s, ear s, block s, ball s, bar s, cube s, chunk s, wedge s, strip s, leaf leaves,
  loaf loaves, drop s, handful s, knob s, dollop s, splash es, dash es, pinch es, bunch es, glass es, mug s, bowl s,
  scoop s, serving s, portion s, batch es;
  Tasse n, Dose n, Flasche n, Packung en, Scheibe n, Zehe n, Prise n, Zweig e, Stange n, Blatt Blätter, Knolle n,
  Kugel n, Portion en, Tafel n, Kopf Köpfe, Stiel e, Tüte n, Tube n, Schale n, Platte n, Messerspitze n, Spalte n,
  Glas Gläser;
  tasse s, gousse s, tranche s, boîte s, pincée s, feuille s, brin s, verre s, bouteille s, morceau x,
  cuillère s; taza s, cucharada s, cucharadita s, diente s, lata s, rebanada s, rodaja s, pizca s, hoja s,
  ramita s, vaso s, bote s; cucchiaio cucchiai, cucchiaino cucchiaini, spicchio spicchi, fetta fette, foglia foglie,
  tazza tazze, bicchiere bicchieri, pizzico pizzichi, rametto rametti, bustina bustine, mazzetto mazzetti;
  xícara s, colher es, dente s, fatia s, pitada s, folha s, ramo s; eetlepel s, theelepel s, teentje s, plakje s,
  blikje s, snufje s, takje s, kopje s, zakje s, teen tenen; matsked ar, tesked ar, klyfta klyftor, skiva skivor,
  kvist ar, burk ar, nypa nypor; spiseskje er, teskje er, skive r, kopp er; lyżka łyżki`

export const unitPlurals: readonly (readonly [singular: string, plural: string])[] = words
  .split(/[,;]/)
  .map((entry) => entry.trim().split(' '))
  .map(([singular = '', said = '']) => [singular, said.length < 3 ? singular + said : said])
