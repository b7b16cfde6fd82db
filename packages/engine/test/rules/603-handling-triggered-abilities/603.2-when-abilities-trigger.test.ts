import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { watch } from '../../support/watch.ts'

describe('copies of spells', () => {
  it('[CR 603.2e] a permanent becomes the target of a copy: Phantasmal Image is sacrificed', () => {
    const b = board({
      a: { battlefield: ['Forest', '2 Mountain'], hand: ['Llanowar Elves', 'Grapeshot'] },
      b: { battlefield: ['Serra Angel', '2 Island'], hand: ['Phantasmal Image'] },
      active: 1,
    })
    b.yes('copy').cast('Phantasmal Image').resolve()
    b.to('main1', 4)
    b.cast('Llanowar Elves').resolve()
    b.yes('newTargets').aim(['B', 'Serra Angel#2']).cast('Grapeshot').resolve()
    b.resolveAll()
    expect(b.in('graveyard', 'Phantasmal Image', 'B')).toBe(true)
  })
})

it('[CR 603.2c] cards discarded together trigger once, and are counted', () => {
  const b = board({
    a: {
      hand: ['Careful Study', 'Forest', 'Forest'],
      battlefield: ['Marauding Mako', 'Island'],
      library: ['Swamp', 'Swamp'],
    },
  })
  b.cast('Careful Study').resolve()
  expect(b.game.state.stack).toHaveLength(1)
  b.resolve()
  expect(b.counters('Marauding Mako', '+1/+1')).toBe(2)
})

describe('putting triggered abilities on the stack', () => {
  it('[CR 603.2c] an ability triggers once for each creature of a group that enters', () => {
    const b = board({ a: { battlefield: ['Soul Warden', '2 Plains'], hand: ['Raise the Alarm'] } })
    b.cast('Raise the Alarm').resolveAll()
    expect(b.life('A')).toBe(22)
  })

  it('[CR 603.2] Enchantress’s Presence draws before the enchantment resolves, even if that is countered', () => {
    const b = board({
      a: { battlefield: ["Enchantress's Presence", 'Forest'], hand: ['Exploration'] },
      b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
    })
    b.cast('Exploration')
    b.turnTo('B')
      .cast('Counterspell', { targets: ['Exploration'] })
      .resolveAll()
    expect(b.in('graveyard', 'Exploration', 'A')).toBe(true)
    expect(b.names('hand', 'A')).toEqual(['Wastes'])
  })

  it('[CR 603.2g] a prevented event triggers nothing', () => {
    const b = board({
      a: { battlefield: ['Hypnotic Specter'] },
      b: { battlefield: ['Solitary Confinement'], hand: ['Forest'] },
    })
    b.attack('Hypnotic Specter').damage()
    expect(b.in('hand', 'Forest', 'B')).toBe(true)
  })

  it('[CR 603.2e] "whenever … becomes tapped" and the like do not trigger for what enters that way', () => {
    const b = board({ a: { hand: ['Akoum Warrior'] } })
    const seen = watch(b)
    b.act({ kind: 'playLand', object: b.id('Akoum Warrior'), face: 1 })
    expect(seen.count('tapped')).toBe(0)
  })
})

it('[CR 603.2c] "one or more" triggers once for a batch: Thopter Spy Network draws one', () => {
  const b = board({ a: { battlefield: ['Thopter Spy Network', 'Memnite', 'Alpha Myr'] } })
  b.attack('Memnite', 'Alpha Myr').damage()
  expect(b.names('hand', 'A').length).toBe(1)
})

it('[CR 603.2] Mystic Remora: the opponent pays {4} or its controller may draw', () => {
  const b = board({
    a: { battlefield: ['Mystic Remora'] },
    b: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
    active: 1,
  })
  b.yes()
    .cast('Lightning Bolt', { targets: ['A'] })
    .resolve()
  expect(b.names('hand', 'A').length).toBe(1)
})
