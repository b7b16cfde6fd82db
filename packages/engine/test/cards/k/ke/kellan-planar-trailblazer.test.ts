import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kellan, Planar Trailblazer] becomes a Detective that exiles cards to play, then a 3/2 Rogue with double strike', () => {
  const b = board({
    a: { battlefield: ['Kellan, Planar Trailblazer', '6 Mountain'], library: ['Shock', '9 Wastes'] },
  })
  b.activate('Kellan, Planar Trailblazer').resolve()
  expect(b.c('Kellan, Planar Trailblazer').subtypes).toEqual(['Human', 'Faerie', 'Detective'])
  b.attack('Kellan, Planar Trailblazer').to('combatDamage').resolveAll()
  b.cast('Shock', { from: 'exile', targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(16)
  b.to('main1', 5)
  b.activate('Kellan, Planar Trailblazer', { nth: 1 }).resolve()
  expect([b.pt('Kellan, Planar Trailblazer'), b.has('Kellan, Planar Trailblazer', 'double strike')]).toEqual([
    '3/2',
    true,
  ])
})

it('[Kellan, Planar Trailblazer] stays as it is where it is no Detective', () => {
  const b = board({ a: { battlefield: ['Kellan, Planar Trailblazer', '3 Mountain'] } })
  b.activate('Kellan, Planar Trailblazer', { nth: 1 }).resolve()
  expect(b.pt('Kellan, Planar Trailblazer')).toBe('2/1')
})
