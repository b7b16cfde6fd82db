import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Fungal Rebirth] returns a permanent card, and makes Saprolings where a creature died', () => {
  const b = board({
    a: { battlefield: ['3 Forest', 'Mountain'], hand: ['Fungal Rebirth', 'Shock'], graveyard: ['Hill Giant'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.cast('Shock', { targets: ['Grizzly Bears'] })
    .resolve()
    .cast('Fungal Rebirth', { targets: ['Hill Giant'] })
    .resolve()
  expect([b.in('hand', 'Hill Giant', 'A'), b.count('battlefield', 'Saproling Token')]).toEqual([true, 2])
})
