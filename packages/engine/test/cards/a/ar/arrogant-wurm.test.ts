import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Arrogant Wurm] is a 4/4 with trample', () => {
  const b = board({ a: { battlefield: ['Arrogant Wurm'] }, b: { battlefield: ['Grizzly Bears'] } })
  b.attack('Arrogant Wurm').block('Grizzly Bears>Arrogant Wurm')
  b.reply('damageAssignment', [2, 2]).damage()
  expect(b.life('B')).toBe(18)
})

it('[Arrogant Wurm] discarded is cast for {2}{G}', () => {
  const b = board({ a: { battlefield: ['Wild Mongrel', '3 Forest'], hand: ['Arrogant Wurm'] } })
  b.activate('Wild Mongrel').yes().resolve().resolve()
  expect(b.in('battlefield', 'Arrogant Wurm', 'A')).toBe(true)
})

it('[Arrogant Wurm] discarded without three mana goes to the graveyard', () => {
  const b = board({ a: { battlefield: ['Wild Mongrel', '2 Forest'], hand: ['Arrogant Wurm'] } })
  b.activate('Wild Mongrel').resolveAll()
  expect(b.in('graveyard', 'Arrogant Wurm', 'A')).toBe(true)
})
