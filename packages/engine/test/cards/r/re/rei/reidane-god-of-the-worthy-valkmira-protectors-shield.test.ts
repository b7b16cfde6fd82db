import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Reidane, God of the Worthy] makes large noncreature spells of opponents cost {2} more, and snow lands enter tapped', () => {
  const can = (lands: string) =>
    board({
      a: { hand: ['Wrath of God'], battlefield: [lands] },
      b: { battlefield: ['Reidane, God of the Worthy'] },
    }).can('cast', 'Wrath of God')
  expect([can('5 Plains'), can('6 Plains')]).toEqual([false, true])
  const b = board({ a: { hand: ['Snow-Covered Forest'] }, b: { battlefield: ['Reidane, God of the Worthy'] } })
  expect(b.play('Snow-Covered Forest').object('Snow-Covered Forest').tapped).toBe(true)
})

it('[Reidane, God of the Worthy] prevents 1 damage each time as Valkmira, and taxes spells that target you', () => {
  const b = board({
    a: { hand: ['2 Shock'], battlefield: ['3 Mountain'] },
    b: { battlefield: [{ card: 'Reidane, God of the Worthy', face: 1 }] },
  })
  b.yes('payOrNot')
    .cast('Shock', { targets: ['B'] })
    .resolveAll()
  expect(b.life('B')).toBe(19)
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect(b.life('B')).toBe(19)
})
