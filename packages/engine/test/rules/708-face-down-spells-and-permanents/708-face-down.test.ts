import { describe, expect, it } from 'vitest'
import { characteristics } from '../../../src/continuous/read.ts'
import { board } from '../../support/board.ts'
import { watch } from '../../support/watch.ts'

describe('copies of permanents', () => {
  it('[CR 708.10] Clone of a face-down creature is a 2/2 without name', () => {
    const b = board({ a: { battlefield: ['7 Island'], hand: ['Exalted Angel', 'Clone'] } })
    b.cast('Exalted Angel', { method: 'morph' }).resolve()
    b.yes('copy').cast('Clone').resolve()
    const copy = b.game.state.battlefield.at(-1)!
    expect(b.game.state.objects[copy]!.faceDown).toBe(false)
    expect(characteristics(b.game, copy)).toMatchObject({
      name: '',
      power: 2,
      toughness: 2,
      abilities: [],
      manaValue: 0,
    })
  })
})

describe('face down', () => {
  it('[CR 708.8] it does not enter when it is turned up, and "turned face up" triggers', () => {
    const b = board({ a: { battlefield: ['8 Forest', 'Soul Warden'], hand: ['Pine Walker'] } })
    b.cast('Pine Walker', { method: 'morph' }).resolve().resolve()
    const id = b.game.state.battlefield.at(-1)!
    const seen = watch(b)
    b.act({ kind: 'turnFaceUp', object: id })
    expect(b.game.state.stack.length).toBe(1)
    expect(seen.count('zoneChange')).toBe(0)
    b.resolveAll()
    expect(b.life('A')).toBe(21)
  })

  it('[CR 708.9] the opponent does not see what lies face down, and sees it when it leaves', () => {
    const b = board({ a: { battlefield: ['3 Plains', 'Island'], hand: ['Exalted Angel', 'Unsummon'] } })
    b.cast('Exalted Angel', { method: 'morph' })
    b.resolve()
    b.to('main1', 5)
    const id = b.game.state.battlefield.find((x) => b.game.state.objects[x]!.faceDown)!
    b.reply('target', [id]).cast('Unsummon').resolve()
    expect(b.object('Exalted Angel').knownTo).toBe(3)
  })

  it('[CR 708.4] a face-down spell has no name and mana value 0: Prohibit counters it', () => {
    const b = board({
      a: { battlefield: ['3 Plains'], hand: ['Exalted Angel'] },
      b: { battlefield: ['2 Island'], hand: ['Prohibit'] },
    })
    b.cast('Exalted Angel', { method: 'morph' })
    expect(characteristics(b.game, b.game.state.stack[0]!)).toMatchObject({ name: '', manaValue: 0 })
    b.turnTo('B').cast('Prohibit').resolveAll()
    expect(b.in('graveyard', 'Exalted Angel', 'A')).toBe(true)
  })

  it('[CR 708.2] a face-down creature has no colour', () => {
    const b = board({
      a: { battlefield: ['3 Swamp', 'Mountain'], hand: ['Doom Blade', 'Pyroblast'] },
      b: { battlefield: ['3 Plains'], hand: ['Exalted Angel'] },
      active: 1,
    })
    b.cast('Exalted Angel', { method: 'morph' }).resolve()
    const id = b.game.state.battlefield.at(-1)!
    b.turnTo('A').reply('target', [id]).cast('Doom Blade').resolve()
    expect(b.in('graveyard', 'Exalted Angel', 'B')).toBe(true)
  })

  it('[CR 708.2] counters apply to a face-down creature', () => {
    const b = board({ a: { battlefield: ['4 Forest'], hand: ['Exalted Angel', 'Battlegrowth'] } })
    b.cast('Exalted Angel', { method: 'morph' }).resolve()
    b.cast('Battlegrowth').resolve()
    expect(characteristics(b.game, b.game.state.battlefield.at(-1)!)).toMatchObject({ power: 3, toughness: 3 })
  })
})
