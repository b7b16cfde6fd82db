import { expect, it } from 'vitest'
import { type Board, board } from '../../support/board.ts'

/** How much mana is left: in the pool, and in untapped Islands. */
const unused = (b: Board): number =>
  b.game.state.players[0].pool.length + [1, 2, 3, 4].filter((nth) => !b.object(`Island#${nth}`).tapped).length

it('[Zirda, the Dawnwaker] abilities you activate cost {2} less', () => {
  const b = board({ a: { battlefield: ['Zirda, the Dawnwaker', 'Jayemdae Tome'], mana: '{C}{C}' } })
  b.activate('Jayemdae Tome').resolve()
  expect([b.names('hand', 'A').length, b.pool('A')]).toEqual([1, ''])
})

it('[Zirda, the Dawnwaker] leaves one mana of {1} to pay', () => {
  const b = board({ a: { battlefield: ['Zirda, the Dawnwaker'] }, b: { battlefield: ['Hill Giant'] } })
  expect(b.can('activate', 'Zirda, the Dawnwaker')).toBe(false)
})

it('[Zirda, the Dawnwaker] two of them together leave one mana, too', () => {
  const b = board({
    a: {
      hand: ['Spark Double'],
      battlefield: ['Zirda, the Dawnwaker', 'Jayemdae Tome', '4 Island'],
      mana: '{C}{C}',
    },
  })
  b.yes('copy').cast('Spark Double').resolveAll()
  b.activate('Jayemdae Tome')
  expect([b.count('battlefield', 'Zirda, the Dawnwaker'), unused(b)]).toEqual([2, 1])
})

it('[Zirda, the Dawnwaker] does not reduce what an opponent pays', () => {
  const b = board({
    a: { battlefield: ['Zirda, the Dawnwaker'] },
    b: { battlefield: ['Jayemdae Tome', '3 Wastes'] },
    active: 1,
  })
  expect(b.can('activate', 'Jayemdae Tome')).toBe(false)
})

it('[CR 702.29a] [Zirda, the Dawnwaker] reduces the cost of cycling a card in hand', () => {
  const b = board({ a: { hand: ['Krosan Tusker'], battlefield: ['Zirda, the Dawnwaker', 'Forest'] } })
  b.activate('Krosan Tusker').resolveAll()
  expect(b.in('graveyard', 'Krosan Tusker', 'A')).toBe(true)
})

it('[CR 605.1a] [Zirda, the Dawnwaker] does not make mana abilities cheaper', () => {
  const b = board({ a: { battlefield: ['Zirda, the Dawnwaker', 'Celestial Prism', 'Wastes'] } })
  expect(b.can('activateMana', 'Celestial Prism')).toBe(false)
})

it('[Zirda, the Dawnwaker] makes a creature unable to block', () => {
  const b = board({
    a: { battlefield: ['Zirda, the Dawnwaker', '2 Memnite', 'Plains'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.activate('Zirda, the Dawnwaker', { nth: 1, targets: ['Hill Giant'] }).resolve()
  b.to('declareAttackers').attack('Memnite').to('endCombat')
  expect([b.asked.some((d) => d.shape === 'block'), b.life('B')]).toEqual([false, 19])
})
