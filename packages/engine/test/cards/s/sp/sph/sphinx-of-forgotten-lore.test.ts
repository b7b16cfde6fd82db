import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Sphinx of Forgotten Lore] gives flashback for the mana cost as it attacks', () => {
  const b = board({ a: { battlefield: ['Sphinx of Forgotten Lore', 'Mountain'], graveyard: ['Shock'] } })
  b.attack('Sphinx of Forgotten Lore').resolveAll()
  b.cast('Shock', { method: 'flashback', targets: ['B'] }).resolve()
  expect([b.life('B'), b.in('exile', 'Shock')]).toEqual([18, true])
})

it('[Sphinx of Forgotten Lore] gives it until end of turn', () => {
  const b = board({ a: { battlefield: ['Sphinx of Forgotten Lore', 'Mountain'], graveyard: ['Shock'] } })
  b.attack('Sphinx of Forgotten Lore').resolveAll().to('main1', 5)
  expect(b.can('cast', 'Shock')).toBe(false)
})
