import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { watch } from '../../support/watch.ts'

describe('lifelink', () => {
  it('[CR 119.9] one source that deals damage to several at once: one gain', () => {
    const b = board({
      a: { battlefield: ['Soulfire Grand Master', "Ajani's Pridemate", '2 Mountain'], hand: ['Pyroclasm'] },
      b: { battlefield: ['2 Hill Giant'] },
    })
    const seen = watch(b)
    b.cast('Pyroclasm').resolve()
    expect(seen.events.filter((e) => e.kind === 'lifeGained').map((e) => e.amount)).toEqual([8])
  })
})
