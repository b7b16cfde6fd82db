import { expect, it } from 'vitest'
import { canBeTargeted } from '../../../../src/casting/can-be-targeted.ts'
import { playerEntity } from '../../../../src/state/ids.ts'
import { board } from '../../../support/board.ts'

it('[Veil of Summer] draws a card after a blue or black spell of an opponent, and protects your spells', () => {
  const b = board({
    a: { battlefield: ['Forest', 'Mountain'], hand: ['Veil of Summer', 'Shock'] },
    b: { battlefield: ['4 Island'], hand: ['2 Counterspell'] },
  })
  b.cast('Shock', { targets: ['B'] })
    .pass()
    .cast('Counterspell', { targets: ['Shock'] })
    .turnTo('A')
    .cast('Veil of Summer')
    .resolve()
  expect(b.names('hand', 'A').length).toBe(1)
  expect(b.resolveAll().life('B')).toBe(18)
})

it('[CR 702.11d] [Veil of Summer] black sources of an opponent cannot target you, red ones can', () => {
  const b = board({
    a: { battlefield: ['Forest'], hand: ['Veil of Summer'] },
    b: { battlefield: ['Drudge Skeletons', 'Mogg Fanatic'] },
  })
  const canTargetYou = (source: string): boolean => canBeTargeted(b.game, playerEntity(0), b.id(source), 1)
  expect([canTargetYou('Drudge Skeletons'), canTargetYou('Mogg Fanatic')]).toEqual([true, true])
  b.cast('Veil of Summer').resolve()
  expect([canTargetYou('Drudge Skeletons'), canTargetYou('Mogg Fanatic')]).toEqual([false, true])
})
