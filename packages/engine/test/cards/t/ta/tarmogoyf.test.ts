import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tarmogoyf] is as big as the number of card types among all graveyards, and one tougher', () => {
  const b = board({
    a: { battlefield: ['Tarmogoyf'], graveyard: ['Shock', 'Forest'] },
    b: { graveyard: ['Grizzly Bears', 'Ornithopter', 'Lightning Bolt'] },
  })
  expect(b.pt('Tarmogoyf')).toBe('4/5')
})

it('[Tarmogoyf] is 0/1 with empty graveyards', () => {
  const b = board({ a: { battlefield: ['Tarmogoyf'] } })
  expect(b.pt('Tarmogoyf')).toBe('0/1')
})

it('[Tarmogoyf] counts neither subtypes nor supertypes', () => {
  const b = board({
    a: { battlefield: ['Tarmogoyf'], graveyard: ['Isamaru, Hound of Konda', 'Goblin Piker', 'Taiga'] },
  })
  expect(b.pt('Tarmogoyf')).toBe('2/3')
})

it('[Tarmogoyf] survives Lightning Bolt when the Bolt brings a new type', () => {
  const b = board({
    a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'], graveyard: ['Forest', 'Grizzly Bears'] },
    b: { battlefield: ['Tarmogoyf'] },
  })
  expect(b.pt('Tarmogoyf')).toBe('2/3')
  b.cast('Lightning Bolt', { targets: ['Tarmogoyf'] }).resolve()
  expect(b.pt('Tarmogoyf')).toBe('3/4')
  expect(b.object('Tarmogoyf').damage).toBe(3)
})

it("[Tarmogoyf] shrinks with Tormod's Crypt", () => {
  const b = board({
    a: { battlefield: ['Tarmogoyf', "Tormod's Crypt"], graveyard: ['Shock'] },
    b: { graveyard: ['Forest', 'Grizzly Bears'] },
  })
  b.activate("Tormod's Crypt", { targets: ['B'] }).resolve()
  expect(b.pt('Tarmogoyf')).toBe('2/3')
})

it('[Tarmogoyf] has its size in every zone: cast from hand it is read there too', () => {
  const b = board({ a: { hand: ['Tarmogoyf'], graveyard: ['Shock'] } })
  expect(b.pt('Tarmogoyf')).toBe('1/2')
})

it('[Tarmogoyf] counts kindred: Bitterblossom is two types', () => {
  const b = board({ a: { battlefield: ['Tarmogoyf'], graveyard: ['Bitterblossom'] } })
  expect(b.pt('Tarmogoyf')).toBe('2/3')
})
