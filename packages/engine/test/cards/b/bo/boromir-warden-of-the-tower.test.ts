import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Boromir, Warden of the Tower] counters a spell no mana was spent on', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Boromir, Warden of the Tower'] },
    b: { hand: ['Memnite', 'Shock'], battlefield: ['Mountain'] },
  })
  b.cast('Memnite')
    .resolveAll()
    .cast('Shock', { targets: ['A'] })
    .resolveAll()
  expect([b.in('graveyard', 'Memnite'), b.life('A')]).toEqual([true, 18])
})
