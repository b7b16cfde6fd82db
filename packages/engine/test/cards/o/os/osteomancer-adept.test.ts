import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

const CARDS = ['Grizzly Bears', 'Forest', 'Plains', 'Swamp']

const active = (graveyard: string[], battlefield: string[] = []) =>
  board({
    a: { hand: ['Murder'], graveyard, battlefield: ['Osteomancer Adept', '2 Forest', '3 Swamp', ...battlefield] },
  })
    .activate('Osteomancer Adept')
    .resolve()

it('[Osteomancer Adept] [CR 701.61a] casts a creature spell by exiling three other cards, with a finality counter', () => {
  const b = active(CARDS)
  b.cast('Grizzly Bears', { from: 'graveyard' })
  expect([b.count('exile', 'Forest'), b.count('exile', 'Plains'), b.count('exile', 'Swamp')]).toEqual([1, 1, 1])
  b.resolve()
  expect(b.counters('Grizzly Bears', 'finality')).toBe(1)
  b.cast('Murder', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.in('exile', 'Grizzly Bears', 'A')).toBe(true)
})

it('[Osteomancer Adept] [CR 701.61a] casts it by sacrificing a Food as well', () => {
  const b = active(['Grizzly Bears'], ['Golden Egg'])
  b.cast('Grizzly Bears', { from: 'graveyard' }).resolve()
  expect([b.in('graveyard', 'Golden Egg', 'A'), b.counters('Grizzly Bears', 'finality')]).toEqual([true, 1])
})

it('[Osteomancer Adept] does not count the card that is cast among the three exiled', () => {
  expect(active(CARDS.slice(0, 3)).can('cast', 'Grizzly Bears')).toBe(false)
  expect(active(CARDS).can('cast', 'Grizzly Bears')).toBe(true)
})

it('[Osteomancer Adept] allows creature spells only, and only until end of turn', () => {
  const b = active([...CARDS, 'Divination'], ['3 Island'])
  expect([b.can('cast', 'Grizzly Bears'), b.can('cast', 'Divination')]).toEqual([true, false])
  b.turnTo('B').turnTo('A').to('main1')
  expect(b.can('cast', 'Grizzly Bears')).toBe(false)
})

it('[Osteomancer Adept] [CR 118.9d] asks for foraging in addition to an alternative cost as well', () => {
  const b = active(['Mulldrifter', ...CARDS.slice(1)], ['3 Island'])
  const evoke = b
    .legal()
    .find((action) => action.kind === 'cast' && 'method' in action && action.method.startsWith('alternative'))
  expect(evoke).toBeDefined()
  b.act(evoke!).settle()
  expect(b.count('exile', 'Forest')).toBe(1)
})

it('[Osteomancer Adept] neither costs a spell from the hand anything nor gives it a counter', () => {
  const b = board({
    a: { hand: ['Grizzly Bears'], graveyard: CARDS.slice(1), battlefield: ['Osteomancer Adept', '2 Forest'] },
  })
  b.activate('Osteomancer Adept').resolve()
  b.cast('Grizzly Bears').resolve()
  expect([b.counters('Grizzly Bears', 'finality'), b.count('graveyard', 'Forest')]).toEqual([0, 1])
})
