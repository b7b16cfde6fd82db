import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Suppression Ray] taps all creatures and stuns as many of them as energy is paid', () => {
  const b = board({
    a: { hand: ['Suppression Ray', 'Attune with Aether'], battlefield: ['5 Plains', 'Forest'], library: ['Forest'] },
    b: { battlefield: ['Hill Giant', 'Grizzly Bears', 'Memnite'] },
  })
  b.cast('Attune with Aether').resolve()
  b.yes('payOrNot').reply('x', 2).reply('number', 2).pick('choose', 'Hill Giant', 'Memnite')
  b.cast('Suppression Ray', { targets: ['B'] }).resolve()
  expect(['Hill Giant', 'Grizzly Bears', 'Memnite'].map((name) => b.object(name).tapped)).toEqual([true, true, true])
  expect(['Hill Giant', 'Grizzly Bears', 'Memnite'].map((name) => b.counters(name, 'stun'))).toEqual([1, 0, 1])
})

it('[Suppression Ray] stuns only creatures it tapped', () => {
  const b = board({
    a: { hand: ['Suppression Ray', 'Attune with Aether'], battlefield: ['5 Plains', 'Forest'], library: ['Forest'] },
    b: { battlefield: [{ card: 'Hill Giant', tapped: true }] },
  })
  b.cast('Attune with Aether').resolve()
  b.yes('payOrNot')
    .reply('x', 2)
    .reply('number', 2)
    .cast('Suppression Ray', { targets: ['B'] })
    .resolve()
  expect(b.counters('Hill Giant', 'stun')).toBe(0)
})
