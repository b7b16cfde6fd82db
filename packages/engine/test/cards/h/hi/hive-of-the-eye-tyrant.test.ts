import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hive of the Eye Tyrant] exiles a card from the graveyard of the defending player as it attacks', () => {
  const b = board({ a: { battlefield: ['4 Swamp', 'Hive of the Eye Tyrant'] }, b: { graveyard: ['Shock'] } })
  b.activate('Hive of the Eye Tyrant').resolve().attack('Hive of the Eye Tyrant').resolveAll()
  expect(b.in('exile', 'Shock')).toBe(true)
})
