import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it.each([
  ['Deepfire Elemental', 'Grizzly Bears'],
  ['Gorilla Shaman', 'Sol Ring'],
])('[CR 602.2b] [%s] can be activated where only another X than 0 has a target (%s)', (card, target) => {
  const b = board({ a: { battlefield: [card, '5 Mountain'] }, b: { battlefield: [target] } })
  expect(b.can('activate', card)).toBe(true)
  b.activate(card).resolve()
  expect(b.in('graveyard', target, 'B')).toBe(true)
})

it('[CR 602.2b] [Knollspine Invocation] discards a card with the mana value X that was announced', () => {
  const withHand = (hand: string) =>
    board({ a: { hand: [hand], battlefield: ['Knollspine Invocation', '3 Mountain'] } })
  const b = withHand('Grizzly Bears')
  b.reply('x', 2)
    .activate('Knollspine Invocation', { targets: ['B'] })
    .resolve()
  expect(b.life('B')).toBe(18)
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
  expect(withHand('Craw Wurm').can('activate', 'Knollspine Invocation')).toBe(false)
})
