import { expect, test } from 'vitest'
import { decodeText } from '#worker/gateway/decode-text.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const latin = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))

test('the header decides', () => {
  expect(decodeText(latin('cr\u00e8me'), 'text/html; charset="ISO-8859-1"')).toBe('crème')
  expect(decodeText(utf8('crème'), 'text/html;charset=UTF-8')).toBe('crème')
  expect(decodeText(Uint8Array.from([0x82, 0xb7]), 'text/html; charset=shift_jis')).toBe('す')
})

test('a byte order mark beats the header and is not part of the text', () => {
  expect(decodeText(Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8('crème')]), 'text/html; charset=iso-8859-1')).toBe(
    'crème',
  )
  expect(decodeText(Uint8Array.from([0xff, 0xfe, 0x61, 0x00]), null)).toBe('a')
})

test('without a header the markup decides', () => {
  expect(decodeText(latin('<meta charset=windows-1250>\u009e'), 'text/html')).toBe('<meta charset=windows-1250>ž')
  expect(
    decodeText(latin('<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-2"><p>\u00e6'), null),
  ).toContain('ć')
  expect(decodeText(latin('<?xml version="1.0" encoding="iso-8859-1"?><p>\u00e8'), null)).toContain('è')
})

test('undeclared text is UTF-8 if valid, else Windows-1252 where little tells what else', () => {
  expect(decodeText(utf8('½ tasse'), null)).toBe('½ tasse')
  expect(decodeText(latin('\u0093\u00bd cup\u0094'), null)).toBe('“½ cup”')
})

test('an unknown charset and a page that claims UTF-16 in readable bytes fall back', () => {
  expect(decodeText(utf8('crème'), 'text/html; charset=klingon')).toBe('crème')
  expect(decodeText(utf8('<meta charset="utf-16">crème'), null)).toContain('crème')
})

/** Encodes by inverting TextDecoder, as the platform has no encoder for legacy charsets. */
function written(text: string, label: string): Uint8Array {
  const decoder = new TextDecoder(label)
  const bytes = new Map<string, number[]>()
  const all = Array.from({ length: 256 }, (_, byte) => byte)
  for (const first of all) {
    for (const second of first > 128 ? all.slice(64) : []) {
      const pair = decoder.decode(Uint8Array.of(first, second))
      if (pair.length === 1) bytes.set(pair, [first, second])
    }
    const character = decoder.decode(Uint8Array.of(first))
    if (character !== '\ufffd') bytes.set(character, [first])
  }
  return Uint8Array.from([...text].flatMap((character) => bytes.get(character) ?? []))
}

test.each([
  ['windows-1251', 'Борщ с говядиной: 500 г свеклы, 2 моркови. Нарежьте овощи и варите на медленном огне один час.'],
  ['koi8-r', 'Борщ с говядиной: 500 г свеклы, 2 моркови. Нарежьте овощи и варите на медленном огне один час.'],
  ['windows-1250', 'Rizoto: 300 g rýže, šťáva z jednoho citronu, žampiony. Přilévejte vývar, dokud není rýže měkká.'],
  ['iso-8859-7', 'Μουσακάς με μελιτζάνες και κιμά. Τηγανίζουμε τις μελιτζάνες και ψήνουμε στον φούρνο για μία ώρα.'],
  ['shift_jis', '肉じゃがの作り方。じゃがいもと玉ねぎと醤油。鍋に油を熱し、肉を炒めてから野菜を加えて煮る。'],
  ['euc-jp', '肉じゃがの作り方。じゃがいもと玉ねぎと醤油。鍋に油を熱し、肉を炒めてから野菜を加えて煮る。'],
  ['gbk', '红烧肉的做法。五花肉五百克,生抽两勺,冰糖三十克。锅中放油烧热,放入肉块翻炒至变色,加水小火炖一小时。'],
  ['big5', '紅燒肉的做法。五花肉五百克,醬油兩勺,冰糖三十克。鍋中放油燒熱,放入肉塊翻炒至變色,加水小火燉一小時。'],
  ['euc-kr', '김치찌개 만들기. 돼지고기와 김치 한 컵, 두부 반 모. 냄비에 고기를 볶다가 물을 넣고 끓인다.'],
])('a page that does not say it is in %s is read all the same', (label, text) => {
  const page = `<html><script>let a = 1</script><body class="x"><h1>${text}</h1><ul><li>${text}</li></ul></body></html>`
  expect(decodeText(written(page, label), 'text/html')).toBe(page)
})

