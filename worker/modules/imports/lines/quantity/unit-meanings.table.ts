/**
 * Rows of the table of spellings that list what is read alike and is not one thing: a mug holds more than a glass. Of
 * their spellings, those are one unit that stand together below.
 */
export const looseUnits: ReadonlySet<string> = new Set(
  'glass spoonful jar box bag recipe block pair thumb dash'.split(' '),
)

const lists = `
  tbsp, el, zlica, kasika, c a s, cda, cucchiaio, colher de sopa, eetlepel, msk, ss, rkl, lyzka, стл, κσ, yemek kasigi,
    ek, lingura, 大さじ, ملعقة كبيرة;
  tsp, tl, zlicica, kasicica, c a c, cdta, cucchiaino, colher de cha, theelepel, tsk, teskje, teelusikka, lyzeczka, чл,
    κγ, cay kasigi, kavekanal, lingurita, 小さじ, כפית, ملعقة صغيرة;
  cup, tasse, xicara cha; can, tin, dose; package, pck; piece, stk, morceau;
  glass, verre, vaso, bicchiere, bicchieri; glas, glaser;
  spoonful, spoon, loffel, lepel, colher, sked, ложка, ложки, ложек, kasik, cuilleree; ladle, ladleful, schopkelle;
  jar, vasetto, vasetti, potte, potter, potje, bocal, tarro, frasco, sklenice, sloik, sloika, prk, βαζο, βαζακι, 瓶;
  box, schachtel; carton, karton, brique, briquette, brik, tetrapak;
  tub, becher, bech, bakje, bakker, baeger, kelimek, kelimky, barquette, vaschetta;
  bag, beutel, bolsa, busta, buste, zak, pose, poser, torebka, torebki, sacek, sacky, pss;
  sachet, saquito, bustina, bustine, zakje, saszetka, saszetki, пакетик, пакетика, φακελακι; envelope, envelop;
  portion, serving, port, portie, racion, porcja, 人前, 人份;
  cube, wurfel, cubo, dado, cubetto, blokje, kostka, kostky, кубик; bar, tafel, tablette, tabla; ball, kugel, bolletje;
  disk, disc; wedge, spalte, spalten; dozen, dutzend, douzaine, docena, dozzina, duzia, tucet;
  splash, schuss, scheut, scheutje, skvatt, skvett, chorro, chorrito, goccio, chlust; drizzle, filet, filo, fio;
  dollop, klecks, klacks; knob, nob, noisette, klontje`

/** Spellings of one unit in several languages. The first says what it is. */
export const sameUnits: readonly string[][] = lists.split(';').map((list) => list.split(',').map((name) => name.trim()))
