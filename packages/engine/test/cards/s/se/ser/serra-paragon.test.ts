import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Serra Paragon] casts one cheap permanent a turn, which is exiled when it dies', () => {
  const b = board({
    a: {
      hand: ['Shock'],
      battlefield: ['Serra Paragon', '3 Mountain'],
      graveyard: ['Raging Goblin', 'Mountain', 'Hill Giant'],
    },
  })
  expect(b.can('cast', 'Hill Giant')).toBe(false)
  b.cast('Raging Goblin', { from: 'graveyard' }).resolve()
  b.cast('Shock', { targets: ['Raging Goblin'] })
    .resolve()
    .resolve()
  expect([b.in('exile', 'Raging Goblin', 'A'), b.life('A')]).toEqual([true, 22])
  expect(b.legal().some((action) => action.kind === 'playLand')).toBe(false)
})

it('[Serra Paragon] plays a land instead, which is exiled as well', () => {
  const b = board({ a: { hand: ['Stone Rain'], battlefield: ['Serra Paragon', '3 Mountain'], graveyard: ['Forest'] } })
  b.act(b.legal().find((action) => action.kind === 'playLand')!)
  b.cast('Stone Rain', { targets: ['Forest'] })
    .resolve()
    .resolve()
  expect([b.in('exile', 'Forest', 'A'), b.life('A')]).toEqual([true, 22])
})
