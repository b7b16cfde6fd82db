import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Territorial Kavu] exiles a card from a graveyard as it attacks', () => {
  const b = board({ a: { battlefield: ['Territorial Kavu', 'Forest'] }, b: { graveyard: ['Shock'] } })
  b.reply('mode', [1]).aim(['Shock']).attack('Territorial Kavu').resolveAll()
  expect(b.in('exile', 'Shock')).toBe(true)
})
