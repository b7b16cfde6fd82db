import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Secluded Courtyard] makes mana for abilities of creatures of the chosen type', () => {
  const b = board({ a: { hand: ['Secluded Courtyard'], battlefield: ['Goblin Balloon Brigade', 'Frozen Shade'] } })
  b.option('chooseType', 'Goblin').play('Secluded Courtyard')
  expect([b.can('activate', 'Goblin Balloon Brigade'), b.can('activate', 'Frozen Shade')]).toEqual([true, false])
})
