import { describe, expect, it } from 'vitest'
import { brokenInvariants } from '../../../src/state/invariants.ts'
import { board } from '../../support/board.ts'

const TOWNSHIP = 'Hanweir, the Writhing Township'

function melded(more: readonly string[] = []) {
  const b = board({
    a: { battlefield: ['Hanweir Battlements', 'Hanweir Garrison', ...more], hand: ['Murder'], mana: '{R}'.repeat(5) },
  })
  b.activate('Hanweir Battlements', { nth: 1 }).resolve()
  return b
}

describe('[CR 701.42] meld', () => {
  it('[CR 712.4a, 712.14c, 701.42a] [Hanweir Battlements] two cards become one permanent', () => {
    const b = melded()
    expect(b.names('battlefield')).toEqual([TOWNSHIP])
    expect([b.pt(TOWNSHIP), b.has(TOWNSHIP, 'haste'), b.c(TOWNSHIP).manaValue]).toEqual(['7/4', true, 3])
    expect(b.names('exile')).toEqual([])
    expect(brokenInvariants(b.game, true)).toEqual([])
  })

  it('[CR 712.21] when it leaves the battlefield, two cards are put into the graveyard', () => {
    const b = melded(['3 Swamp'])
    b.cast('Murder', { targets: [TOWNSHIP] }).resolve()
    expect(b.names('graveyard', 'A').toSorted()).toEqual(['Hanweir Battlements', 'Hanweir Garrison', 'Murder'])
    expect(brokenInvariants(b.game)).toEqual([])
  })

  it('[CR 701.42b] a token that is a copy is exiled, but does not meld', () => {
    const b = board({
      a: {
        battlefield: ['Hanweir Battlements', 'Hanweir Garrison', '5 Mountain'],
        hand: ['Quasiduplicate'],
        mana: '{U}{U}{U}',
      },
    })
    b.cast('Quasiduplicate', { targets: ['Hanweir Garrison'] }).resolve()
    b.reply('choose', () => [b.id('Hanweir Garrison#2')])
    b.activate('Hanweir Battlements', { nth: 1 }).resolve()
    expect([b.names('exile'), b.count('battlefield', 'Hanweir Garrison')]).toEqual([['Hanweir Battlements'], 1])
  })

  it('without its partner nothing happens', () => {
    const b = board({ a: { battlefield: ['Hanweir Battlements'], mana: '{R}'.repeat(5) } })
    b.activate('Hanweir Battlements', { nth: 1 }).resolve()
    expect(b.names('battlefield')).toEqual(['Hanweir Battlements'])
  })

  it('[Hanweir Battlements] the melded creature creates two attacking Horrors', () => {
    const b = melded()
    b.attack(TOWNSHIP).resolveAll()
    expect(b.game.state.combat?.attackers).toHaveLength(3)
  })

  it('a melded permanent goes through a save', () => {
    const b = board({
      a: { battlefield: ['Hanweir Battlements', 'Hanweir Garrison'], mana: '{R}'.repeat(5) },
    })
    b.throughJson = true
    b.activate('Hanweir Battlements', { nth: 1 }).resolve()
    expect(b.pt(TOWNSHIP)).toBe('7/4')
  })
})
