import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Crypt Incursion] gains 3 life for each creature card exiled', () => {
  const b = board({
    a: { battlefield: ['3 Swamp'], hand: ['Crypt Incursion'] },
    b: { graveyard: ['2 Memnite', 'Shock'] },
  })
  b.cast('Crypt Incursion', { targets: ['B'] }).resolve()
  expect([b.life('A'), b.names('graveyard', 'B')]).toEqual([26, ['Shock']])
})
