import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Greenwarden of Murasa] returns a card as it enters, and another one where it is exiled as it dies', () => {
  const b = board({
    a: { hand: ['Greenwarden of Murasa'], graveyard: ['Forest', 'Grizzly Bears'], mana: '{G}{G}{G}{G}{G}{G}' },
    b: { battlefield: ['Hill Giant'], hand: ['Murder'], mana: '{B}{B}{B}' },
  })
  b.cast('Greenwarden of Murasa').aim(['Forest']).resolve().yes().resolve()
  expect(b.in('hand', 'Forest', 'A')).toBe(true)
  b.turnTo('B').cast('Murder', { targets: ['Greenwarden of Murasa'] })
  b.aim(['Grizzly Bears']).resolve().yes().resolve()
  expect(b.in('hand', 'Grizzly Bears', 'A')).toBe(true)
  expect(b.in('exile', 'Greenwarden of Murasa')).toBe(true)
})
