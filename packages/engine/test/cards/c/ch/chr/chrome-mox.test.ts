import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Chrome Mox] makes mana of the exiled card’s colors', () => {
  const b = board({ a: { hand: ['Chrome Mox', 'Lightning Helix', 'Shock', 'Opt'] } })
  b.yes().pick('choose', 'Lightning Helix').cast('Chrome Mox').resolve().resolve()
  expect([b.can('cast', 'Shock'), b.can('cast', 'Opt')]).toEqual([true, false])
})