const koreanSoup = '김치찌개 만들기. 돼지고기와 김치 한 컵, 두부 반 모. 냄비에 고기를 볶다가 물을 넣고 끓인다.'
const texts: readonly [label: string, text: string][] = [
  ['windows-1250', 'Rizoto: 300 g rýže, šťáva z jednoho citronu, žampiony. Přilévejte vývar, dokud není rýže měkká.'],
  ['windows-1251', 'Борщ с говядиной: 500 г свеклы, 2 моркови. Нарежьте овощи и варите на медленном огне один час.'],
  ['windows-1252', 'Crème brûlée: 500 ml de crème, 5 œufs. Mélangez « doucement » et faites cuire à 90°.'],
  ['windows-1253', 'Μουσακάς με μελιτζάνες και κιμά. Τηγανίζουμε τις μελιτζάνες και ψήνουμε στον φούρνο.'],
  ['windows-1254', 'Mercimek çorbası: 1 soğan, 2 yemek kaşığı tereyağı. Soğanı yağda pişirin, suyu ekleyin.'],
  ['shift_jis', '肉じゃがの作り方。じゃがいもと玉ねぎと醤油。鍋に油を熱し、肉を炒めてから野菜を加えて煮る。'],
  ['gbk', '红烧肉的做法。五花肉五百克,生抽两勺,冰糖三十克。锅中放油烧热,放入肉块翻炒至变色。'],
  ['euc-kr', koreanSoup],
]

test.each(texts)('UTF-8 that is declared as %s is read as UTF-8', (label, text) => {
  expect(decodeText(utf8(text), `text/html; charset=${label}`)).toBe(text)
  const page = `<meta charset="${label}"><p>${text}</p>`
  expect(decodeText(utf8(page), 'text/html')).toBe(page)
})

test.each(texts)('%s that is declared as UTF-8 is read as what it is', (label, text) => {
  const page = `<html><body><h1>${text}</h1><p>${text} ${text}</p></body></html>`
  expect(decodeText(written(page, label), 'text/html; charset=utf-8')).toBe(page)
})

test.each(texts)('%s is read where it is declared in the header or the markup', (label, text) => {
  expect(decodeText(written(text, label), `text/html; charset=${label}`)).toBe(text)
  const page = `<meta charset="${label}"><p>${text}</p>`
  expect(decodeText(written(page, label), 'text/html')).toBe(page)
})

test.each(texts)('%s in the markup is believed where the server calls every page Western', (label, text) => {
  const page = `<meta charset="${label}"><p>${text}</p>`
  const read = decodeText(written(page, label), 'text/html; charset=iso-8859-1')
  // Of Latin letters, which stand one by one, the header says the truth as often.
  if (!/\p{Script=Latin}/u.test(text)) expect(read).toBe(page)
})

test('a bad byte leaves the rest as it is, and is read as the sign that somebody pasted', () => {
  const page = utf8(`<p>${koreanSoup} Crème</p>`)
  expect(decodeText(Uint8Array.from([...page, 0x92]), 'text/html; charset=utf-8')).toBe(`<p>${koreanSoup} Crème</p>’`)
  expect(decodeText(Uint8Array.from([...page, 0x92]), null)).toBe(`<p>${koreanSoup} Crème</p>’`)
  // The beginning of a character of which the rest is missing.
  expect(decodeText(Uint8Array.from([...page, 0xe2, 0x80, 0x3c]), null)).toBe(`<p>${koreanSoup} Crème</p>\ufffd<`)
  expect(decodeText(Uint8Array.from([0xef, 0xbb, 0xbf, ...page, 0x92]), null)).toBe(`<p>${koreanSoup} Crème</p>’`)
})

test('a byte order mark beats whatever is declared', () => {
  const text = 'crème'
  const wide = new Uint8Array([0xff, 0xfe, ...[...text].flatMap((sign) => [sign.charCodeAt(0), 0])])
  for (const label of ['utf-8', 'shift_jis', 'gbk', 'euc-kr', 'windows-1251'])
    expect(decodeText(wide, `text/html; charset=${label}`)).toBe(text)
})
