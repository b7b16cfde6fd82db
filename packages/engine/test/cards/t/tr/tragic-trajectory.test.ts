import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tragic Trajectory] gives -2/-2, or -10/-10 after a nonland permanent left the battlefield', () => {
  const b = board({
    a: { hand: ['2 Tragic Trajectory', 'Shock'], battlefield: ['2 Swamp', 'Mountain'] },
    b: { battlefield: ['Shivan Dragon', 'Memnite'] },
  })
  b.cast('Tragic Trajectory', { targets: ['Shivan Dragon'] }).resolve()
  expect(b.pt('Shivan Dragon')).toBe('3/3')
  b.cast('Shock', { targets: ['Memnite'] }).resolve()
  b.cast('Tragic Trajectory', { targets: ['Shivan Dragon'] }).resolve()
  expect(b.in('graveyard', 'Shivan Dragon', 'B')).toBe(true)
})

it('[Tragic Trajectory] counts a warped spell, even one that was countered, but no land that left', () => {
  const warped = board({
    a: { hand: ['Tragic Trajectory', 'Mightform Harmonizer'], battlefield: ['3 Forest', '2 Swamp'] },
    b: { battlefield: ['Shivan Dragon'] },
  })
  warped.cast('Mightform Harmonizer', { method: 'alternative' }).resolve()
  warped.cast('Tragic Trajectory', { targets: ['Shivan Dragon'] }).resolve()
  expect(warped.in('graveyard', 'Shivan Dragon', 'B')).toBe(true)
  const land = board({
    a: { hand: ['Tragic Trajectory'], battlefield: ['Swamp', 'Wasteland'] },
    b: { battlefield: ['Shivan Dragon', 'Wasteland'] },
  })
  land.activate('Wasteland', { targets: ['Wasteland#2'] }).resolve()
  land.cast('Tragic Trajectory', { targets: ['Shivan Dragon'] }).resolve()
  expect(land.pt('Shivan Dragon')).toBe('3/3')
})
