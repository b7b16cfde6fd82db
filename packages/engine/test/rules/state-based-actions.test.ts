import { describe, expect, it } from 'vitest'
import { updatePlayer } from '../../src/state/update.ts'
import { board } from '../support/board.ts'
import { watch } from '../support/watch.ts'

describe('players', () => {
  it('[S12.2] [CR 704.5a] [S12.2] a player with 0 life loses', () => {
    const b = board({ a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] }, b: { life: 3 } })
    b.cast('Lightning Bolt', { targets: ['B'] }).resolve()
    expect(b.winner).toBe('A')
    expect(b.game.state.players[1].lost).toBe('life')
  })

  it('[CR 104.4a] [CR 704.5a] both at 0 at the same time: a draw', () => {
    const b = board({ a: { battlefield: ['2 Mountain'], hand: ['Flame Rift'], life: 4 }, b: { life: 4 } })
    b.cast('Flame Rift').resolve()
    expect(b.winner).toBe('draw')
  })

  it('[CR 704.3] life that is back above 0 before the check does not lose: Lightning Helix on oneself', () => {
    const b = board({ a: { battlefield: ['Mountain', 'Plains'], hand: ['Lightning Helix'], life: 3 } })
    b.cast('Lightning Helix', { targets: ['A'] }).resolve()
    expect(b.life('A')).toBe(3)
    expect(b.winner).toBeNull()
  })

  it('[S12.2] [CR 704.5b] [S2.2] a player who drew from an empty library loses at the next check', () => {
    const b = board({ a: { battlefield: ['Island'], hand: ['Ancestral Recall'], library: ['2 Forest'] } })
    b.cast('Ancestral Recall', { targets: ['A'] }).resolve()
    expect(b.winner).toBe('B')
    expect(b.game.state.players[0].lost).toBe('library')
    expect(b.names('hand', 'A').length).toBe(2)
  })

  it('[S12.2] [CR 704.5b] an empty library alone loses nothing', () => {
    const b = board({ a: { battlefield: ['Island'], hand: ['Ancestral Recall'], library: ['3 Forest'] } })
    b.cast('Ancestral Recall', { targets: ['A'] }).resolve()
    expect(b.winner).toBeNull()
  })

  it('[CR 104.4a] [CR 704.5b] Wheel of Fortune with both libraries too small: a draw', () => {
    const b = board({
      a: { battlefield: ['3 Mountain'], hand: ['Wheel of Fortune'], library: ['6 Forest'] },
      b: { library: ['6 Forest'] },
    })
    b.cast('Wheel of Fortune').resolve()
    expect(b.winner).toBe('draw')
  })

  it('[S12.2] [CR 704.5c] [S12.2] a player with ten poison counters loses', () => {
    const b = board({ a: {} })
    updatePlayer(b.game, 1, { counters: { poison: 10 } })
    b.pass().pass()
    expect(b.winner).toBe('A')
    expect(b.game.state.players[1].lost).toBe('poison')
  })
})

describe('tokens and copies', () => {
  it('[S12.2] [CR 704.5d] [S12.2] a token that was returned to a hand ceases to exist', () => {
    const b = board({ a: { battlefield: ['2 Plains', 'Island'], hand: ['Raise the Alarm', 'Unsummon'] } })
    b.cast('Raise the Alarm').resolve()
    b.cast('Unsummon', { targets: ['Soldier Token'] }).resolve()
    expect(b.names('hand', 'A')).toEqual([])
    expect(b.count('battlefield', 'Soldier Token')).toBe(1)
  })

  it('[S12.2] [CR 704.5d] a token that dies is in the graveyard for a moment, so that things see it die', () => {
    const b = board({
      a: { battlefield: ['2 Plains', 'Mountain'], hand: ['Raise the Alarm', 'Shock'] },
      b: { battlefield: [{ card: 'Goblin Sharpshooter', tapped: true }] },
    })
    b.cast('Raise the Alarm').resolve()
    b.cast('Shock', { targets: ['Soldier Token'] }).resolveAll()
    expect(b.object('Goblin Sharpshooter').tapped).toBe(false)
    expect(b.names('graveyard', 'A')).toEqual(['Raise the Alarm', 'Shock'])
  })

  it('[S12.2] [CR 704.5e] [S12.2] a copy of a spell that left the stack ceases to exist', () => {
    const b = board({ a: { battlefield: ['Mountain', '2 Island'], hand: ['Lightning Bolt', 'Twincast'] } })
    b.cast('Lightning Bolt', { targets: ['B'] })
    b.no('newTargets').cast('Twincast').resolveAll()
    expect(b.names('graveyard', 'A')).toEqual(['Twincast', 'Lightning Bolt'])
  })
})

