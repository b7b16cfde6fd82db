import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

it('[Skirk Prospector] adds {R} for a sacrificed Goblin, without the stack', () => {
  const b = board({ a: { battlefield: ['Skirk Prospector', 'Goblin Piker'] } })
  b.pick('sacrifice', 'Goblin Piker').tapForMana('Skirk Prospector')
  expect(b.pool('A')).toBe('{R}')
  expect(b.in('graveyard', 'Goblin Piker', 'A')).toBe(true)
  expect(b.game.state.stack).toEqual([])
})

it('[Skirk Prospector] may sacrifice itself, tapped or new', () => {
  const b = board({ a: { battlefield: [{ card: 'Skirk Prospector', tapped: true, sick: true }] } })
  b.tapForMana('Skirk Prospector')
  expect(b.pool('A')).toBe('{R}')
  expect(b.in('graveyard', 'Skirk Prospector', 'A')).toBe(true)
})

it("[Skirk Prospector] does not sacrifice the opponent's Goblins or other creatures", () => {
  const b = board({
    a: { battlefield: ['Skirk Prospector', 'Goblin Piker', 'Grizzly Bears'] },
    b: { battlefield: ['Mogg Fanatic'] },
  })
  const seen = offers(b, 'sacrifice', 'Goblin Piker')
  b.tapForMana('Skirk Prospector')
  expect(seen).toEqual(['Skirk Prospector', 'Goblin Piker'])
})

it('[Skirk Prospector] pays for a spell', () => {
  const b = board({ a: { battlefield: ['Skirk Prospector'], hand: ['Lightning Bolt'] } })
  b.cast('Lightning Bolt', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(17)
  expect(b.in('graveyard', 'Skirk Prospector', 'A')).toBe(true)
})

it('[Skirk Prospector] sacrifices itself last when it pays for a spell', () => {
  const b = board({ a: { battlefield: ['Skirk Prospector', '2 Goblin Piker'], hand: ['Goblin Matron'] } })
  b.cast('Goblin Matron').resolve()
  expect(b.names('battlefield', 'A')).toEqual(['Goblin Matron'])
})

it('[Skirk Prospector] two of them still get one mana from each Goblin', () => {
  const b = board({ a: { battlefield: ['2 Skirk Prospector'], hand: ['Goblin Matron', 'Goblin Piker'] } })
  expect(b.can('cast', 'Goblin Matron')).toBe(false)
  b.cast('Goblin Piker').resolve()
  expect(b.names('battlefield', 'A')).toEqual(['Goblin Piker'])
})
