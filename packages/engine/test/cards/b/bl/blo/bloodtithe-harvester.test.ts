import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Bloodtithe Harvester] gives -2/-2 for each Blood token', () => {
  const b = board({
    a: { battlefield: ['Swamp', 'Mountain'], hand: ['Bloodtithe Harvester'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Bloodtithe Harvester').resolveAll()
  expect(b.count('battlefield', 'Blood Token')).toBe(1)
  const ready = board({
    a: { battlefield: ['Bloodtithe Harvester', 'Swamp', 'Mountain'], hand: ['Bloodtithe Harvester'] },
    b: { battlefield: ['Hill Giant'] },
  })
  ready
    .cast('Bloodtithe Harvester', {})
    .resolveAll()
    .activate('Bloodtithe Harvester', { targets: ['Hill Giant'] })
    .resolve()
  expect(ready.pt('Hill Giant')).toBe('1/1')
})
