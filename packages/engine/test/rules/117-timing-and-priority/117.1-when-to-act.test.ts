import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('priority', () => {
  it('[S3.2] [CR 117.1d, 605.3a] while Daze resolves, the one who is asked to pay may tap for mana', () => {
    const b = board({
      a: { battlefield: ['2 Mountain'], hand: ['Lightning Bolt'] },
      b: { battlefield: ['2 Island'], hand: ['Daze'] },
    })
    b.cast('Lightning Bolt', { targets: ['B'] })
    b.turnTo('B').cast('Daze')
    b.yes('payOrNot').resolve()
    expect(b.game.state.battlefield.filter((id) => b.game.state.objects[id]!.tapped).length).toBe(4)
    b.resolve()
    expect(b.life('B')).toBe(17)
  })

  it('[CR 117.1a] a sorcery only in your main phase with an empty stack', () => {
    const b = board({ a: { battlefield: ['3 Island', 'Mountain'], hand: ['Divination', 'Lightning Bolt'] } })
    b.cast('Lightning Bolt', { targets: ['B'] })
    const divination = { kind: 'cast' as const, object: b.id('Divination'), face: 0, method: 'normal' }
    expect(b.refusal(divination)).toBe('Divination can be cast only in your main phase with an empty stack.')
  })

  it('[CR 117.1a] a creature without flash not on the opponent’s turn', () => {
    const b = board({ a: { battlefield: ['2 Forest'], hand: ['Grizzly Bears', 'Ashcoat Bear'] }, active: 1 })
    b.turnTo('A')
    expect(b.can('cast', 'Grizzly Bears')).toBe(false)
    expect(b.can('cast', 'Ashcoat Bear')).toBe(true)
  })
})

it('[CR 117.2e] paying for Mystic Remora the opponent may tap lands during the resolution', () => {
  const b = board({
    a: { battlefield: ['Mystic Remora'] },
    b: { battlefield: ['5 Mountain'], hand: ['Lightning Bolt'] },
    active: 1,
  })
  b.yes('payOrNot')
    .cast('Lightning Bolt', { targets: ['A'] })
    .resolve()
  expect(b.names('hand', 'A').length).toBe(0)
  expect(b.game.state.battlefield.filter((id) => b.game.state.objects[id]!.tapped).length).toBe(5)
})
