import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Emrakul, the Promised End] costs {1} less for each card type among cards in the graveyard', () => {
  const castable = (mana: number) =>
    board({
      a: {
        hand: ['Emrakul, the Promised End'],
        graveyard: ['Ornithopter', 'Shock', 'Divination', 'Island'],
        mana: '{C}'.repeat(mana),
      },
    }).can('cast', 'Emrakul, the Promised End')
  // Artifact, creature, instant, sorcery, land.
  expect([castable(7), castable(8)]).toEqual([false, true])
})
