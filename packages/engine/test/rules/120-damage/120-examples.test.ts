import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { watch } from '../../support/watch.ts'

describe('[CR 120.4] the parts of a damage event', () => {
  it('[CR 120.4d example 1] a shield lowers the counters of wither and the life of lifelink, then Boon Reflection doubles it', () => {
    const b = board({
      a: {
        battlefield: [
          'Boon Reflection',
          'Wildslayer Elves',
          { card: 'Aspect of Lamprey', attachedTo: 'Wildslayer Elves' },
        ],
      },
      b: { battlefield: ['Grizzly Bears', 'Loxodon Anchorite'] },
    })
    b.attack('Wildslayer Elves').block('Grizzly Bears>Wildslayer Elves').turnTo('B')
    b.activate('Loxodon Anchorite', { targets: ['Grizzly Bears'] })
      .resolve()
      .damage()
    expect([b.counters('Grizzly Bears', '-1/-1'), b.life('A')]).toEqual([1, 22])
    expect(b.object('Wildslayer Elves').damage).toBe(2)
  })
})

it('[CR 120.4d example 2] life gained for prevented damage is part of the event, so Worship does not apply', () => {
  const b = board({
    active: 1,
    a: { life: 2, battlefield: ['Worship', 'Cho-Arrim Alchemist', '3 Plains'], hand: ['Forest'] },
    b: { battlefield: ['Air Elemental', 'Serra Angel'] },
  })
  b.attack('Air Elemental', 'Serra Angel').turnTo('A')
  b.pick('chooseSource', 'Air Elemental').activate('Cho-Arrim Alchemist').resolve().block().damage()
  expect(b.life('A')).toBe(2)
})

it('[CR 120.5 example 1] Lightning Bolt does not destroy the creature: a state-based action does, after it', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] }, b: { battlefield: ['Grizzly Bears'] } })
  const seen = watch(b)
  b.cast('Lightning Bolt', { targets: ['Grizzly Bears'] }).resolve()
  const moved = seen.events.filter(({ kind }) => kind === 'zoneChange')
  expect(moved.at(-1)).toMatchObject({ from: 'battlefield', to: 'graveyard', detail: 'stateBased', source: 0 })
})
