import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Plague Spitter] deals 1 damage to each creature and each player at its controller’s upkeep', () => {
  const b = board({
    active: 1,
    step: 'end',
    a: { battlefield: ['Plague Spitter'] },
    b: { battlefield: ['Savannah Lions', 'Grizzly Bears'] },
  })
  b.to('upkeep')
  expect(b.names('battlefield', 'B')).toEqual(['Grizzly Bears'])
  expect(b.object('Grizzly Bears').damage).toBe(1)
  expect(b.object('Plague Spitter').damage).toBe(1)
  expect([b.life('A'), b.life('B')]).toEqual([19, 19])
})

it('[Plague Spitter] does so once more when it dies', () => {
  const b = board({
    a: { battlefield: ['Plague Spitter', 'Savannah Lions', 'Mountain'], hand: ['Shock'] },
  })
  b.cast('Shock', { targets: ['Plague Spitter'] }).resolveAll()
  expect(b.in('graveyard', 'Savannah Lions', 'A')).toBe(true)
  expect([b.life('A'), b.life('B')]).toEqual([19, 19])
})

it('[Plague Spitter] damages creatures and players at once: players who both reach 0 draw the game', () => {
  const b = board({
    a: { battlefield: ['Plague Spitter', 'Mountain'], hand: ['Shock'], life: 1 },
    b: { life: 1 },
  })
  b.cast('Shock', { targets: ['Plague Spitter'] }).resolveAll()
  expect(b.winner).toBe('draw')
})
