import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { watch } from '../../support/watch.ts'

it('[CR 101.2 example 1] "can\'t play lands this turn" wins over Explore', () => {
  const explored = (...hand: string[]) => {
    const b = board({ a: { battlefield: ['3 Mountain', '2 Forest'], hand: ['Explore', ...hand, 'Island', 'Swamp'] } })
    return b.cast('Explore').resolve()
  }
  expect(explored().play('Island').can('playLand', 'Swamp')).toBe(true)
  const b = explored('Turf Wound')
  b.cast('Turf Wound', { targets: ['A'] }).resolve()
  expect(b.can('playLand', 'Island')).toBe(false)
})

it('[CR 101.4 example 1] for Innocent Blood the active player chooses first, and both sacrifices happen together', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Blood Artist', 'Grizzly Bears'] },
    b: { battlefield: ['Hill Giant', 'Gray Ogre', 'Swamp'], hand: ['Innocent Blood'] },
  })
  const choosing: string[] = []
  for (const name of ['Hill Giant', 'Blood Artist'])
    b.reply('sacrifice', ({ player }) => {
      choosing.push('AB'[player] ?? '')
      expect(b.in('battlefield', 'Hill Giant')).toBe(true)
      return [b.id(name)]
    })
  const seen = watch(b)
  b.cast('Innocent Blood').resolve()
  expect(choosing).toEqual(['B', 'A'])
  // Blood Artist sees both creatures die, so they died at the same time.
  expect(seen.count('triggered')).toBe(2)
})
