import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('the order of casting', () => {
  it('[S4.1] [CR 601.2b] X is chosen before targets', () => {
    const b = board({ a: { battlefield: ['4 Mountain'], hand: ['Banefire'] } })
    b.reply('x', 3).pick('target', 'B').reply('pay', { kind: 'auto' })
    b.cast('Banefire')
    expect(b.asked.map((d) => d.purpose)).toEqual(['x', 'target', 'pay'])
  })

  it('[S4.1] [CR 601.2b, 700.2a] modes are chosen before targets', () => {
    const b = board({ a: { battlefield: ['Plains'], hand: ['Healing Salve'] } })
    b.reply('mode', [0]).pick('target', 'A').reply('pay', { kind: 'auto' })
    b.cast('Healing Salve')
    expect(b.asked.map((d) => d.purpose)).toEqual(['mode', 'target', 'pay'])
  })
})

it('[S4.1] [CR 601.2b, 107.3i] Skeletal Scrying: X also says how many cards are exiled as an additional cost', () => {
  const b = board({ a: { battlefield: ['5 Swamp'], hand: ['Skeletal Scrying'], graveyard: ['2 Forest'] } })
  b.reply('x', (d) => (d.shape === 'number' ? d.max : 0))
    .cast('Skeletal Scrying')
    .resolve()
  expect(b.names('exile')).toEqual(['Forest', 'Forest'])
  expect(b.names('hand', 'A').length).toBe(2)
  expect(b.life('A')).toBe(18)
})

describe('X of a spell', () => {
  it('[CR 601.2b] Repeal is legal where a permanent has the mana value that can be paid', () => {
    const b = board({ a: { hand: ['Repeal'], battlefield: ['3 Island'] }, b: { battlefield: ['Grizzly Bears'] } })
    b.reply('x', 2)
      .cast('Repeal', { targets: ['Grizzly Bears'] })
      .resolve()
    expect(b.in('hand', 'Grizzly Bears')).toBe(true)
  })
})
