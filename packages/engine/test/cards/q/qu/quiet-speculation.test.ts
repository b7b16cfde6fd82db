import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Quiet Speculation] puts up to three cards with flashback into the graveyard of the player whose library it is', () => {
  const library = ['Deep Analysis', 'Forest', 'Call of the Herd', 'Reckless Charge', 'Volcanic Spray']
  const b = board({ a: { hand: ['Quiet Speculation'], battlefield: ['2 Island'], library } })
  b.pick('chooseFound', 'Deep Analysis', 'Call of the Herd', 'Reckless Charge')
  b.cast('Quiet Speculation', { targets: ['A'] }).resolve()
  expect(b.names('graveyard', 'A').sort()).toEqual([
    'Call of the Herd',
    'Deep Analysis',
    'Quiet Speculation',
    'Reckless Charge',
  ])
  expect(b.in('library', 'Volcanic Spray')).toBe(true)
})
