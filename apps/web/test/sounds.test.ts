import type { ObjectId } from 'spellwright'
import { describe, expect, it } from 'vitest'
import { soundsOf } from '../src/sound/use-sounds.ts'
import { priorityScene } from './support/priority-scene.ts'

const id = (value: number): ObjectId => value as ObjectId

describe('the sounds of a scene', () => {
  it('are those of what happened, no more than two at once', () => {
    const scene = priorityScene({})
    const happenings = [
      { kind: 'cast', to: id(1) },
      { kind: 'died', to: id(2) },
      { kind: 'damage', to: id(2), amount: 3 },
      { kind: 'damage', to: id(3), amount: 3 },
    ] as const
    expect(soundsOf({ ...scene, happenings }, scene)).toEqual(['damage', 'died'])
  })

  it('tell the player that their turn begins, not that the opponent’s does', () => {
    const before = priorityScene({ turn: 2, active: 1 })
    expect(soundsOf(priorityScene({ turn: 3, active: 0 }), before)).toEqual(['yourTurn'])
    expect(soundsOf(priorityScene({ turn: 4, active: 1 }), priorityScene({ turn: 3 }))).toEqual([])
  })

  it('are silent about a game that was over when it was opened', () => {
    const scene = priorityScene({})
    const over = { ...scene, view: { ...scene.view, result: { winner: 0, reason: 'conceded' } as const } }
    expect(soundsOf(over, null)).toEqual([])
    expect(soundsOf(over, scene)).toEqual(['won'])
  })
})
