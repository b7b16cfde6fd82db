import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers, watch } from '../../../support/watch.ts'

it('[Duress] takes a noncreature, nonland card that you choose', () => {
  const b = board({
    a: { battlefield: ['Swamp'], hand: ['Duress'] },
    b: { hand: ['Forest', 'Hill Giant', 'Shock', 'Exploration'] },
  })
  const seen = offers(b, 'choose', 'Exploration')
  b.cast('Duress').resolve()
  expect(seen).toEqual(['Shock', 'Exploration'])
  expect(b.names('graveyard', 'B')).toEqual(['Exploration'])
})

it('[Duress] takes nothing from a hand of creatures and lands', () => {
  const b = board({ a: { battlefield: ['Swamp'], hand: ['Duress'] }, b: { hand: ['Forest', 'Hill Giant'] } })
  b.cast('Duress').resolve()
  expect(b.names('hand', 'B')).toHaveLength(2)
})

it('[Duress] reveals the hand, and its controller chooses one card', () => {
  const b = board({ a: { battlefield: ['Swamp'], hand: ['Duress'] }, b: { hand: ['Shock', 'Exploration'] } })
  const seen = watch(b)
  b.reply('choose', () => [b.id('Exploration')], 'A')
    .cast('Duress')
    .resolve()
  expect(seen.events.find((event) => event.kind === 'revealed')).toMatchObject({ player: 1, amount: 2 })
  expect(b.names('graveyard', 'B')).toEqual(['Exploration'])
  const two = board({ a: { battlefield: ['Swamp'], hand: ['Duress'] }, b: { hand: ['Shock', 'Exploration'] } })
  two.pick('choose', 'Shock', 'Exploration').cast('Duress')
  expect(() => two.resolve()).toThrow()
})
