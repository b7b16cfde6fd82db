import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it('[CR 702.37b] Aerie Bowmasters turned face up for its megamorph cost gets a +1/+1 counter', () => {
  const b = board({ a: { battlefield: ['9 Forest'], hand: ['Aerie Bowmasters'] } })
  b.cast('Aerie Bowmasters', { method: 'morph' }).resolve()
  b.act({ kind: 'turnFaceUp', object: b.id('', 'battlefield') })
  expect(b.pt('Aerie Bowmasters')).toBe('4/5')
})

it('[CR 702.37c] Zoetic Cavern, a land card, can be cast face down as a 2/2 creature spell', () => {
  const b = board({ a: { battlefield: ['3 Swamp'], hand: ['Zoetic Cavern'] } })
  b.cast('Zoetic Cavern', { method: 'morph' }).resolve()
  expect(b.names('hand', 'A')).toEqual([])
  expect(b.pt('')).toBe('2/2')
})

it('[Seton, Krosan Protector] makes mana once for each untapped Druid', () => {
  const b = board({
    a: { battlefield: ['Seton, Krosan Protector', '2 Citanul Druid'], hand: ['Leatherback Baloth'] },
  })
  b.cast('Leatherback Baloth').resolve()
  expect(b.names('battlefield', 'A')).toContain('Leatherback Baloth')
})

it('[CR 605.3] a Druid that taps for mana itself pays only once', () => {
  const b = board({ a: { battlefield: ['Seton, Krosan Protector', 'Llanowar Elves'], hand: ['Leatherback Baloth'] } })
  expect(b.can('cast', 'Leatherback Baloth')).toBe(false)
})

it('[CR 601.2f] what Etherium Sculptor has left over reduces {2/W} paid as generic mana', () => {
  const b = board({ a: { battlefield: ['Etherium Sculptor', '9 Wastes'], hand: ['Reaper King'] } })
  b.cast('Reaper King').resolve()
  expect(b.names('battlefield', 'A')).toContain('Reaper King')
})
