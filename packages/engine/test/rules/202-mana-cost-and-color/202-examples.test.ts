import { describe, expect, it } from 'vitest'
import { COLOR_BIT } from '../../../src/continuous/characteristics.ts'
import { board } from '../../support/board.ts'

it.each([
  ['Serra Avatar', 'white', COLOR_BIT.W],
  ['Sol Ring', 'colorless', 0],
  ['Vindicate', 'white and black', COLOR_BIT.W | COLOR_BIT.B],
] as const)(
  '[CR 202.2a example 1] %s has the colors of the symbols in its mana cost: it is %s',
  (name, _text, colors) => {
    expect(board({ a: { hand: [name] } }).c(name).colors).toBe(colors)
  },
)

it.each([
  ['[CR 202.3 example 1]', '{3}{U}{U}', 'Air Elemental', 5],
  ['[CR 202.3f example 1]', '{1}{W/U}{W/U}', 'Vassal Soul', 3],
  ['[CR 202.3f example 2]', '{2/B}{2/B}{2/B}', 'Beseech the Queen', 6],
  ['[CR 202.3g example 1]', '{1}{B/P}{B/P}', 'Dismember', 3],
] as const)('%s the mana value of %s is that of %s: %i', (_rule, _cost, name, value) => {
  expect(board({ a: { hand: [name] } }).c(name).manaValue).toBe(value)
})

describe('[CR 202.3b] the back face of Huntmaster of the Fells', () => {
  /** Nobody casts a spell in a turn, so it transforms in the next upkeep. */
  const ravager = (hand: readonly string[] = []) => {
    const b = board({ a: { battlefield: ['Huntmaster of the Fells', '4 Island'], hand } })
    return b.to('upkeep').resolveAll().to('main1', 5)
  }

  it('[CR 202.3b example 1] has the mana value of the front', () => {
    const b = ravager()
    expect(b.c('Ravager of the Fells')).toMatchObject({ manaValue: 4, manaCost: null })
  })

  it('[CR 202.3b example 2] a Clone of it has mana value 0', () => {
    const b = ravager(['Clone'])
    b.yes('copy').pick('copy', 'Ravager of the Fells').cast('Clone').resolve()
    expect(b.c('Ravager of the Fells#2').manaValue).toBe(0)
  })
})