describe('creatures', () => {
  it('[S12.2] [CR 704.5f] [S12.2] toughness 0: into the graveyard, and not destroyed', () => {
    const b = board({ a: { battlefield: ['3 Swamp'], hand: ['Dismember'] }, b: { battlefield: ['Hill Giant'] } })
    const seen = watch(b)
    b.cast('Dismember', { targets: ['Hill Giant'] }).resolve()
    expect(b.in('graveyard', 'Hill Giant')).toBe(true)
    expect(seen.count('destroyed')).toBe(0)
  })

  it('[S12.2] [CR 704.5g] [S12.2] lethal damage destroys', () => {
    const b = board({ a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] }, b: { battlefield: ['Hill Giant'] } })
    const seen = watch(b)
    b.cast('Lightning Bolt', { targets: ['Hill Giant'] }).resolve()
    expect(seen.count('destroyed')).toBe(1)
  })

  it('[S12.2] [CR 704.5g] damage adds up over the turn', () => {
    const b = board({ a: { battlefield: ['2 Mountain'], hand: ['2 Shock'] }, b: { battlefield: ['Hill Giant'] } })
    b.cast('Shock', { targets: ['Hill Giant'] }).resolve()
    expect(b.in('battlefield', 'Hill Giant')).toBe(true)
    b.cast('Shock', { targets: ['Hill Giant'] }).resolve()
    expect(b.in('graveyard', 'Hill Giant')).toBe(true)
  })

  it('[S12.2] [CR 704.5g] a creature that was 5/5 dies when the pump that saved it ends… but damage wears off with it', () => {
    const b = board({
      a: { battlefield: ['Grizzly Bears', 'Forest', 'Mountain'], hand: ['Giant Growth', 'Lightning Bolt'] },
    })
    b.cast('Giant Growth', { targets: ['Grizzly Bears'] }).resolve()
    b.cast('Lightning Bolt', { targets: ['Grizzly Bears'] }).resolve()
    b.to('upkeep', 4)
    expect(b.in('battlefield', 'Grizzly Bears')).toBe(true)
  })

  it('[S12.2] [CR 704.5g] a creature with damage dies when the Anthem that kept it alive leaves', () => {
    const b = board({
      a: { battlefield: ['Glorious Anthem', { card: 'Grizzly Bears', damage: 2 }, '2 Plains'], hand: ['Disenchant'] },
    })
    b.cast('Disenchant', { targets: ['Glorious Anthem'] }).resolve()
    expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
  })

  it('[S12.2] [CR 704.5h] [S12.2] a creature dealt damage by a source with deathtouch is destroyed', () => {
    const b = board({ a: { battlefield: ['Typhoid Rats'] }, b: { battlefield: ['Craw Wurm'] } })
    b.attack('Typhoid Rats').block('Craw Wurm>Typhoid Rats').damage()
    expect(b.in('graveyard', 'Craw Wurm', 'B')).toBe(true)
  })

  it('[CR 704.3] [S3.3] all are performed as one event: two creatures die together', () => {
    const b = board({
      a: { battlefield: ['2 Mountain'], hand: ['Pyroclasm'] },
      b: { battlefield: ['Grizzly Bears', 'Goblin Piker'] },
    })
    const seen = watch(b)
    b.cast('Pyroclasm').resolve()
    const deaths = seen.events.filter((e) => e.kind === 'zoneChange' && e.from === 'battlefield')
    expect(deaths.length).toBe(2)
    expect(b.names('graveyard', 'B')).toEqual(['Grizzly Bears', 'Goblin Piker'])
  })

  it('[CR 704.3] a check that changes something is followed by another: the Goblin the King kept alive dies too', () => {
    const b = board({
      a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      b: { battlefield: ['Goblin King', { card: 'Raging Goblin', damage: 1 }] },
    })
    b.cast('Lightning Bolt', { targets: ['Goblin King'] }).resolve()
    expect(b.names('battlefield', 'B')).toEqual([])
  })

  it('[CR 704.4] state-based actions are not checked in the middle of a resolution', () => {
    const b = board({
      a: { battlefield: ['Soulfire Grand Master', '2 Mountain'], hand: ['Pyroclasm'], life: 1 },
      b: { battlefield: ['3 Grizzly Bears'] },
    })
    b.cast('Pyroclasm').resolve()
    expect(b.life('A')).toBe(9)
  })
})

