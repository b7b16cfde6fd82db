import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Seize the Storm] makes an Elemental that counts your instants, sorceries and exiled cards with flashback', () => {
  const b = board({
    a: {
      hand: ['Seize the Storm'],
      battlefield: ['5 Mountain'],
      graveyard: ['2 Shock', 'Hill Giant'],
      exile: ['Firebolt', 'Opt'],
    },
    b: { graveyard: ['Shock'] },
  })
  b.cast('Seize the Storm').resolve()
  expect([b.pt('Elemental Token'), b.has('Elemental Token', 'trample')]).toEqual(['4/4', true])
})
