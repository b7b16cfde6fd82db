import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const rulebook = new URL('../../../../../shared/rules/comprehensive-rules.txt', import.meta.url)
const listed = new URL('../../data/rule-examples.txt', import.meta.url)
const packages = new URL('../../../', import.meta.url)

/** Every example of the rulebook as `613.8a 2`: its rule, and which of that rule's examples. */
function examplesOf(text: string): string[] {
  const found: string[] = []
  let rule = ''
  let nth = 0
  for (const line of text.split('\n')) {
    const number = /^(\d{3}\.\d+[a-z]?)\.? /.exec(line)?.[1]
    if (number !== undefined) {
      rule = number
      nth = 0
    } else if (line.startsWith('Example:')) found.push(`${rule} ${++nth}`)
  }
  return found
}

/** The examples that test titles mark. */
function shownByTests(): string[] {
  const shown = new Set<string>()
  for (const path of readdirSync(packages, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.test.ts') || path.includes('node_modules')) continue
    for (const [, inside = ''] of readFileSync(new URL(path, packages), 'utf8').matchAll(/\[CR ([^\]]+)\]/g))
      for (const [, rule, nth] of inside.matchAll(/(\d{3}\.\d+[a-z]?) example (\d+)/g)) shown.add(`${rule} ${nth}`)
  }
  return [...shown]
}

it('every example of the rulebook is a test, or is listed with the reason why not', () => {
  const reasons = [...readFileSync(listed, 'utf8').matchAll(/^(\d{3}\S+ \d+): \S/gm)].map(([, example]) => example)
  const examples = examplesOf(readFileSync(rulebook, 'utf8'))
  expect([...shownByTests(), ...reasons].toSorted()).toEqual(examples.toSorted())
})