describe('planeswalkers and legends', () => {
  it('[S12.2] [CR 704.5i] [S12.2] a planeswalker without loyalty goes to the graveyard', () => {
    const b = board({
      a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      b: { battlefield: ['Jace Beleren'] },
    })
    b.cast('Lightning Bolt', { targets: ['Jace Beleren'] }).resolve()
    expect(b.in('graveyard', 'Jace Beleren', 'B')).toBe(true)
  })

  it('[S12.2] [CR 704.5j] [S12.2] the legend rule: its controller chooses which one to keep', () => {
    const b = board({
      a: {
        battlefield: [{ card: 'Isamaru, Hound of Konda', counters: { '+1/+1': 1 } }, 'Plains'],
        hand: ['Isamaru, Hound of Konda'],
      },
    })
    b.pick('legendRule', 'Isamaru, Hound of Konda').cast('Isamaru, Hound of Konda').resolve()
    expect(b.count('battlefield', 'Isamaru, Hound of Konda')).toBe(1)
    expect(b.pt('Isamaru, Hound of Konda')).toBe('3/3')
  })

  it('[S12.2] [CR 704.5j] or the new one', () => {
    const b = board({
      a: {
        battlefield: [{ card: 'Isamaru, Hound of Konda', counters: { '+1/+1': 1 } }, 'Plains'],
        hand: ['Isamaru, Hound of Konda'],
      },
    })
    b.pick('legendRule', 'Isamaru, Hound of Konda#2').cast('Isamaru, Hound of Konda').resolve()
    expect(b.pt('Isamaru, Hound of Konda')).toBe('2/2')
  })

  it('[S12.2] [CR 704.5j] two players may each have one', () => {
    const b = board({
      a: { battlefield: ['Isamaru, Hound of Konda'] },
      b: { battlefield: ['Isamaru, Hound of Konda'] },
    })
    expect(b.count('battlefield', 'Isamaru, Hound of Konda')).toBe(2)
  })

  it('[S12.2] [CR 704.5j] taking control of the other one brings the legend rule', () => {
    const b = board({
      a: { battlefield: ['Isamaru, Hound of Konda', '4 Island'], hand: ['Control Magic'] },
      b: { battlefield: ['Isamaru, Hound of Konda'] },
    })
    b.pick('target', 'Isamaru, Hound of Konda#2').pick('legendRule', 'Isamaru, Hound of Konda')
    b.cast('Control Magic').resolve()
    expect(b.names('graveyard', 'B')).toEqual(['Isamaru, Hound of Konda'])
    expect(b.names('graveyard', 'A')).toEqual(['Control Magic'])
  })

  it('[S12.2] [CR 704.5j] [S11.3] things trigger on the legend that dies: Goblin Sharpshooter untaps', () => {
    const b = board({
      a: {
        battlefield: ['Isamaru, Hound of Konda', 'Plains', { card: 'Goblin Sharpshooter', tapped: true }],
        hand: ['Isamaru, Hound of Konda'],
      },
    })
    b.cast('Isamaru, Hound of Konda').resolve()
    expect(b.game.state.stack.length).toBe(1)
    b.resolve()
    expect(b.object('Goblin Sharpshooter').tapped).toBe(false)
  })

  it('[S12.2] [CR 704.5j] a Clone of a legend dies or its original does, after Soul Warden saw it enter', () => {
    const b = board({
      a: { battlefield: ['Isamaru, Hound of Konda', 'Soul Warden', '4 Island'], hand: ['Clone'] },
    })
    b.yes('copy').pick('copy', 'Isamaru, Hound of Konda').cast('Clone').resolve()
    b.resolveAll()
    expect(b.life('A')).toBe(21)
    expect(b.count('battlefield', 'Isamaru, Hound of Konda')).toBe(1)
  })

  it('[S12.2] [CR 704.5j] [CR 205.4e] legendary lands too', () => {
    const b = board({ a: { battlefield: ["Serra's Sanctum"], hand: ["Serra's Sanctum"] } })
    b.play("Serra's Sanctum")
    expect(b.count('battlefield', "Serra's Sanctum")).toBe(1)
  })

  it('[S12.2] [CR 704.5j] [CR 704.5i] two Jaces of one player: one is put into the graveyard', () => {
    const b = board({ a: { battlefield: ['Jace Beleren', '3 Island'], hand: ['Jace Beleren'] } })
    b.cast('Jace Beleren').resolve()
    expect(b.names('graveyard', 'A')).toEqual(['Jace Beleren'])
  })
})

