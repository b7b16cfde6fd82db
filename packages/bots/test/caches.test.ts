import { seatOf } from '@spellwright/engine'
import { describe, expect, it } from 'vitest'
import { board } from '../../engine/test/support/board.ts'
import { manaPrice } from '../src/facts/price.ts'
import { spellPlays } from '../src/heuristic/spells.ts'
import { canPay, type ManaUnit, payWith } from '../src/seat/mana.ts'
import { SeenGame } from '../src/seat/seen-game.ts'
import { botBoard } from './support/bot-board.ts'

describe('what a bot keeps from question to question', () => {
  it('prices: Goblin Warchief makes Goblins cheaper while it is there', () => {
    const hand = ['Goblin Warchief', 'Goblin Matron', 'Lightning Bolt']
    const b = board({ a: { hand, battlefield: ['4 Mountain'] } })
    const seat = seatOf(b.game, 0)
    const price = () => spellPlays(new SeenGame(seat)).find(({ card }) => card.name === 'Goblin Matron')!.price.total
    expect(price()).toBe(3)
    b.cast('Goblin Warchief').resolve()
    expect([price(), price()]).toEqual([2, 2])
    b.cast('Lightning Bolt', { targets: ['Goblin Warchief'] }).resolve()
    expect(price()).toBe(3)
  })

  it('mana: what is tapped makes none, and an Aura adds some', () => {
    const b = board({ a: { hand: ['Wild Growth'], battlefield: ['Forest', 'Mountain'] } })
    const seat = seatOf(b.game, 0)
    const units = () => new SeenGame(seat).units.length
    expect([units(), units()]).toEqual([2, 2])
    b.cast('Wild Growth', { targets: ['Mountain'] })
    expect(units()).toBe(1)
    b.resolve()
    expect(units()).toBe(2)
  })

  it('cards set aside: Augury Raven, once it is foretold', () => {
    const b = botBoard({ a: { battlefield: ['2 Island'], hand: ['Augury Raven'] } })
    const seat = seatOf(b.board.game, 0)
    const exiled = () => new SeenGame(seat).exiledCards.map(({ card }) => card.name)
    expect(exiled()).toEqual([])
    b.act()
    expect(exiled()).toEqual(['Augury Raven'])
  })
})

describe('whether mana pays', () => {
  it('is what is left after paying, or nothing, for any mana and any cost', () => {
    const costs = ['{R}', '{1}{R}', '{R}{G}', '{2}{W}{W}', '{G/W}{G/W}', '{2/R}{2/R}', '{3}', '{C}{R}', '{0}']
    for (let seed = 0; seed < 3000; seed++) {
      const units: ManaUnit[] = []
      for (let at = 0, rest = seed * 7919; at < seed % 6; at++, rest = Math.floor(rest / 63))
        units.push({ source: 0 as ManaUnit['source'], types: 1 + (rest % 63) })
      const price = manaPrice(costs[seed % costs.length]!, seed % 3 === 0 ? 1 : 0)
      expect(canPay(units, price)).toBe(payWith(units, price) !== null)
    }
  })
})
