import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('search', () => {
  it('[CR 701.23] Cultivate puts one of the cards found onto the battlefield and the other into the hand', () => {
    const b = board({
      a: { hand: ['Cultivate'], battlefield: ['3 Forest'], library: ['Island', 'Swamp', 'Hill Giant'] },
    })
    b.pick('chooseFound', 'Island', 'Swamp').pick('choose', 'Swamp').cast('Cultivate').resolve()
    expect(b.in('hand', 'Island', 'A')).toBe(true)
    expect(b.object('Swamp').zone).toBe('battlefield')
    expect(b.object('Swamp').tapped).toBe(true)
  })

  it('[CR 701.23b] a player may fail to find', () => {
    const b = board({ a: { battlefield: ['Windswept Heath'], library: ['5 Plains'] } })
    b.reply('chooseFound', []).activate('Windswept Heath').resolve()
    expect(b.names('battlefield', 'A')).toEqual([])
    expect(b.life('A')).toBe(19)
  })
})
