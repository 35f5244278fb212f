/** Common passwords of our users' languages; the look-up first undoes substitutions and appended digits. */
const WORDS = `
abc abcd abcde abcdef access account admin administrator alexander alexandra america amanda andrea andrew angel angela
anthony apple arsenal ashley asdf asdfg asdfgh asdfghjk asdfghjkl asshole austin azerty baby babygirl bailey banana
barcelona baseball basket basketball batman benjamin berlin blink bubbles buster butterfly caroline changeme charlie
chelsea chicken chocolate christian computer cookie corvette dallas daniel default demo diamond dragon elephant
eminem family ferrari flower football forever freedom friend friends fuckyou gandalf george ginger google guest guitar
hannah hannover harley heather hello helloworld hockey hunter iloveu iloveyou internet jackson jasmine jennifer jessica
jordan joshua justin killer kitchen larder lakers letmein liverpool london loveme lovely loveyou maggie manchester
martin master matrix matthew maverick melissa mercedes merlin michael michelle minecraft monkey mother mustang mynoob
naruto natasha nicole ninja nintendo nothing orange pass passcode passphrase passw password passwort patrick peanut
pepper phoenix player please pokemon princess purple qazwsx qwer qwert qwerty qwertyu qwertyui qwertyuiop qwertz
qwertzui qwertzuiop rainbow ranger recipe recipes rezept rezepte richard robert samsung samantha secret server shadow
silver slipknot snoopy soccer spiderman starwars stephanie steelers summer sunflower sunshine super superman superstar
sweet system taylor tennis test testing tester thomas thunder tigger trustno user victoria welcome whatever william
winner winter yankees yellow zaq zaqwsx zxcv zxcvb zxcvbn zxcvbnm
arschloch blumen borussia computer dortmund engel frankfurt ficken fussball geheim hallo hallihallo hamburg herzchen
ichliebedich kaffee kartoffel katze kennwort koeln liebe lieber mausi muenchen nudeln pizza schalke schatz
schatzi sommer sonne sonnenschein spaghetti stuttgart tiger traum willkommen wochenende zuhause
bonjour chouchou doudou loulou motdepasse soleil contrasena hola amor teamo parola ciao senha wachtwoord haslo`

const COMMON_WORDS = new Set(WORDS.trim().split(/\s+/))
const LEET: Record<string, string> = { '@': 'a', 4: 'a', 3: 'e', 1: 'i', '!': 'i', 0: 'o', $: 's', 5: 's', 7: 't' }
const KEY_ROWS = [
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
]

/** Whether a guesser would try it early: a common word in disguise, a row of keys, a repetition. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  const candidates = [trimSymbols(lower), undoLeet(trimSymbols(lower)), undoLeet(trimTrailingSymbols(lower))]
  return (
    candidates.some((word) => word === '' || COMMON_WORDS.has(word) || isDoubledWord(word)) ||
    isKeyRow(lower) ||
    isRepetition(lower)
  )
}

const trimSymbols = (word: string) => word.replace(/^\P{L}+|\P{L}+$/gu, '')
const trimTrailingSymbols = (word: string) => word.replace(/[^\p{L}@$]+$/u, '')

const undoLeet = (word: string) => [...word].map((letter) => LEET[letter] ?? letter).join('')

const isDoubledWord = (word: string) => {
  const half = word.slice(0, word.length / 2)
  return word === half + half && COMMON_WORDS.has(half)
}

const isRepetition = (word: string) => /^(.{1,3})\1+.?.?$/u.test(word)

const isKeyRow = (word: string) => {
  const keys = word.replace(/[^\p{L}\p{N}]+/gu, '')
  return KEY_ROWS.some((row) => [row, [...row].toReversed().join('')].some((way) => (way + way).includes(keys)))
}
