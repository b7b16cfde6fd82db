import { describe, expect, it } from 'vitest'
import { botBoard } from '../support/bot-board.ts'

describe('damage to several at once', () => {
  it('[S13.5] Earthquake is cast where it kills more of theirs than of its own', () => {
    const b = botBoard({
      a: { battlefield: ['4 Mountain', 'Serra Angel'], hand: ['Earthquake'] },
      b: { battlefield: ['Grizzly Bears', 'Grizzly Bears', 'Grizzly Bears'] },
    })
    expect(b.actAll()).toEqual(['cast Earthquake'])
    expect(b.board.in('graveyard', 'Grizzly Bears')).toBe(true)
  })

  it('[S13.5] Earthquake is kept where it would kill its own creatures', () => {
    const b = botBoard({
      a: { battlefield: ['4 Mountain', '3 Grizzly Bears'], hand: ['Earthquake'] },
      b: { battlefield: ['Grizzly Bears', 'Serra Angel'] },
    })
    expect(b.actAll()).toEqual([])
  })

  it('[S13.5] Earthquake for the rest of their life wins', () => {
    const b = botBoard({
      a: { battlefield: ['5 Mountain', '3 Grizzly Bears'], hand: ['Earthquake'], life: 5 },
      b: { battlefield: ['3 Serra Angel'], life: 4 },
    })
    b.actAll()
    expect(b.board.game.state.result?.winner).toBe(0)
  })

  it('[S13.5] Earthquake is not cast where it would kill both players', () => {
    const b = botBoard({
      a: { battlefield: ['5 Mountain'], hand: ['Earthquake'], life: 4 },
      b: { battlefield: ['3 Serra Angel'], life: 4 },
    })
    expect(b.actAll()).toEqual([])
  })

  it('[S13.5] Price of Progress is aimed at by counting the lands of each player', () => {
    const b = botBoard({
      a: { battlefield: ['2 Mountain'], hand: ['Price of Progress'], life: 6 },
      b: { battlefield: ['Treetop Village', 'Wasteland', 'Karplusan Forest'], life: 6 },
    })
    expect(b.actAll()).toEqual(['cast Price of Progress'])
    expect(b.board.game.state.result?.winner).toBe(0)
  })

  it('[S13.5] Price of Progress is kept where it hurts its own player more', () => {
    const b = botBoard({
      a: { battlefield: ['Mountain', '3 Karplusan Forest'], hand: ['Price of Progress'] },
      b: { battlefield: ['Wasteland', '3 Mountain'] },
      active: 1,
    })
    expect(b.at('end').act()).toEqual([])
  })
})
