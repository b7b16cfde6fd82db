import { describe, expect, it } from 'vitest'
import { colorsOf, isCreature } from '../../src/continuous/characteristics.ts'
import { characteristics } from '../../src/continuous/read.ts'
import { board } from '../support/board.ts'
import { watch } from '../support/watch.ts'

describe('copies of permanents', () => {
  it('[CR 707.2] Clone copies the printed values, not counters, pumps or damage', () => {
    const b = board({
      a: { battlefield: ['4 Island', 'Glorious Anthem'], hand: ['Clone'] },
      b: { battlefield: [{ card: 'Serra Angel', counters: { '+1/+1': 2 }, damage: 1 }] },
    })
    b.yes('copy').cast('Clone').resolve()
    expect(b.names('battlefield', 'A')).toContain('Serra Angel')
    expect(b.pt('Serra Angel#2')).toBe('5/5')
    expect(b.object('Serra Angel#2').counters).toBeNull()
  })

  it('[CR 707.3] Clone copying a Clone of Serra Angel is a Serra Angel', () => {
    const b = board({ a: { battlefield: ['8 Island', 'Serra Angel'], hand: ['2 Clone'] } })
    b.yes('copy').cast('Clone').resolve()
    b.yes('copy').pick('copy', 'Serra Angel#2').cast('Clone').resolve()
    expect(b.count('battlefield', 'Serra Angel')).toBe(3)
    expect(b.has('Serra Angel#3', 'flying')).toBe(true)
  })

  it('[CR 704.5f] Clone that copies nothing is 0/0 and dies', () => {
    const b = board({ a: { battlefield: ['4 Island'], hand: ['Clone'] } })
    b.cast('Clone').resolve()
    expect(b.in('graveyard', 'Clone', 'A')).toBe(true)
  })

  it('Clone may decline to copy', () => {
    const b = board({ a: { battlefield: ['4 Island', 'Serra Angel'], hand: ['Clone'] } })
    b.no('copy').cast('Clone').resolve()
    expect(b.in('graveyard', 'Clone', 'A')).toBe(true)
  })

  it('[CR 303.4f] Copy Enchantment as a copy of Unholy Strength is attached to what its controller chooses', () => {
    const b = board({
      a: {
        battlefield: ['3 Island', 'Swamp', 'Grizzly Bears', 'Hill Giant'],
        hand: ['Unholy Strength', 'Copy Enchantment'],
      },
    })
    b.cast('Unholy Strength', { targets: ['Hill Giant'] }).resolve()
    b.yes('copy').pick('enterAttached', 'Grizzly Bears').cast('Copy Enchantment').resolve()
    expect([b.pt('Grizzly Bears'), b.pt('Hill Giant')]).toEqual(['4/3', '5/4'])
  })

  it('[CR 707.5] a Clone of Elvish Visionary triggers as it enters', () => {
    const b = board({ a: { battlefield: ['4 Island', 'Elvish Visionary'], hand: ['Clone'] } })
    b.yes('copy').cast('Clone').resolve().resolve()
    expect(b.names('hand', 'A')).toEqual(['Wastes'])
  })

  it('[CR 707.5] a Clone of Spike Feeder enters with its two counters', () => {
    const b = board({
      a: { battlefield: ['4 Island', { card: 'Spike Feeder', counters: { '+1/+1': 2 } }], hand: ['Clone'] },
    })
    b.yes('copy').cast('Clone').resolve()
    expect(b.counters('Spike Feeder#2', '+1/+1')).toBe(2)
  })

  it('[CR 707.2] Phantasmal Image copies a creature and is an Illusion besides', () => {
    const b = board({ a: { battlefield: ['2 Island', 'Serra Angel'], hand: ['Phantasmal Image'] } })
    b.yes('copy').cast('Phantasmal Image').resolve()
    expect(b.c('Serra Angel#2').subtypes).toEqual(['Angel', 'Illusion'])
  })

  it('Phantasmal Image is sacrificed when it becomes a target, and the spell finds nothing', () => {
    const b = board({
      a: { battlefield: ['2 Island', 'Serra Angel', 'Forest'], hand: ['Phantasmal Image', 'Giant Growth'] },
    })
    b.yes('copy').cast('Phantasmal Image').resolve()
    b.cast('Giant Growth', { targets: ['Serra Angel#2'] })
    expect(b.game.state.stack.length).toBe(2)
    b.resolveAll()
    expect(b.in('graveyard', 'Phantasmal Image', 'A')).toBe(true)
  })

  it('[CR 707.9a] Clone copying Phantasmal Image copies the exception too', () => {
    const b = board({
      a: { battlefield: ['6 Island', 'Serra Angel', 'Forest'], hand: ['Phantasmal Image', 'Clone', 'Giant Growth'] },
    })
    b.yes('copy').cast('Phantasmal Image').resolve()
    b.yes('copy').pick('copy', 'Serra Angel#2').cast('Clone').resolve()
    expect(b.c('Serra Angel#3').subtypes).toEqual(['Angel', 'Illusion'])
    b.cast('Giant Growth', { targets: ['Serra Angel#3'] }).resolveAll()
    expect(b.in('graveyard', 'Clone', 'A')).toBe(true)
  })

  it('[CR 306.5b] Clever Impersonator copying a planeswalker enters with its loyalty', () => {
    const b = board({
      a: { battlefield: ['4 Island'], hand: ['Clever Impersonator'] },
      b: { battlefield: ['Jace Beleren'] },
    })
    b.yes('copy').pick('copy', 'Jace Beleren').cast('Clever Impersonator').resolve()
    expect(b.counters('Jace Beleren#2', 'loyalty')).toBe(3)
    expect(isCreature(b.c('Jace Beleren#2'))).toBe(false)
  })

  it('[CR 707.2] Clever Impersonator may copy an enchantment, but no land', () => {
    const b = board({
      a: { battlefield: ['4 Island', 'Glorious Anthem', 'Grizzly Bears'], hand: ['Clever Impersonator'] },
    })
    b.yes('copy').pick('copy', 'Glorious Anthem').cast('Clever Impersonator').resolve()
    expect(b.pt('Grizzly Bears')).toBe('4/4')
    const asked = b.asked.at(-1)
    expect(asked?.shape === 'objects' && asked.candidates).toEqual([b.id('Glorious Anthem'), b.id('Grizzly Bears')])
  })

  it('[CR 707.2] Clone of an animated Mishra’s Factory is the land as printed', () => {
    const b = board({ a: { battlefield: ['4 Island', "Mishra's Factory", 'Wastes'], hand: ['Clone'] } })
    b.activate("Mishra's Factory").resolve()
    b.yes('copy').cast('Clone').resolve()
    expect(isCreature(b.c("Mishra's Factory#2"))).toBe(false)
    expect(b.in('battlefield', "Mishra's Factory", 'A')).toBe(true)
  })

  it('[CR 400.7] a Clone that leaves the battlefield is a Clone again', () => {
    const b = board({ a: { battlefield: ['6 Island', 'Serra Angel'], hand: ['Clone', 'Unsummon'] } })
    b.yes('copy').cast('Clone').resolve()
    b.cast('Unsummon', { targets: ['Serra Angel#2'] }).resolve()
    expect(b.names('hand', 'A')).toEqual(['Clone'])
  })

  it('[CR 707.2] Rite of Replication makes a token that is a copy', () => {
    const b = board({ a: { battlefield: ['4 Island', 'Serra Angel'], hand: ['Rite of Replication'] } })
    b.cast('Rite of Replication', { targets: ['Serra Angel'] }).resolve()
    expect(b.pt('Serra Angel#2')).toBe('4/4')
    expect(b.object('Serra Angel#2').kind).toBe('token')
  })

  it('[CR 702.33] kicked, it makes five', () => {
    const b = board({ a: { battlefield: ['9 Island', 'Grizzly Bears'], hand: ['Rite of Replication'] } })
    b.yes('kicker')
      .cast('Rite of Replication', { targets: ['Grizzly Bears'] })
      .resolve()
    expect(b.count('battlefield', 'Grizzly Bears')).toBe(6)
  })

  it('[CR 707.2] a copy of a copy token still triggers as it enters', () => {
    const b = board({ a: { battlefield: ['4 Island', 'Grave Titan'], hand: ['Rite of Replication'] } })
    b.cast('Rite of Replication', { targets: ['Grave Titan'] })
      .resolve()
      .resolve()
    expect(b.count('battlefield', 'Zombie Token')).toBe(2)
  })

  it('[CR 712.8a] Clone of a transformed Delver is an Insectile Aberration', () => {
    const b = board({ a: { battlefield: ['4 Island', { card: 'Delver of Secrets', face: 1 }], hand: ['Clone'] } })
    b.yes('copy').cast('Clone').resolve()
    expect(b.count('battlefield', 'Insectile Aberration')).toBe(2)
    expect(b.pt('Insectile Aberration#2')).toBe('3/2')
  })

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

describe('copies with values of their own', () => {
  it('[CR 707.2] Clone of Tarmogoyf counts as Tarmogoyf does', () => {
    const b = board({
      a: { battlefield: ['4 Island', 'Tarmogoyf'], hand: ['Clone'], graveyard: ['Forest', 'Lightning Bolt'] },
    })
    b.yes('copy').cast('Clone').resolve()
    expect(b.pt('Tarmogoyf#2')).toBe('2/3')
  })

  it('[CR 616.1c] becoming a copy comes first: Clone of Spike Feeder with Hardened Scales has three counters', () => {
    const b = board({
      a: {
        battlefield: ['4 Island', 'Hardened Scales', { card: 'Spike Feeder', counters: { '+1/+1': 2 } }],
        hand: ['Clone'],
      },
    })
    b.yes('copy').cast('Clone').resolve()
    expect(b.counters('Spike Feeder#2', '+1/+1')).toBe(3)
    expect(b.asked.filter((d) => d.purpose === 'replacement')).toEqual([])
  })

  it('[CR 707.2] a copy of a creature under foreign control is yours', () => {
    const b = board({
      a: { battlefield: ['4 Island'], hand: ['Rite of Replication'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.cast('Rite of Replication').resolve()
    expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
  })

  it('[CR 704.5j] a token copy of a legend meets the legend rule', () => {
    const b = board({ a: { battlefield: ['4 Island', 'Isamaru, Hound of Konda'], hand: ['Rite of Replication'] } })
    b.cast('Rite of Replication').resolve()
    expect(b.count('battlefield', 'Isamaru, Hound of Konda')).toBe(1)
  })

  it('[CR 111.8] a token that was flickered ceases to exist', () => {
    const b = board({ a: { battlefield: ['3 Plains'], hand: ['Raise the Alarm', 'Cloudshift'] } })
    b.cast('Raise the Alarm').resolve()
    b.cast('Cloudshift').resolve()
    expect(b.count('battlefield', 'Soldier Token')).toBe(1)
  })
})

describe('copies of spells', () => {
  it('[CR 707.10] Twincast copies a spell with its targets', () => {
    const b = board({ a: { battlefield: ['Mountain', '2 Island'], hand: ['Lightning Bolt', 'Twincast'] } })
    b.cast('Lightning Bolt', { targets: ['B'] })
    b.no('newTargets').cast('Twincast').resolve()
    b.resolveAll()
    expect(b.life('B')).toBe(14)
  })

  it('[CR 707.10c] Twincast may choose new targets', () => {
    const b = board({
      a: { battlefield: ['2 Island'], hand: ['Twincast'] },
      b: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      active: 1,
    })
    b.cast('Lightning Bolt', { targets: ['A'] })
    b.turnTo('A').yes('newTargets').aim(['B']).cast('Twincast').resolve()
    b.resolveAll()
    expect([b.life('A'), b.life('B')]).toEqual([17, 17])
  })

  it('[CR 707.10] the copy is not cast: nothing triggers on casting', () => {
    const b = board({
      a: { battlefield: ['Mountain', '2 Island', 'Monastery Swiftspear'], hand: ['Lightning Bolt', 'Twincast'] },
    })
    b.cast('Lightning Bolt', { targets: ['B'] })
    const seen = watch(b)
    b.no('newTargets').cast('Twincast').resolveAll()
    expect(seen.count('cast')).toBe(1)
  })

  it('[CR 707.10] the one who copies a spell controls the copy', () => {
    const b = board({
      a: { battlefield: ['2 Island'], hand: ['Twincast'] },
      b: { battlefield: ['Island'], hand: ['Ancestral Recall'] },
      active: 1,
    })
    b.cast('Ancestral Recall', { targets: ['B'] })
    b.turnTo('A').yes('newTargets').aim(['A']).cast('Twincast').resolve()
    expect(b.object('Ancestral Recall').owner).toBe(1)
    b.resolve()
    expect(b.names('hand', 'A').length).toBe(3)
  })

  it('Fork makes a red copy', () => {
    const b = board({
      a: { battlefield: ['2 Mountain'], hand: ['Fork'] },
      b: { battlefield: ['Island'], hand: ['Ancestral Recall'] },
      active: 1,
    })
    b.cast('Ancestral Recall', { targets: ['B'] })
    b.turnTo('A').no('newTargets').cast('Fork').resolve()
    const copy = b.game.state.stack.at(-1)!
    expect(b.game.state.objects[copy]!.kind).toBe('copy')
    expect(colorsOf(b.c('Ancestral Recall#2'))).toEqual(['R'])
  })

  it('[CR 707.2] the copy has the X that was chosen for the original', () => {
    const b = board({
      a: {
        battlefield: ['2 Island'],
        mana: '{B}{B}{B}',
        hand: ['Skeletal Scrying', 'Twincast'],
        graveyard: ['2 Forest'],
      },
    })
    b.reply('x', 2).cast('Skeletal Scrying')
    b.cast('Twincast').resolve()
    b.resolveAll()
    expect(b.names('hand', 'A').length).toBe(4)
    expect(b.life('A')).toBe(16)
  })

  it('[CR 702.40a] storm: Grapeshot copies itself for each spell cast before it this turn', () => {
    const b = board({
      a: { battlefield: ['2 Forest', '2 Mountain'], hand: ['Llanowar Elves', 'Xantid Swarm', 'Grapeshot'] },
    })
    b.cast('Llanowar Elves').resolve()
    b.cast('Xantid Swarm').resolve()
    b.no('newTargets')
      .no('newTargets')
      .cast('Grapeshot', { targets: ['B'] })
      .resolve()
    expect(b.game.state.stack.length).toBe(3)
    b.resolveAll()
    expect(b.life('B')).toBe(17)
  })

  it('[CR 702.40a] storm copies may get new targets', () => {
    const b = board({
      a: { battlefield: ['Forest', '2 Mountain'], hand: ['Llanowar Elves', 'Grapeshot'] },
      b: { battlefield: ['Savannah Lions'] },
    })
    b.cast('Llanowar Elves').resolve()
    b.yes('newTargets').aim(['B', 'Savannah Lions']).cast('Grapeshot').resolve()
    b.resolveAll()
    expect(b.life('B')).toBe(19)
    expect(b.in('graveyard', 'Savannah Lions', 'B')).toBe(true)
  })

  it('[CR 702.40a] storm counts the spells of both players', () => {
    const b = board({
      a: { battlefield: ['4 Mountain'], hand: ['Grapeshot', 'Lightning Bolt'] },
      b: { battlefield: ['Mountain'], hand: ['Shock'] },
    })
    b.cast('Lightning Bolt', { targets: ['B'] })
    b.turnTo('B')
      .cast('Shock', { targets: ['A'] })
      .resolveAll()
    b.no('newTargets')
      .no('newTargets')
      .cast('Grapeshot', { targets: ['B'] })
      .resolveAll()
    expect(b.life('B')).toBe(14)
  })

  it('[CR 702.40a] storm works although the spell itself was countered', () => {
    const b = board({
      a: { battlefield: ['Forest', '2 Mountain'], hand: ['Llanowar Elves', 'Grapeshot'] },
      b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
    })
    b.cast('Llanowar Elves').resolve()
    b.no('newTargets').cast('Grapeshot', { targets: ['B'] })
    b.turnTo('B').cast('Counterspell').resolveAll()
    expect(b.life('B')).toBe(19)
  })

  it('Stifle counters a storm trigger', () => {
    const b = board({
      a: { battlefield: ['Forest', '2 Mountain'], hand: ['Llanowar Elves', 'Grapeshot'] },
      b: { battlefield: ['Island'], hand: ['Stifle'] },
    })
    b.cast('Llanowar Elves').resolve()
    b.cast('Grapeshot', { targets: ['B'] })
    b.turnTo('B').cast('Stifle').resolveAll()
    expect(b.life('B')).toBe(19)
  })

  it('[CR 707.2] the copy of a kicked spell is kicked', () => {
    const b = board({
      a: { battlefield: ['11 Island', 'Grizzly Bears'], hand: ['Rite of Replication', 'Twincast'] },
    })
    b.yes('kicker').cast('Rite of Replication')
    b.no('newTargets').cast('Twincast').resolveAll()
    expect(b.count('battlefield', 'Grizzly Bears')).toBe(11)
  })

  it('[CR 707.10] the copy has the modes of the original', () => {
    const b = board({ a: { battlefield: ['Plains', '2 Island'], hand: ['Healing Salve', 'Twincast'] } })
    b.reply('mode', [0]).cast('Healing Salve', { targets: ['A'] })
    b.no('newTargets').cast('Twincast').resolveAll()
    expect(b.life('A')).toBe(26)
  })

  it('[CR 115.7f] new targets for a copy of Fire: as many as before, each with its old share', () => {
    const b = board({
      a: { battlefield: ['2 Mountain', '4 Island'], hand: ['Fire // Ice', 'Twincast'] },
      b: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
    })
    b.reply('divide', [1, 1]).cast('Fire', { targets: ['B,Hill Giant'] })
    b.yes('newTargets').reply('target', (d) => {
      if (d.shape !== 'objects') throw new Error(d.shape)
      expect([d.min, d.max]).toEqual([2, 2])
      return [b.id('Grizzly Bears'), -1]
    })
    b.cast('Twincast').resolve()
    b.resolve()
    expect(b.object('Grizzly Bears').damage).toBe(1)
    expect(b.life('A')).toBe(19)
  })

  it('[CR 115.7d] a target may be left unchanged even if it is illegal by now', () => {
    const b = board({
      a: { battlefield: ['2 Mountain', '4 Island'], hand: ['Fire // Ice', 'Twincast'] },
      b: { battlefield: ['Hill Giant', 'Island'], hand: ['Unsummon'] },
    })
    b.reply('divide', [1, 1]).cast('Fire', { targets: ['B,Hill Giant'] })
    const giant = b.id('Hill Giant')
    b.turnTo('B').cast('Unsummon').resolve()
    b.yes('newTargets').reply('target', [-1, giant])
    b.cast('Twincast').resolve()
    b.resolve()
    expect([b.life('A'), b.life('B')]).toEqual([19, 20])
  })

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
