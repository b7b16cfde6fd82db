import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ulamog, the Infinite Gyre] destroys a permanent as it is cast, and takes its graveyard into the library', () => {
  const b = board({
    a: { hand: ['Ulamog, the Infinite Gyre', 'Mass Hysteria'], battlefield: ['11 Wastes'], graveyard: ['Shock'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Ulamog, the Infinite Gyre', { targets: ['Hill Giant'] })
  expect(b.game.state.stack.length).toBe(2)
  b.resolve()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
})

it('[Ulamog, the Infinite Gyre] shuffles its owner’s graveyard into the library when it is discarded', () => {
  const b = board({
    a: { hand: ['One with Nothing', 'Ulamog, the Infinite Gyre'], battlefield: ['Swamp'], graveyard: ['Shock'] },
    b: { graveyard: ['Opt'] },
  })
  b.cast('One with Nothing').resolve()
  expect(b.in('graveyard', 'Ulamog, the Infinite Gyre', 'A')).toBe(true)
  b.resolveAll()
  expect([b.names('graveyard', 'A'), b.names('graveyard', 'B')]).toEqual([[], ['Opt']])
  expect(b.in('library', 'Ulamog, the Infinite Gyre', 'A')).toBe(true)
})
