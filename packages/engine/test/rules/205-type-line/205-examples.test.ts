import { describe, expect, it } from 'vitest'
import { hasSubtype, hasSupertype, hasType } from '../../../src/continuous/characteristics.ts'
import { board } from '../../support/board.ts'
import { wordOptions } from '../../support/word-options.ts'

describe("Nature's Revolt makes all lands creatures that are still lands", () => {
  it('[CR 205.1b example 1] an artifact land becomes an artifact creature land, and basic lands keep their types', () => {
    const b = board({ a: { battlefield: ["Nature's Revolt", 'Seat of the Synod', 'Forest'] } })
    const seat = b.c('Seat of the Synod')
    expect((['artifact', 'creature', 'land'] as const).every((type) => hasType(seat, type))).toBe(true)
    const forest = b.c('Forest')
    expect([hasSubtype(forest, 'Forest'), hasSupertype(forest, 'basic'), b.pt('Forest')]).toEqual([true, true, '2/2'])
  })

  it('[CR 205.4b example 1] a legendary land is still legendary', () => {
    const b = board({ a: { battlefield: ["Nature's Revolt", "Gaea's Cradle"] } })
    expect([hasSupertype(b.c("Gaea's Cradle"), 'legendary'), hasType(b.c("Gaea's Cradle"), 'creature')]).toEqual([
      true,
      true,
    ])
  })
})

it.each([
  ['[CR 205.3b example 1]', 'Mountain', ['Mountain']],
  ['[CR 205.3b example 1]', 'Goblin Electromancer', ['Goblin', 'Wizard']],
  ['[CR 205.3b example 1]', 'Bonesplitter', ['Equipment']],
  ['[CR 302.3 example 1]', 'Goblin Electromancer', ['Goblin', 'Wizard']],
  ['[CR 305.5 example 1]', 'Forest', ['Forest']],
] as const)('%s the words after the dash on %s are its subtypes: %j', (_rule, name, subtypes) => {
  expect(board({ a: { hand: [name] } }).c(name).subtypes).toEqual(subtypes)
})

it('[CR 205.3c example 1] of Dryad Arbor, Forest is a land type and Dryad a creature type: Blood Moon replaces only the first', () => {
  const b = board({ a: { battlefield: ['Dryad Arbor', 'Blood Moon'] } })
  expect([...b.c('Dryad Arbor').subtypes].sort()).toEqual(['Dryad', 'Mountain'])
})

it('[CR 205.3e example 1] a creature type is one word of the list: no other word and no two of them', () => {
  const b = board({ a: { battlefield: ['3 Wastes'], hand: ['Adaptive Automaton'] } })
  const offered = wordOptions(b, 'chooseType')
  b.cast('Adaptive Automaton').resolve()
  for (const word of ['Merfolk', 'Wizard']) expect(offered).toContain(word)
  for (const word of ['Merfolk Wizard', 'artifact', 'opponent', 'Swamp', 'truck']) expect(offered).not.toContain(word)
})
