import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ojer Axonil, Deepest Might] raises the noncombat damage of red sources to its power', () => {
  const b = board({
    a: { battlefield: ['Ojer Axonil, Deepest Might', '3 Mountain', 'Swamp'], hand: ['2 Shock', 'Vicious Hunger'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Shock', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(16)
  b.cast('Shock', { targets: ['Hill Giant'] }).resolve()
  expect(b.object('Hill Giant').damage).toBe(2)
})

it('[Temple of Power] turns back after 4 noncombat damage of red sources', () => {
  const b = board({
    a: {
      battlefield: [{ card: 'Ojer Axonil, Deepest Might', face: 1 }, '3 Mountain'],
      hand: ['2 Shock'],
      mana: '{R}{R}',
    },
  })
  b.cast('Shock', { targets: ['B'] }).resolve()
  expect(b.can('activate', 'Temple of Power')).toBe(false)
  b.cast('Shock', { targets: ['B'] }).resolve()
  b.activate('Temple of Power').resolve()
  expect(b.pt('Ojer Axonil, Deepest Might')).toBe('4/4')
})

it('[Ojer Axonil, Deepest Might] returns tapped and transformed as it dies', () => {
  const b = board({
    a: { battlefield: ['Ojer Axonil, Deepest Might', 'Swamp', 'Mountain', 'Swamp'], hand: ['Terminate'] },
  })
  b.cast('Terminate', { targets: ['Ojer Axonil, Deepest Might'] })
    .resolve()
    .resolve()
  expect(b.object('Temple of Power').tapped).toBe(true)
})
