import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Emrakul, the Aeons Torn] cannot be the target of a colored spell, but of an ability', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Emrakul, the Aeons Torn'] },
    b: { hand: ['Swords to Plowshares'], battlefield: ['Plains', 'Prodigal Sorcerer'] },
  })
  b.cast('Swords to Plowshares').resolve()
  expect([b.in('exile', 'Prodigal Sorcerer'), b.in('battlefield', 'Emrakul, the Aeons Torn')]).toEqual([true, true])
  const other = board({
    active: 1,
    a: { battlefield: ['Emrakul, the Aeons Torn'] },
    b: { battlefield: ['Prodigal Sorcerer'] },
  })
  other.pick('target', 'Emrakul, the Aeons Torn').activate('Prodigal Sorcerer').resolve()
  expect(other.object('Emrakul, the Aeons Torn').damage).toBe(1)
})
