export const hasAmount = (line: string): boolean => AMOUNT.test(line)

const AMOUNT =
  /^[^\p{L}]{0,4}[\d½¼¾⅓⅔⅛]|\d\s*(?:g|kg|ml|l|dl|cl|oz|cups?|tsp|tbsp|EL|TL|個|本|枚|大さじ|小さじ)(?![\p{L}])|(?:大さじ|小さじ)\s*\d/iu
