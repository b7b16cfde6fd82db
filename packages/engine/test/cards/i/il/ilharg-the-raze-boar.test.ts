import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ilharg, the Raze-Boar] brings an attacking creature for one turn', () => {
  const b = board({ a: { battlefield: ['Ilharg, the Raze-Boar'], hand: ['Hill Giant'] } })
  b.pick('choose', 'Hill Giant').attack('Ilharg, the Raze-Boar').resolveAll()
  expect(b.object('Hill Giant').tapped).toBe(true)
  b.damage()
  expect(b.life('B')).toBe(11)
  b.to('end').resolveAll()
  expect(b.in('hand', 'Hill Giant', 'A')).toBe(true)
})

it('[Ilharg, the Raze-Boar] may go third from the top when it dies or is exiled', () => {
  for (const removal of ['Swords to Plowshares', 'Terminate']) {
    const b = board({
      a: {
        battlefield: ['Ilharg, the Raze-Boar', 'Plains', 'Badlands', 'Swamp'],
        hand: [removal],
        library: ['3 Island'],
      },
    })
    b.yes()
      .cast(removal, { targets: ['Ilharg, the Raze-Boar'] })
      .resolveAll()
    expect(b.names('library', 'A')).toEqual(['Island', 'Island', 'Ilharg, the Raze-Boar', 'Island'])
  }
})
