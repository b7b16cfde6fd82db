import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it('[CR 702.142a] a boast ability needs an attack this turn, and is activated once each turn', () => {
  const b = board({ a: { battlefield: ['4 Plains', 'Battershield Warrior'] } })
  expect(b.can('activate', 'Battershield Warrior')).toBe(false)
  b.attack('Battershield Warrior').activate('Battershield Warrior').resolve()
  expect(b.pt('Battershield Warrior')).toBe('3/3')
  expect(b.can('activate', 'Battershield Warrior')).toBe(false)
})

it('[CR 702.177a] an exhaust ability is activated only once, whatever turn it is', () => {
  const b = board({ a: { battlefield: ['6 Wastes', 'Camera Launcher'], library: ['9 Forest'] } })
  b.throughJson = true
  b.activate('Camera Launcher').resolve()
  expect(b.pt('Camera Launcher')).toBe('3/3')
  expect(b.can('activate', 'Camera Launcher')).toBe(false)
  b.to('main1', 5)
  expect(b.can('activate', 'Camera Launcher')).toBe(false)
})
