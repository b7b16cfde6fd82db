import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Huskburster Swarm] costs {1} less for each creature card in exile and in the graveyard', () => {
  const can = (graveyard: string): boolean =>
    board({
      a: {
        hand: ['Huskburster Swarm'],
        battlefield: ['2 Swamp'],
        exile: ['2 Hill Giant'],
        graveyard: [graveyard, 'Shock'],
      },
    }).can('cast', 'Huskburster Swarm')
  expect([can('4 Hill Giant'), can('3 Hill Giant')]).toEqual([true, false])
})