describe('attachments', () => {
  it('[S12.2] [CR 704.5m] [S12.2] an Aura whose creature is gone goes to the graveyard', () => {
    const b = board({
      a: {
        battlefield: ['Mountain', { card: 'Holy Strength', attachedTo: 'Elite Vanguard' }],
        hand: ['Lightning Bolt'],
      },
      b: { battlefield: ['Elite Vanguard'] },
    })
    b.cast('Lightning Bolt', { targets: ['Elite Vanguard'] }).resolve()
    expect(b.in('graveyard', 'Holy Strength', 'A')).toBe(true)
  })

  it('[S12.2] [CR 704.5m] an Aura that may no longer enchant its permanent goes to the graveyard', () => {
    const b = board({
      a: { battlefield: ["Mishra's Factory", '4 Plains'], hand: ['Holy Strength'] },
    })
    b.activate("Mishra's Factory").resolve()
    b.cast('Holy Strength', { targets: ["Mishra's Factory"] }).resolve()
    expect(b.pt("Mishra's Factory")).toBe('3/4')
    b.to('upkeep', 4)
    expect(b.in('graveyard', 'Holy Strength', 'A')).toBe(true)
  })

  it('[S12.2] [CR 704.5n] [S12.2] Equipment stays on the battlefield when its creature leaves', () => {
    const b = board({
      a: {
        battlefield: ['Grizzly Bears', { card: 'Bonesplitter', attachedTo: 'Grizzly Bears' }, 'Mountain'],
        hand: ['Shock'],
      },
    })
    expect(b.pt('Grizzly Bears')).toBe('4/2')
    b.cast('Shock', { targets: ['Grizzly Bears'] }).resolve()
    expect(b.object('Bonesplitter')).toMatchObject({ zone: 'battlefield', attachedTo: 0 })
  })

  it('[S12.2] [CR 704.5n] Equipment on a permanent that stopped being a creature becomes unattached', () => {
    const b = board({ a: { battlefield: ["Mishra's Factory", '2 Plains', 'Bonesplitter'] } })
    b.activate("Mishra's Factory").resolve()
    b.activate('Bonesplitter', { targets: ["Mishra's Factory"] }).resolve()
    expect(b.pt("Mishra's Factory")).toBe('4/2')
    b.to('upkeep', 4)
    expect(b.object('Bonesplitter').attachedTo).toBe(0)
  })

  it('[S12.2] [CR 704.5p] [S12.2] Equipment stays with its creature when that changes controller', () => {
    const b = board({
      a: { battlefield: ['3 Mountain'], hand: ['Act of Treason'] },
      b: { battlefield: ['Grizzly Bears', { card: 'Bonesplitter', attachedTo: 'Grizzly Bears' }] },
    })
    b.cast('Act of Treason', { targets: ['Grizzly Bears'] }).resolve()
    expect(b.pt('Grizzly Bears')).toBe('4/2')
    expect(b.in('battlefield', 'Bonesplitter', 'B')).toBe(true)
  })

  it('[S12.2] [CR 704.5m] Control Magic on an animated enchantment falls off when Opalescence leaves', () => {
    const b = board({
      a: {
        battlefield: [{ card: 'Control Magic', attachedTo: 'Glorious Anthem' }, 'Grizzly Bears', '2 Plains'],
        hand: ['Disenchant'],
      },
      b: { battlefield: ['Opalescence', 'Glorious Anthem'] },
    })
    expect(b.pt('Grizzly Bears')).toBe('3/3')
    b.cast('Disenchant', { targets: ['Opalescence'] }).resolve()
    expect(b.in('graveyard', 'Control Magic', 'A')).toBe(true)
    expect(b.in('battlefield', 'Glorious Anthem', 'B')).toBe(true)
    expect(b.pt('Grizzly Bears')).toBe('2/2')
  })

  it('[CR 702.16c] an Aura of a colour the creature got protection from falls off', () => {
    const b = board({
      a: { battlefield: ['Black Knight', '4 Island'], hand: ['Clone'] },
      b: { battlefield: [{ card: 'Holy Strength', attachedTo: 'Black Knight' }] },
    })
    expect(b.in('graveyard', 'Holy Strength', 'B')).toBe(true)
  })
})

