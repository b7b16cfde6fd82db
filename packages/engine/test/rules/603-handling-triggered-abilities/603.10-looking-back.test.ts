import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { watch } from '../../support/watch.ts'

describe('looking back', () => {
  it('[CR 603.10a] creatures that die together see each other die', () => {
    const b = board({
      a: { battlefield: ['4 Plains'], hand: ['Wrath of God'] },
      b: { battlefield: ['Goblin Sharpshooter', 'Doomed Traveler', 'Grizzly Bears'] },
    })
    const seen = watch(b)
    b.cast('Wrath of God').resolve()
    expect(seen.events.filter((e) => e.kind === 'triggered').length).toBe(4)
  })

  it('[CR 603.10a] [S5.2] a dies trigger of a creature that lost its abilities does not trigger', () => {
    const b = board({
      a: { battlefield: ['Mountain', 'Humility'], hand: ['Lightning Bolt'] },
      b: { battlefield: ['Doomed Traveler'] },
    })
    b.cast('Lightning Bolt', { targets: ['Doomed Traveler'] }).resolve()
    expect(b.game.state.stack).toEqual([])
  })
})

it('[CR 603.10a] Sengir Vampire grows when a creature it damaged this turn dies later', () => {
  const b = board({
    a: { battlefield: ['Sengir Vampire', 'Mountain'], hand: ['Shock'] },
    b: { battlefield: [{ card: 'Ornithopter', counters: { '+1/+1': 3 } }] },
  })
  b.attack('Sengir Vampire').block('Ornithopter>Sengir Vampire').damage()
  expect(b.counters('Sengir Vampire', '+1/+1')).toBe(0)
  b.cast('Shock', { targets: ['Ornithopter'] }).resolveAll()
  expect(b.counters('Sengir Vampire', '+1/+1')).toBe(1)
})

it('[CR 603.10a] Desecrated Tomb does not see the card that leaves the graveyard together with it', () => {
  const restored = (...battlefield: string[]) => {
    const b = board({
      a: {
        battlefield: ['7 Plains', ...battlefield],
        hand: ['Brilliant Restoration'],
        graveyard: ['Desecrated Tomb', 'Ornithopter'],
      },
    })
    return b.cast('Brilliant Restoration').resolveAll().count('battlefield', 'Bat Token')
  }
  expect(restored()).toBe(0)
  expect(restored('Desecrated Tomb')).toBe(1)
})

it('[CR 603.10a] what is put into a hand from a graveyard looks back: under Yixlid Jailer Golgari Brownscale gives no life', () => {
  const life = (theirs: string[]) => {
    const b = board({
      a: { hand: ['Raise Dead'], graveyard: ['Golgari Brownscale'], mana: '{B}' },
      b: { battlefield: theirs },
    })
    return b.cast('Raise Dead').resolveAll().life('A')
  }
  expect([life([]), life(['Yixlid Jailer'])]).toEqual([22, 20])
})
