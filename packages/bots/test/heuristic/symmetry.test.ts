import { describe, expect, it } from 'vitest'
import { botBoard } from '../support/bot-board.ts'

describe('what concerns both players', () => {
  it('Armageddon is for whoever has more on the table', () => {
    const ahead = botBoard({
      a: { battlefield: ['4 Plains', '2 White Knight'], hand: ['Armageddon'] },
      b: { battlefield: ['4 Mountain', 'Jackal Pup'] },
    })
    expect(ahead.actAll()).toEqual(['cast Armageddon'])
    const behind = botBoard({
      a: { battlefield: ['4 Plains', 'Cursed Scroll'], hand: ['Armageddon'] },
      b: { battlefield: ['3 Mountain', 'Jackal Pup', 'Grim Lavamancer'] },
    })
    expect(behind.actAll()).not.toContain('cast Armageddon')
  })

  it('Standstill is for whoever attacks at least as hard', () => {
    const level = botBoard({ a: { battlefield: ['2 Island'], hand: ['Standstill'] } })
    expect(level.actAll()).toEqual(['cast Standstill'])
    const behind = botBoard({
      a: { battlefield: ['2 Island'], hand: ['Standstill'] },
      b: { battlefield: ['Jackal Pup'] },
    })
    expect(behind.actAll()).toEqual([])
  })

  it('whoever attacks harder casts nothing into Standstill, their own or the opponent’s', () => {
    const own = botBoard({ a: { battlefield: ['3 Forest', 'Standstill', 'Grizzly Bears'], hand: ['River Boa'] } })
    expect(own.actAll()).toEqual([])
    const theirs = botBoard({
      a: { battlefield: ['3 Forest', 'Grizzly Bears'], hand: ['River Boa'] },
      b: { battlefield: ['Standstill'] },
    })
    expect(theirs.actAll()).toEqual([])
  })

  it('whoever is behind breaks Standstill for a good creature', () => {
    const b = botBoard({
      a: { battlefield: ['5 Plains'], hand: ['Serra Angel'] },
      b: { battlefield: ['Standstill', 'Jackal Pup'] },
    })
    expect(b.actAll()).toEqual(['cast Serra Angel'])
  })
})