describe('counters', () => {
  it('[S12.2] [CR 704.5q] [S12.2] +1/+1 and −1/−1 counters are removed in pairs', () => {
    const b = board({ a: { battlefield: [{ card: 'Hill Giant', counters: { '+1/+1': 3, '-1/-1': 2 } }] } })
    expect(b.object('Hill Giant').counters).toEqual({ '+1/+1': 1 })
  })

  it('[S12.2] [CR 704.5q] Kitchen Finks that gets a +1/+1 counter loses its −1/−1 counter, and persists again', () => {
    const b = board({
      a: {
        battlefield: [{ card: 'Kitchen Finks', counters: { '-1/-1': 1 } }, 'Forest', 'Mountain'],
        hand: ['Battlegrowth', 'Lightning Bolt'],
      },
    })
    b.cast('Battlegrowth', { targets: ['Kitchen Finks'] }).resolve()
    expect(b.object('Kitchen Finks').counters).toBeNull()
    b.cast('Lightning Bolt', { targets: ['Kitchen Finks'] }).resolveAll()
    expect(b.in('battlefield', 'Kitchen Finks', 'A')).toBe(true)
  })

  it('[CR 704.3] a creature that dies as its counters are removed had them: persist does not return it', () => {
    const b = board({
      a: { battlefield: [{ card: 'Kitchen Finks', counters: { '-1/-1': 1, '+1/+1': 1 }, damage: 2 }] },
    })
    b.resolveAll()
    expect(b.in('graveyard', 'Kitchen Finks', 'A')).toBe(true)
  })

  it('[S11.1] counters of one kind add up', () => {
    const b = board({ a: { battlefield: ['Grizzly Bears', '2 Forest'], hand: ['2 Battlegrowth'] } })
    b.cast('Battlegrowth', { targets: ['Grizzly Bears'] }).resolve()
    b.cast('Battlegrowth', { targets: ['Grizzly Bears'] }).resolve()
    expect(b.counters('Grizzly Bears', '+1/+1')).toBe(2)
  })

  it('[S11.1] the count of a counter never added is zero', () => {
    expect(board({ a: { battlefield: ['Grizzly Bears'] } }).counters('Grizzly Bears', 'charge')).toBe(0)
  })

  it('[S11.1] removing a counter can be a cost', () => {
    const b = board({ a: { battlefield: [{ card: 'Spike Feeder', counters: { '+1/+1': 2 } }] } })
    b.activate('Spike Feeder', { nth: 1 })
    expect(b.counters('Spike Feeder', '+1/+1')).toBe(1)
    b.resolve()
    expect(b.life('A')).toBe(22)
  })

  it('[S12.2] [CR 704.5f] paying with the last counter Spike Feeder dies before its ability resolves', () => {
    const b = board({ a: { battlefield: [{ card: 'Spike Feeder', counters: { '+1/+1': 1 } }] } })
    b.activate('Spike Feeder', { nth: 1 })
    expect(b.in('graveyard', 'Spike Feeder', 'A')).toBe(true)
    b.resolve()
    expect(b.life('A')).toBe(22)
  })

  it('[S11.1] Vampire Hexmage removes all counters of every kind', () => {
    const b = board({
      a: { battlefield: ['Vampire Hexmage'] },
      b: { battlefield: [{ card: 'Parallax Wave', counters: { fade: 5, charge: 1 } }] },
    })
    b.activate('Vampire Hexmage', { targets: ['Parallax Wave'] }).resolve()
    expect(b.object('Parallax Wave').counters).toBeNull()
  })

  it('[S12.2] [CR 704.5i] Vampire Hexmage kills a planeswalker', () => {
    const b = board({ a: { battlefield: ['Vampire Hexmage'] }, b: { battlefield: ['Jace Beleren'] } })
    b.activate('Vampire Hexmage', { targets: ['Jace Beleren'] }).resolve()
    expect(b.in('graveyard', 'Jace Beleren', 'B')).toBe(true)
  })

  it('[CR 122.2] [S5.2] counters are gone when the permanent changes zones', () => {
    const b = board({
      a: { battlefield: [{ card: 'Grizzly Bears', counters: { '+1/+1': 2 } }, 'Plains'], hand: ['Cloudshift'] },
    })
    b.cast('Cloudshift', { targets: ['Grizzly Bears'] }).resolve()
    expect(b.pt('Grizzly Bears')).toBe('2/2')
  })
})

