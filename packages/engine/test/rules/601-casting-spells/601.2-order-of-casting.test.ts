import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('the order of casting', () => {
  it('[CR 601.2] optional costs, X, modes and targets are announced before anything is paid', () => {
    const b = board({
      a: { battlefield: ['9 Island', 'Grizzly Bears', 'Hill Giant'], hand: ['Rite of Replication'] },
    })
    b.reply('kicker', [0]).pick('target', 'Grizzly Bears').reply('pay', { kind: 'auto' })
    b.cast('Rite of Replication')
    expect(b.asked.map((d) => d.purpose)).toEqual(['kicker', 'target', 'pay'])
  })

  it('[S4.1] [S4.2] the engine lists the legal actions of the player with priority', () => {
    const b = board({
      a: { battlefield: ['Mountain', 'Mogg Fanatic'], hand: ['Forest', 'Lightning Bolt', 'Craw Wurm'] },
    })
    expect(b.legal().map((a) => a.kind)).toEqual(['pass', 'playLand', 'cast', 'activateMana', 'activate'])
  })
})
