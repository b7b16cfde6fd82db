import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

it('[Diabolic Edict] makes the target player sacrifice a creature of their choice', () => {
  const b = board({
    a: { battlefield: ['2 Swamp', 'Grizzly Bears'], hand: ['Diabolic Edict'] },
    b: { battlefield: ['Serra Angel', 'Mogg Fanatic', 'Forest'] },
  })
  const seen = offers(b, 'sacrifice', 'Mogg Fanatic')
  b.cast('Diabolic Edict', { targets: ['B'] }).resolve()
  expect(seen).toEqual(['Serra Angel', 'Mogg Fanatic'])
  expect(b.asked.at(-1)?.player).toBe(1)
  expect(b.names('graveyard', 'B')).toEqual(['Mogg Fanatic'])
})

it('[Diabolic Edict] does nothing to a player without creatures', () => {
  const b = board({ a: { battlefield: ['2 Swamp'], hand: ['Diabolic Edict'] }, b: { battlefield: ['Forest'] } })
  b.cast('Diabolic Edict', { targets: ['B'] }).resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Forest'])
})

it('[Diabolic Edict] gets around shroud and protection of the creature', () => {
  const b = board({
    a: { battlefield: ['2 Swamp'], hand: ['Diabolic Edict'] },
    b: { battlefield: ['White Knight'] },
  })
  b.cast('Diabolic Edict', { targets: ['B'] }).resolve()
  expect(b.in('graveyard', 'White Knight', 'B')).toBe(true)
})

it('[Diabolic Edict] cannot target a player with shroud', () => {
  const b = board({
    a: { battlefield: ['2 Swamp'], hand: ['Diabolic Edict'] },
    b: { battlefield: ['Solitary Confinement', 'Hill Giant'] },
  })
  b.cast('Diabolic Edict').resolve()
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
})
