import { readFileSync } from 'node:fs'
import { builtInDecks, CardDefinitions } from '@spellwright/cards'
import { expect, it } from 'vitest'
import * as spellwright from '../src/index.ts'

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')

/** The example is plain JavaScript; its one import becomes a look into the package. */
function exampleCode(): string {
  const code = /<!-- example -->\n```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
  return code.replace(/^import (\{[^}]*\}) from 'spellwright'$/m, 'const $1 = spellwright')
}

it('the example of the README plays a game to its end', () => {
  const code = exampleCode()
  expect(code).toContain('const { createGame')
  const logged: unknown[][] = []
  const console = { log: (...values: unknown[]) => logged.push(values) }
  new Function('spellwright', 'console', code)(spellwright, console)
  const [[result, turns, before]] = logged as [[spellwright.GameResult, number, number]]
  expect(result.reason).not.toBe('')
  expect(spellwright.isUnfinished(result)).toBe(false)
  expect(turns).toBeGreaterThan(0)
  expect(before).toBe(0)
})

/** A number in the README, between comments that name it. */
const numberCalled = (name: string): number =>
  Number(new RegExp(`<!-- ${name} -->([\\d,]+)<!-- /${name} -->`).exec(readme)?.[1]?.replaceAll(',', ''))

it('the README says how many cards have rules', () => {
  expect(numberCalled('cards')).toBe(CardDefinitions.names.length)
})

it('the README says how many decks are built in', () => {
  expect(numberCalled('decks')).toBe(builtInDecks().length)
})

it('the README says how many rules tests cite', () => {
  const page = readFileSync(new URL('../../../docs/rules-coverage.md', import.meta.url), 'utf8')
  expect(numberCalled('rules')).toBe(Number(/cite ([\d,]+) of/.exec(page)?.[1]?.replaceAll(',', '')))
})
