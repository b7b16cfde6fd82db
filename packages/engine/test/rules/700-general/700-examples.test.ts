import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 700.1 example 1, 509.3c, 509.3d] being blocked by two creatures is one event for Sacred Prey and two for Cave Tiger', () => {
  const blocked = (attacker: string) => {
    const b = board({ a: { battlefield: [attacker] }, b: { battlefield: ['Grizzly Bears', 'Hill Giant'] } })
    b.attack(attacker).block(`Grizzly Bears>${attacker}`, `Hill Giant>${attacker}`)
    return b.game.state.stack.length
  }
  expect([blocked('Sacred Prey'), blocked('Cave Tiger')]).toEqual([1, 2])
})

it('[CR 700.3c example 1] the cards of Fact or Fiction stay in the library while they are separated', () => {
  const b = board({
    a: {
      battlefield: ['4 Island'],
      hand: ['Fact or Fiction'],
      library: ['Forest', 'Island', 'Swamp', 'Plains', 'Wastes'],
    },
  })
  b.reply('piles', (decision) => {
    if (decision.shape !== 'piles') throw new Error('Not a separation')
    expect([decision.player, b.names('library', 'A').length]).toEqual([1, 5])
    return [0, 1]
  })
  b.reply('choosePile', [0]).cast('Fact or Fiction').resolve()
  expect([b.names('hand', 'A'), b.names('graveyard', 'A').length]).toEqual([['Forest', 'Island'], 4])
})
