import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

const logic = (graveyard: string[], forests: number) => {
  const b = board({
    a: { battlefield: [`${forests} Forest`], hand: ['Grizzly Bears'], graveyard: ['5 Swamp'] },
    b: { battlefield: ['3 Island'], hand: ['Circular Logic'], graveyard },
  })
  b.cast('Grizzly Bears')
    .turnTo('B')
    .cast('Circular Logic', { targets: ['Grizzly Bears'] })
  return b
}

it('[Circular Logic] counters a spell whose controller cannot pay {1} for each card in your graveyard', () => {
  const b = logic(['3 Island'], 4)
  b.resolve()
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
})

it('[Circular Logic] asks exactly one mana for each card, and does not count itself', () => {
  const b = logic(['3 Island'], 5)
  b.yes('payOrNot').resolve().resolve()
  expect(b.in('battlefield', 'Grizzly Bears', 'A')).toBe(true)
  expect(b.object('Forest#5').tapped).toBe(true)
})

it('[Circular Logic] counts the cards as it resolves', () => {
  const b = board({
    a: { battlefield: ['3 Forest'], hand: ['Grizzly Bears'] },
    b: { battlefield: ['3 Island', 'Wild Mongrel'], hand: ['Circular Logic', 'Swamp'], graveyard: ['Island'] },
  })
  b.cast('Grizzly Bears')
    .turnTo('B')
    .cast('Circular Logic', { targets: ['Grizzly Bears'] })
  b.activate('Wild Mongrel').resolve().resolve()
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
})

it('[CR 118.5] [Circular Logic] with an empty graveyard may be paid with nothing', () => {
  const b = logic([], 2)
  b.yes('payOrNot').resolve().resolve()
  expect(b.in('battlefield', 'Grizzly Bears', 'A')).toBe(true)
})

it('[Circular Logic] counters when the player does not want to pay', () => {
  const b = logic(['Island'], 3)
  b.no('payOrNot').resolve()
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
})

it('[Circular Logic] discarded is cast for {U}', () => {
  const b = board({
    a: { battlefield: ['2 Forest'], hand: ['Grizzly Bears'] },
    b: { battlefield: ['Island', 'Wild Mongrel'], hand: ['Circular Logic'], graveyard: ['Swamp'] },
  })
  b.cast('Grizzly Bears').turnTo('B').activate('Wild Mongrel')
  b.yes().aim(['Grizzly Bears']).resolve()
  expect(b.in('stack', 'Circular Logic')).toBe(true)
  b.resolve()
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
})
