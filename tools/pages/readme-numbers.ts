// Part of `npm run docs`: writes the numbers of the README that can be counted, between the comments that name them.
import { readFileSync, writeFileSync } from 'node:fs'
import { builtInDecks, CardDefinitions } from '@spellwright/cards'

const readme = new URL('../../README.md', import.meta.url)
const rulesPage = new URL('../../docs/rules-coverage.md', import.meta.url)

const numbers: Readonly<Record<string, number>> = {
  cards: CardDefinitions.names.length,
  decks: builtInDecks().length,
  rules: Number(/cite ([\d,]+) of/.exec(readFileSync(rulesPage, 'utf8'))?.[1]?.replaceAll(',', '')),
}

let text = readFileSync(readme, 'utf8')
for (const [name, value] of Object.entries(numbers))
  text = text.replace(
    new RegExp(`<!-- ${name} -->[^<]*<!-- /${name} -->`),
    `<!-- ${name} -->${value.toLocaleString('en-US')}<!-- /${name} -->`,
  )
writeFileSync(readme, text)
