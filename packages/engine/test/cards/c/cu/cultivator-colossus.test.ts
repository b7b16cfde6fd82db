import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Cultivator Colossus] puts lands onto the battlefield as long as it finds some', () => {
  const b = board({
    a: { hand: ['Cultivator Colossus', 'Forest'], battlefield: ['7 Forest'], library: ['Forest', 'Shock'] },
  })
  b.yes().yes().cast('Cultivator Colossus').resolveAll()
  expect([b.pt('Cultivator Colossus'), b.names('hand', 'A')]).toEqual(['9/9', ['Shock']])
})
