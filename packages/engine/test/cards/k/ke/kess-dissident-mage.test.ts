import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kess, Dissident Mage] casts one instant or sorcery spell from the graveyard each turn, which is exiled', () => {
  const b = board({ a: { battlefield: ['Kess, Dissident Mage', '2 Mountain'], graveyard: ['2 Shock'] } })
  b.cast('Shock', { targets: ['B'], from: 'graveyard' }).resolve()
  expect([b.count('exile', 'Shock'), b.can('cast', 'Shock')]).toEqual([1, false])
})
