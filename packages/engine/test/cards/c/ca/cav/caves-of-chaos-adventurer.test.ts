import { expect, it } from 'vitest'
import { completeDungeon } from '../../../../../src/atoms/designate.ts'
import { NO_OBJECT } from '../../../../../src/state/ids.ts'
import { board } from '../../../../support/board.ts'

it('[Caves of Chaos Adventurer] lets the top card be played, for free after a dungeon is completed', () => {
  const methods = (isCompleted: boolean) => {
    const b = board({
      a: { battlefield: ['Caves of Chaos Adventurer', '5 Mountain'], library: ['Hill Giant', '5 Forest'] },
    })
    if (isCompleted) completeDungeon(b.game, 0, NO_OBJECT)
    b.attack('Caves of Chaos Adventurer').resolveAll().to('main2')
    return b.legal().flatMap((action) => (action.kind === 'cast' ? [action.method] : []))
  }
  expect([methods(false), methods(true)]).toEqual([['normal'], ['free']])
})
