import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Fblthp, the Lost] draws a card, or two where it came from the library', () => {
  const b = board({ a: { hand: ['Fblthp, the Lost'], library: ['4 Island'], mana: '{U}{U}' } })
  b.cast('Fblthp, the Lost').resolve().resolve()
  expect(b.names('hand', 'A').length).toBe(1)
  const c = board({
    a: { battlefield: ['Future Sight'], library: ['Fblthp, the Lost', '4 Island'], mana: '{U}{U}' },
  })
  c.cast('Fblthp, the Lost', { from: 'library' }).resolve().resolve()
  expect(c.names('hand', 'A').length).toBe(2)
})

it('[Fblthp, the Lost] is shuffled into the library as a spell targets it', () => {
  const b = board({ a: { battlefield: ['Fblthp, the Lost'] }, b: { hand: ['Shock'], mana: '{R}' }, active: 1 })
  b.pick('target', 'Fblthp, the Lost').cast('Shock').resolve()
  expect(b.in('library', 'Fblthp, the Lost', 'A')).toBe(true)
})
