import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Academic Probation] keeps opponents from casting the named card until your next turn', () => {
  const b = board({
    a: { hand: ['Academic Probation'], battlefield: ['2 Plains'], library: ['3 Plains'] },
    b: { hand: ['Lightning Bolt', 'Shock'], battlefield: ['2 Mountain'], library: ['3 Mountain'] },
  })
  b.reply('mode', [0]).reply('chooseName', 'Lightning Bolt')
  b.cast('Academic Probation').resolve().turnTo('B')
  expect([b.can('cast', 'Lightning Bolt'), b.can('cast', 'Shock')]).toEqual([false, true])
})

it('[Academic Probation] or stops the attacks and abilities of one permanent', () => {
  const b = board({
    a: { hand: ['Academic Probation'], battlefield: ['2 Plains'], library: ['3 Plains'] },
    b: { battlefield: ['Prodigal Sorcerer'], library: ['3 Island'] },
  })
  b.turnTo('A').reply('mode', [1])
  b.cast('Academic Probation', { targets: ['Prodigal Sorcerer'] })
    .resolve()
    .turnTo('B')
  expect(b.can('activate', 'Prodigal Sorcerer')).toBe(false)
})
