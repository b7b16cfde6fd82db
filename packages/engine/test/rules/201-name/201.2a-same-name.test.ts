import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 201.2a] two face-down creatures have no name in common: Echoing Truth returns one', () => {
  const b = board({
    a: { hand: ['Exalted Angel', 'Zoetic Cavern', 'Echoing Truth'], mana: '{W}{W}{W}{W}{W}{W}{U}{U}' },
  })
  b.cast('Exalted Angel', { method: 'morph' }).resolve()
  b.cast('Zoetic Cavern', { method: 'morph' }).resolve()
  const [first] = b.game.state.battlefield
  b.reply('target', [first!]).cast('Echoing Truth').resolve()
  expect(b.game.state.battlefield).toHaveLength(1)
})

it('[CR 201.2a] creatures with the same name share it whatever else they are', () => {
  const b = board({
    a: { hand: ['Echoing Truth'], mana: '{U}{U}' },
    b: { battlefield: ['Memnite', { card: 'Memnite', tapped: true }, 'Ornithopter'] },
  })
  b.cast('Echoing Truth', { targets: ['Memnite'] }).resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Ornithopter'])
})

it('[CR 201.5] a card that names itself means only itself', () => {
  const b = board({ a: { battlefield: ['2 Cursed Ronin', '2 Swamp'] } })
  b.activate('Cursed Ronin').resolve()
  expect([b.pt('Cursed Ronin'), b.pt('Cursed Ronin#2')]).toEqual(['2/2', '1/1'])
})
