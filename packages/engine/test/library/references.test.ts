import { CardDefinitions } from '@spellwright/cards'
import type { Ability, CardDefinition } from '@spellwright/dsl'
import { expect, it } from 'vitest'
import { expandKeywords } from '../../src/keywords/expand.ts'

type Data = Readonly<Record<string, unknown>>

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of card data in which a name is given to objects or players. */
const NAMING = ['as', 'others', 'other', 'rest', 'permanentAs', 'chosen', 'key'] as const

/** Names that the rules give: what a replacement is armed for, and the player chosen as a permanent enters. */
const GIVEN_BY_RULES = ['armed', 'player']

/** What is announced and paid comes before what refers to it. */
const FIRST = ['targets', 'cost', 'on', 'modes']

const isReference = (data: Data, kind: 'the' | 'linked'): boolean =>
  typeof data[kind] === 'string' && Object.keys(data).length === 1

/** Goes through card data in the order in which it happens. */
function inOrder(value: unknown, visit: (data: Data) => void): void {
  if (Array.isArray(value)) for (const part of value) inOrder(part, visit)
  if (!isData(value)) return
  visit(value)
  for (const field of FIRST) inOrder(value[field], visit)
  for (const [field, part] of Object.entries(value)) if (!FIRST.includes(field)) inOrder(part, visit)
}

function namesGivenBy(data: Data): string[] {
  const targets = isData(data['targets']) ? Object.keys(data['targets']) : []
  return [...targets, ...NAMING.map((field) => data[field]).filter((name) => typeof name === 'string')]
}

/** The names that are used before anything has been given them. */
function unbound(ability: Ability, known: ReadonlySet<string>): string[] {
  const given = new Set([...known, ...GIVEN_BY_RULES])
  const missing: string[] = []
  inOrder(ability, (data) => {
    if (isReference(data, 'the') && !given.has(String(data['the']))) missing.push(String(data['the']))
    for (const name of namesGivenBy(data)) given.add(name)
  })
  return missing
}

const abilitiesOf = ({ faces }: CardDefinition): readonly Ability[] => faces.flatMap(({ abilities }) => abilities)

/** What one ability of a card can know from another: what was paid for a spell, and what was chosen as it entered. */
function knownToAll(abilities: readonly Ability[]): ReadonlySet<string> {
  const names = new Set<string>()
  for (const ability of abilities)
    if (ability.kind !== 'spell' && ability.kind !== 'activated' && ability.kind !== 'triggered')
      inOrder(ability, (data) => {
        for (const name of namesGivenBy(data)) names.add(name)
      })
  return names
}

const cards = CardDefinitions.names.map((name) => CardDefinitions.tryGet(name) as CardDefinition)

it('[CR 608.2c] every name that a card of the library speaks of has been given before', () => {
  const wrong = cards.flatMap((card) => {
    const abilities = abilitiesOf(card)
    const known = knownToAll(abilities)
    return abilities.flatMap((ability) => unbound(ability, known).map((name) => `${card.name}: ${name}`))
  })
  expect(wrong).toEqual([])
})

/** Links that paying for a spell makes. */
const LINKED_BY_PAYING = ['convoke', 'delve']

it('[CR 607.2] every link that a card of the library reads is made by one of its abilities', () => {
  const wrong = cards.flatMap((card) => {
    const read = new Set<string>()
    const made = new Set(LINKED_BY_PAYING)
    const abilities = abilitiesOf(card)
    const all = abilities.flatMap((ability) =>
      ability.kind === 'keyword' ? [ability, ...expandKeywords(ability.keyword)] : [ability],
    )
    inOrder(all, (data) => {
      // What is beheld as a cost may be exiled, and is remembered then.
      if (data['kind'] === 'behold' && typeof data['exile'] === 'string') made.add(data['exile'])
      if (typeof data['linked'] === 'string') (isReference(data, 'linked') ? read : made).add(data['linked'])
    })
    return [...read].filter((name) => !made.has(name)).map((name) => `${card.name}: ${name}`)
  })
  expect(wrong).toEqual([])
})
