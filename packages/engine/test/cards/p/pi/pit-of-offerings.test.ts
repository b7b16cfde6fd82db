import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Pit of Offerings] makes mana of the colors of exiled cards', () => {
  const b = board({ a: { hand: ['Pit of Offerings', 'Shock', 'Opt'] }, b: { graveyard: ['Lightning Bolt', 'Wastes'] } })
  b.aim(['Lightning Bolt']).play('Pit of Offerings').resolve().to('main1', 5)
  expect([b.can('cast', 'Shock'), b.can('cast', 'Opt')]).toEqual([true, false])
})
