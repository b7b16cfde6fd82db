import { describe, expect, it } from 'vitest'
import { COLOR_BIT, countBits } from '../../../src/continuous/characteristics.ts'
import { board } from '../../support/board.ts'
import { wordOptions } from '../../support/word-options.ts'

it.each([
  ['[CR 105.2a] monocolored', 'Grizzly Bears', 1],
  ['[CR 105.2b] multicolored', 'Vindicate', 2],
  ['[CR 105.2c] colorless', 'Ornithopter', 0],
] as const)('%s: %s has %i colors', (_title, name, count) => {
  expect(countBits(board({ a: { hand: [name] } }).c(name).colors)).toBe(count)
})

describe('[CR 105.3] changed colors', () => {
  it('[CR 105.3] a new color replaces the former ones', () => {
    const b = board({ a: { battlefield: ['Blind Seer', '2 Island', 'Grizzly Bears'] } })
    b.option('chooseColor', 'red')
      .activate('Blind Seer', { targets: ['Grizzly Bears'] })
      .resolve()
    expect(b.c('Grizzly Bears').colors).toBe(COLOR_BIT.R)
  })

  it('[CR 105.3] unless the effect adds a color', () => {
    const b = board({ a: { battlefield: ['Grizzly Bears', '2 Wastes'], hand: ["Painter's Servant"] } })
    b.option('chooseColor', 'blue').cast("Painter's Servant").resolve()
    expect(b.c('Grizzly Bears').colors).toBe(COLOR_BIT.G | COLOR_BIT.U)
  })

  it('[CR 105.3, 202.2f] a permanent becomes colorless', () => {
    const b = board({ a: { battlefield: ['Ersatz Gnomes', 'Grizzly Bears'] } })
    b.activate('Ersatz Gnomes', { nth: 1, targets: ['Grizzly Bears'] }).resolve()
    expect(b.c('Grizzly Bears').colors).toBe(0)
  })
})

it('[CR 105.1, 105.4] a color is chosen among the five', () => {
  const b = board({ a: { battlefield: ['2 Wastes'], hand: ["Painter's Servant"] } })
  const offered = wordOptions(b, 'chooseColor')
  b.cast("Painter's Servant").resolve()
  expect([...offered].sort()).toEqual(['black', 'blue', 'green', 'red', 'white'])
})
