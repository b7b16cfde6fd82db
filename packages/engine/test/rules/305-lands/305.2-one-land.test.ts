import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { watch } from '../../support/watch.ts'

describe('[CR 305] lands', () => {
  it('[CR 305.1, 116.2a] playing a land does not use the stack', () => {
    const b = board({ a: { hand: ['Forest'] } })
    const seen = watch(b)
    b.play('Forest')
    expect([b.game.state.stack, seen.count('cast'), b.in('battlefield', 'Forest')]).toEqual([[], 0, true])
  })

  it('[CR 305.2, 305.2b] a player plays only one land in a turn', () => {
    const b = board({ a: { hand: ['Forest', 'Island'] } })
    expect(b.play('Forest').can('playLand', 'Island')).toBe(false)
  })

  it('[CR 305.2a] an effect that allows another land is counted with the first', () => {
    const b = board({ a: { hand: ['Forest', 'Island', 'Swamp'], battlefield: ['Exploration'] } })
    b.play('Forest')
    expect(b.can('playLand', 'Island')).toBe(true)
    expect(b.play('Island').can('playLand', 'Swamp')).toBe(false)
  })

  it('[CR 305.3] no land is played in the turn of the other player', () => {
    const b = board({ active: 1, a: { hand: ['Forest'] } })
    expect(b.turnTo('A').can('playLand', 'Forest')).toBe(false)
  })

  it('[CR 305.4] a land that an effect puts onto the battlefield is not played', () => {
    const b = board({ a: { hand: ['Rampant Growth', 'Island'], battlefield: ['2 Forest'], library: ['Swamp'] } })
    b.pick('chooseFound', 'Swamp').cast('Rampant Growth').resolve()
    expect([b.in('battlefield', 'Swamp'), b.can('playLand', 'Island')]).toEqual([true, true])
  })

  it('[CR 305.9, 300.2a] a card that is a land and something else is only played as a land', () => {
    const b = board({ a: { hand: ['Dryad Arbor'], battlefield: ['3 Forest'] } })
    expect([b.can('cast', 'Dryad Arbor'), b.can('playLand', 'Dryad Arbor')]).toEqual([false, true])
  })
})
