import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Viashino Heretic] destroys an artifact and deals its mana value to its controller', () => {
  const b = board({ a: { battlefield: ['Viashino Heretic', '2 Mountain'] }, b: { battlefield: ['Gilded Lotus'] } })
  b.activate('Viashino Heretic', { targets: ['Gilded Lotus'] }).resolve()
  expect([b.in('graveyard', 'Gilded Lotus', 'B'), b.life('B')]).toEqual([true, 15])
})
