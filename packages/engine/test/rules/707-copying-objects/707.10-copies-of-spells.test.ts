import { describe, expect, it } from 'vitest'
import { colorsOf } from '../../../src/continuous/characteristics.ts'
import { board } from '../../support/board.ts'
import { watch } from '../../support/watch.ts'

describe('copies of spells', () => {
  it('[CR 707.10] Twincast copies a spell with its targets', () => {
    const b = board({ a: { battlefield: ['Mountain', '2 Island'], hand: ['Lightning Bolt', 'Twincast'] } })
    b.cast('Lightning Bolt', { targets: ['B'] })
    b.no('newTargets').cast('Twincast').resolve()
    b.resolveAll()
    expect(b.life('B')).toBe(14)
  })

  it('[CR 707.10c] Twincast may choose new targets', () => {
    const b = board({
      a: { battlefield: ['2 Island'], hand: ['Twincast'] },
      b: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      active: 1,
    })
    b.cast('Lightning Bolt', { targets: ['A'] })
    b.turnTo('A').yes('newTargets').aim(['B']).cast('Twincast').resolve()
    b.resolveAll()
    expect([b.life('A'), b.life('B')]).toEqual([17, 17])
  })

  it('[CR 707.10] the copy is not cast: nothing triggers on casting', () => {
    const b = board({
      a: { battlefield: ['Mountain', '2 Island', 'Monastery Swiftspear'], hand: ['Lightning Bolt', 'Twincast'] },
    })
    b.cast('Lightning Bolt', { targets: ['B'] })
    const seen = watch(b)
    b.no('newTargets').cast('Twincast').resolveAll()
    expect(seen.count('cast')).toBe(1)
  })

  it('[CR 707.10, 112.2] the one who copies a spell controls the copy', () => {
    const b = board({
      a: { battlefield: ['2 Island'], hand: ['Twincast'] },
      b: { battlefield: ['Island'], hand: ['Ancestral Recall'] },
      active: 1,
    })
    b.cast('Ancestral Recall', { targets: ['B'] })
    b.turnTo('A').yes('newTargets').aim(['A']).cast('Twincast').resolve()
    expect(b.object('Ancestral Recall').owner).toBe(1)
    b.resolve()
    expect(b.names('hand', 'A').length).toBe(3)
  })

  it('Fork makes a red copy', () => {
    const b = board({
      a: { battlefield: ['2 Mountain'], hand: ['Fork'] },
      b: { battlefield: ['Island'], hand: ['Ancestral Recall'] },
      active: 1,
    })
    b.cast('Ancestral Recall', { targets: ['B'] })
    b.turnTo('A').no('newTargets').cast('Fork').resolve()
    const copy = b.game.state.stack.at(-1)!
    expect(b.game.state.objects[copy]!.kind).toBe('copy')
    expect(colorsOf(b.c('Ancestral Recall#2'))).toEqual(['R'])
  })

  it('[CR 707.10, 700.2g] the copy has the modes of the original', () => {
    const b = board({ a: { battlefield: ['Plains', '2 Island'], hand: ['Healing Salve', 'Twincast'] } })
    b.reply('mode', [0]).cast('Healing Salve', { targets: ['A'] })
    b.no('newTargets').cast('Twincast').resolveAll()
    expect(b.life('A')).toBe(26)
  })
})
