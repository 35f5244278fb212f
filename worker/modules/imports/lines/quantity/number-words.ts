import { foldWord } from '../fold-word.ts'

/** Lacks words that mostly mean something else: "fire" (4) roasts tomatoes, "to" (2) starts "to serve". */
const table: [number, string][] = [
  [
    1,
    'one a an ein eine einen einem einer eines un une uno una um uma een én ett en et jeden jedna jedno jedną один одна одно одну ένα ένας μία μια bir egy yksi',
  ],
  [
    2,
    'two couple zwei zwo deux dos due dois duas twee två dwa dwie dva dvě два две δύο δυο iki kettő két doi două kaksi',
  ],
  [3, 'three drei trois tres tre três drie trzy tři tri три τρία τρεις üç három trei kolme'],
  [4, 'four vier quatre cuatro quattro quatro fyra cztery čtyři štyri четыре τέσσερα τέσσερις dört négy patru neljä'],
  [5, 'five fünf cinq cinco cinque vijf fem pięć pět päť пять πέντε beş öt cinci viisi'],
  [6, 'six sechs seis sei zes sex seks sześć šest šesť шесть έξι altı șase kuusi'],
  [7, 'seven sieben sept siete sette sete zeven sju syv siedem sedm sedem семь επτά εφτά yedi șapte'],
  [8, 'eight acht huit ocho otto oito åtta åtte otte osiem osm osem восемь οκτώ οχτώ sekiz nyolc opt'],
  [9, 'nine neun neuf nueve nove negen nio dziewięć devět deväť девять εννέα εννιά dokuz kilenc nouă'],
  [10, 'ten zehn dix diez dieci dez tien tio dziesięć deset desať десять δέκα tíz zece'],
  [11, 'eleven elf onze undici elva elleve'],
  [12, 'twelve zwölf douze doce dodici doze twaalf tolv dwanaście dvanáct двенадцать δώδεκα'],
  [13, 'thirteen'],
  [14, 'fourteen'],
  [15, 'fifteen'],
  [16, 'sixteen'],
  [18, 'eighteen'],
  [20, 'twenty zwanzig vingt veinte venti vinte twintig'],
  [
    0.5,
    'half halbe halber halbes halben demi demie medio media mezzo mezza meio meia halve halv halvt halva halvan pół půl polovina pol половина пол μισό μισή yarım fél jumătate puoli',
  ],
  [0.25, 'quarter viertel čtvrt štvrť çeyrek'],
  [0.75, 'dreiviertel'],
  [1.5, 'anderthalb eineinhalb einundeinhalb anderhalve halvannan półtora полтора полторы'],
  [2.5, 'zweieinhalb'],
  [3.5, 'dreieinhalb'],
]

export const numberWords: ReadonlyMap<string, number> = new Map(
  table.flatMap(([value, words]) => words.split(' ').map((word) => [foldWord(word), value] as const)),
)

/** After a count: "one half", "two thirds", "3 quarters". */
export const fractionWords: ReadonlyMap<string, number> = new Map([
  ['half', 1 / 2],
  ['halves', 1 / 2],
  ['third', 1 / 3],
  ['thirds', 1 / 3],
  ['quarter', 1 / 4],
  ['quarters', 1 / 4],
  ['fourth', 1 / 4],
  ['fourths', 1 / 4],
  ['eighth', 1 / 8],
  ['eighths', 1 / 8],
])