describe('lifelink', () => {
  it('[CR 702.15e] two sources with lifelink: two separate gains', () => {
    const b = board({ a: { battlefield: ['2 Child of Night', "Ajani's Pridemate"] } })
    b.attack('Child of Night', 'Child of Night#2').damage()
    expect(b.life('A')).toBe(24)
    expect(b.counters("Ajani's Pridemate", '+1/+1')).toBe(2)
  })

  it('[CR 119.9] one source that deals damage to several at once: one gain', () => {
    const b = board({
      a: { battlefield: ['Soulfire Grand Master', "Ajani's Pridemate", '2 Mountain'], hand: ['Pyroclasm'] },
      b: { battlefield: ['2 Hill Giant'] },
    })
    const seen = watch(b)
    b.cast('Pyroclasm').resolve()
    expect(seen.events.filter((e) => e.kind === 'lifeGained').map((e) => e.amount)).toEqual([8])
  })

  it('[CR 702.15b] the life is gained with the damage, before state-based actions: not a trigger', () => {
    const b = board({
      a: { battlefield: ['Child of Night'], life: 1 },
      b: { battlefield: ['Typhoid Rats', 'Mountain'] },
    })
    b.attack('Child of Night').block('Typhoid Rats>Child of Night').damage()
    expect(b.life('A')).toBe(3)
  })

  it('[CR 702.15d] lifelink works from the stack: Lightning Bolt with Soulfire Grand Master', () => {
    const b = board({ a: { battlefield: ['Soulfire Grand Master', 'Mountain'], hand: ['Lightning Bolt'] } })
    b.cast('Lightning Bolt', { targets: ['B'] }).resolve()
    expect(b.life('A')).toBe(23)
  })
})
