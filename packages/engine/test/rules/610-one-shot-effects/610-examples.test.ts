import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { watch } from '../../support/watch.ts'

it('[CR 610.3d example 1] what two Banisher Priests exiled returns at the same time', () => {
  const b = board({
    a: { battlefield: ['10 Plains'], hand: ['2 Banisher Priest', 'Day of Judgment'] },
    b: { battlefield: ['Soul Warden', 'Essence Warden'] },
  })
  b.cast('Banisher Priest', { targets: ['Soul Warden'] }).resolveAll()
  b.cast('Banisher Priest').resolveAll()
  expect(b.names('exile').sort()).toEqual(['Essence Warden', 'Soul Warden'])
  const seen = watch(b)
  const life = b.life('B')
  b.cast('Day of Judgment').resolve().resolveAll()
  expect(b.names('battlefield', 'B').sort()).toEqual(['Essence Warden', 'Soul Warden'])
  // Each of them sees the other one enter.
  expect([seen.count('triggered'), b.life('B') - life]).toEqual([2, 2])
})
