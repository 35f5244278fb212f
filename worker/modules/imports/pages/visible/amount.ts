/** Begins with a number, or has one with a unit of cooking behind it. */
export const hasAmount = (line: string): boolean => beginsWithAmount(line) || UNIT.test(line) || EAST_ASIAN.test(line)

/** An amount with a unit of cooking behind it. */
export const hasUnit = (line: string): boolean => UNIT.test(line) || EAST_ASIAN.test(line)

export const beginsWithAmount = (line: string): boolean =>
  FIRST.test(line) && !COUNTER.test(line) && !NOTHING.test(line)

/** "0 as required salt": written by a machine. */
const NOTHING = /^0\s/

const FIRST = /^[^\p{L}]{0,4}[\d½¼¾⅓⅔⅛]/u

/** "1- Mix", "2. Bake": it numbers a step. */
const COUNTER = /^\d{1,2}\s?[-.)]\s+\p{Lu}/u

const UNIT =
  /[\d½¼¾⅓⅔⅛]\s*(?:g|gr|kg|ml|l|dl|cl|oz|lbs?|cups?|tsp|tbsp|tbs|teaspoons?|tablespoons?|pounds?|ounces?|gram(?:s|mes?|mi?|os)?|pieces?|pinch(?:es)?|cans?|slices?|bunch(?:es)?|Stück|Bund|Dosen?|Scheiben?|cloves?|sprigs?|EL|TL|Prise|Zehen?|cuill\p{L}*|cs|cc|gousses?|cucharad\p{L}*|tazas?|cucchiai\p{L}*|eetlepels?|theelepels?|spsk|tsk|msk|krm|szt|łyż\p{L}*|lžíc\p{L}*|PL|ČL|ks|dkg|db|φλ|κ\.|sk|su bardağı|xícaras?|colher\p{L}*)(?![\p{L}])/iu

/** Units stand on either side of the number, which may be a word: "半个", "適量", "大さじ1". */
const EAST_ASIAN =
  /[\d½¼¾⅓⅔⅛一二两三四五六七八九十半几]\s*(?:克|毫升|公斤|斤|两|勺|汤匙|茶匙|大匙|小匙|个|個|只|根|片|块|颗|顆|瓣|杯|碗|包|袋|枚|本|丁|束|株|カップ|かけ|큰술|작은술|컵|개|쪽|장)|(?:大さじ|小さじ)\s*\d|适量|少许|適量|少々|약간|적당량/u
