import { describe, expect, it } from 'vitest'
import { board } from '../support/board.ts'
import { watch } from '../support/watch.ts'

const COLOSSUS_DISCARD = {
  a: { battlefield: ['2 Island', 'Rest in Peace', '4 Mountain'], hand: ['Darksteel Colossus', 'Wheel of Fortune'] },
}

describe('competing replacement effects', () => {
  it('[S10.5] [CR 616.1] Rest in Peace and Leyline of the Void: one of them applies, and the card is exiled once', () => {
    const b = board({
      a: { battlefield: ['Rest in Peace', 'Leyline of the Void', 'Mountain'], hand: ['Lightning Bolt'] },
      b: { battlefield: ['Grizzly Bears'] },
    })
    b.option('replacement', 'Leyline')
      .cast('Lightning Bolt', { targets: ['Grizzly Bears'] })
      .resolve()
    expect(b.names('exile', 'B')).toEqual(['Grizzly Bears'])
    expect(b.names('graveyard')).toEqual([])
  })

  it("[S10.5] [CR 616.1] [S10.5] the affected object's controller is asked, not the one who controls the effects", () => {
    const b = board({
      a: { battlefield: ['Rest in Peace', 'Leyline of the Void', 'Mountain'], hand: ['Lightning Bolt'] },
      b: { battlefield: ['Grizzly Bears'] },
    })
    b.option('replacement', 'Rest in Peace')
      .cast('Lightning Bolt', { targets: ['Grizzly Bears'] })
      .resolve()
    expect(b.asked.filter((d) => d.purpose === 'replacement').map((d) => d.player)).toEqual([1])
  })

  it('[S10.5] [CR 616.1] Darksteel Colossus under Rest in Peace: its owner may have it exiled', () => {
    const b = board(COLOSSUS_DISCARD)
    b.option('replacement', 'Rest in Peace').cast('Wheel of Fortune').resolve()
    expect(b.in('exile', 'Darksteel Colossus')).toBe(true)
  })

  it('[S10.5] [CR 616.1] Darksteel Colossus under Rest in Peace: its owner may shuffle it in', () => {
    const b = board(COLOSSUS_DISCARD)
    b.option('replacement', 'Darksteel Colossus').cast('Wheel of Fortune').resolve()
    expect(b.in('exile', 'Darksteel Colossus')).toBe(false)
    expect(b.in('library', 'Darksteel Colossus', 'A') || b.in('hand', 'Darksteel Colossus', 'A')).toBe(true)
  })

  it('[S10.5] [CR 614.5] one replacement effect applies to an event only once: Thought Reflection draws two', () => {
    const b = board({ a: { battlefield: ['Thought Reflection', 'Island'], hand: ['Brainstorm'] }, step: 'upkeep' })
    b.to('draw')
    expect(b.names('hand', 'A').length).toBe(3)
  })

  it('[S10.5] [CR 614.5] two Thought Reflections draw four', () => {
    const b = board({ a: { battlefield: ['2 Thought Reflection'] }, step: 'upkeep' })
    b.to('draw')
    expect(b.names('hand', 'A').length).toBe(4)
  })

  it('[CR 121.2] each of three draws is doubled', () => {
    const b = board({ a: { battlefield: ['Thought Reflection', 'Island'], hand: ['Ancestral Recall'] } })
    b.cast('Ancestral Recall', { targets: ['A'] }).resolve()
    expect(b.names('hand', 'A').length).toBe(6)
  })

  it("Thought Reflection does not double the opponent's draws", () => {
    const b = board({ a: { battlefield: ['Thought Reflection', 'Island'], hand: ['Ancestral Recall'] } })
    b.cast('Ancestral Recall', { targets: ['B'] }).resolve()
    expect(b.names('hand', 'B').length).toBe(3)
  })

  it('[CR 704.5b] Thought Reflection with one card left: it is drawn, and the second draw loses', () => {
    const b = board({ a: { battlefield: ['Thought Reflection'], library: ['Forest'] }, step: 'upkeep' })
    b.to('draw')
    expect(b.winner).toBe('B')
    expect(b.names('hand', 'A')).toEqual(['Forest'])
  })

  it('[S10.5] [CR 614.1a] Darksteel Colossus milled is shuffled into the library instead', () => {
    const b = board({
      a: { battlefield: ['Millstone', '2 Forest'] },
      b: { library: ['Darksteel Colossus', '5 Forest'] },
    })
    const seen = watch(b)
    b.activate('Millstone', { targets: ['B'] }).resolve()
    expect(b.names('graveyard', 'B')).toEqual(['Forest'])
    expect(b.in('library', 'Darksteel Colossus', 'B')).toBe(true)
    expect(seen.count('shuffled', 'B')).toBe(1)
  })

  it('[CR 702.35a] [CR 616.1] a madness card under Rest in Peace is exiled, and may still be cast', () => {
    const b = board({ a: { battlefield: ['Rest in Peace', 'Wild Mongrel'], hand: ['Basking Rootwalla'] } })
    b.activate('Wild Mongrel').yes().resolve()
    b.resolveAll()
    expect(b.in('battlefield', 'Basking Rootwalla', 'A')).toBe(true)
  })

  it('[S10.5] [CR 614.1a] Hardened Scales adds one +1/+1 counter to those put', () => {
    const b = board({ a: { battlefield: ['Hardened Scales', 'Grizzly Bears', 'Forest'], hand: ['Battlegrowth'] } })
    b.cast('Battlegrowth', { targets: ['Grizzly Bears'] }).resolve()
    expect(b.counters('Grizzly Bears', '+1/+1')).toBe(2)
  })

  it('[CR 122.6] Hardened Scales adds one to the counters a creature enters with', () => {
    const b = board({ a: { battlefield: ['Hardened Scales', 'Forest'], hand: ['Servant of the Scale'] } })
    b.cast('Servant of the Scale').resolve()
    expect(b.pt('Servant of the Scale')).toBe('2/2')
  })

  it('[S10.5] [CR 616.1] two Hardened Scales add two, and nobody is asked which comes first', () => {
    const b = board({ a: { battlefield: ['2 Hardened Scales', 'Grizzly Bears', 'Forest'], hand: ['Battlegrowth'] } })
    b.cast('Battlegrowth', { targets: ['Grizzly Bears'] }).resolve()
    expect(b.counters('Grizzly Bears', '+1/+1')).toBe(3)
  })

  it('[CR 122.6] Hardened Scales and undying: Young Wolf returns with two counters', () => {
    const b = board({ a: { battlefield: ['Mountain', 'Hardened Scales', 'Young Wolf'], hand: ['Lightning Bolt'] } })
    b.cast('Lightning Bolt', { targets: ['Young Wolf'] }).resolveAll()
    expect(b.pt('Young Wolf')).toBe('3/3')
  })

  it('[CR 122.6] [CR 614.5] Hardened Scales adds one to all counters Hangarback Walker enters with, also to that of Metallic Mimic', () => {
    const b = board({
      a: { battlefield: ['Hardened Scales', '4 Wastes'], hand: ['Metallic Mimic', 'Hangarback Walker'] },
    })
    b.option('chooseWord', 'Construct').cast('Metallic Mimic').resolve()
    b.reply('x', 1).cast('Hangarback Walker').resolve()
    expect(b.pt('Hangarback Walker')).toBe('3/3')
  })

  it("Hardened Scales does nothing for the opponent's creatures", () => {
    const b = board({
      a: { battlefield: ['Hardened Scales', 'Forest'], hand: ['Battlegrowth'] },
      b: { battlefield: ['Grizzly Bears'] },
    })
    b.cast('Battlegrowth', { targets: ['Grizzly Bears'] }).resolve()
    expect(b.counters('Grizzly Bears', '+1/+1')).toBe(1)
  })

  it('[S10.5] [CR 614.6] a replaced event never happens: with Rest in Peace nothing dies', () => {
    const b = board({
      a: { battlefield: ['Mountain', 'Rest in Peace', 'Goblin Sharpshooter'], hand: ['Lightning Bolt'] },
      b: { battlefield: ['Doomed Traveler'] },
    })
    b.cast('Lightning Bolt', { targets: ['Doomed Traveler'] }).resolve()
    expect(b.game.state.stack).toEqual([])
    expect(b.in('exile', 'Doomed Traveler')).toBe(true)
  })

  it('[S10.5] [CR 614.6] a token that would go to the graveyard is exiled too, so it does not die either', () => {
    const b = board({
      a: { battlefield: ['Mountain', '2 Plains', 'Rest in Peace'], hand: ['Raise the Alarm', 'Shock'] },
      b: { battlefield: [{ card: 'Goblin Sharpshooter', tapped: true }] },
    })
    b.cast('Raise the Alarm').resolve()
    b.cast('Shock', { targets: ['Soldier Token'] }).resolveAll()
    expect(b.count('battlefield', 'Soldier Token')).toBe(1)
    expect(b.object('Goblin Sharpshooter').tapped).toBe(true)
  })

  it('Rest in Peace exiles all graveyards when it enters', () => {
    const b = board({
      a: { battlefield: ['2 Plains'], hand: ['Rest in Peace'], graveyard: ['Forest'] },
      b: { graveyard: ['Hill Giant'] },
    })
    b.cast('Rest in Peace').resolve().resolve()
    expect(b.names('graveyard')).toEqual([])
    expect(b.names('exile')).toEqual(['Forest', 'Hill Giant'])
  })

  it('Leyline of the Void leaves its controller’s own graveyard alone', () => {
    const b = board({ a: { battlefield: ['Leyline of the Void', 'Mountain'], hand: ['Lightning Bolt'] } })
    b.cast('Lightning Bolt', { targets: ['B'] }).resolve()
    expect(b.names('graveyard', 'A')).toEqual(['Lightning Bolt'])
  })
})

describe('entering the battlefield', () => {
  it('[S10.5] [CR 614.1c] [S10.5] a permanent enters tapped', () => {
    const b = board({ a: { hand: ['Akoum Warrior'] } })
    b.act({ kind: 'playLand', object: b.id('Akoum Warrior'), face: 1 })
    expect(b.object('Akoum Teeth').tapped).toBe(true)
  })

  it('[S10.5] [CR 614.1c] [S10.5] a permanent enters with counters', () => {
    const b = board({ a: { battlefield: ['3 Forest'], hand: ['Spike Feeder'] } })
    b.cast('Spike Feeder').resolve()
    expect(b.pt('Spike Feeder')).toBe('2/2')
  })

  it('[S10.5] [CR 614.12] Spike Feeder under Humility enters without counters', () => {
    const b = board({ a: { battlefield: ['3 Forest', 'Humility'], hand: ['Spike Feeder'] } })
    b.cast('Spike Feeder').resolve()
    expect(b.counters('Spike Feeder', '+1/+1')).toBe(0)
    expect(b.pt('Spike Feeder')).toBe('1/1')
  })

  it('[S10.5] [CR 614.12] Clone under Humility copies nothing', () => {
    const b = board({ a: { battlefield: ['4 Island', 'Humility', 'Serra Angel'], hand: ['Clone'] } })
    b.cast('Clone').resolve()
    expect(b.in('battlefield', 'Clone')).toBe(true)
    expect(b.pt('Clone')).toBe('1/1')
  })

  it('[S10.5] [CR 614.12a] [S10.5] a choice is made as the permanent enters, before anyone can respond', () => {
    const b = board({ a: { battlefield: ['3 Plains'], hand: ['Story Circle'] } })
    b.option('chooseColor', 'black').cast('Story Circle')
    expect(b.asked.length).toBe(0)
    b.resolve()
    expect(b.object('Story Circle').chosen).toEqual({ color: 'B' })
    expect(b.game.state.stack).toEqual([])
  })

  it('Containment Priest exiles a creature that is put onto the battlefield', () => {
    const b = board({
      a: { battlefield: ['Containment Priest', 'Swamp'], hand: ['Reanimate'], graveyard: ['Hill Giant'] },
    })
    b.cast('Reanimate', { targets: ['Hill Giant'] }).resolve()
    expect(b.in('exile', 'Hill Giant')).toBe(true)
  })

  it('Containment Priest: a flickered creature stays exiled', () => {
    const b = board({ a: { battlefield: ['Containment Priest', 'Grizzly Bears', 'Plains'], hand: ['Cloudshift'] } })
    b.cast('Cloudshift', { targets: ['Grizzly Bears'] }).resolve()
    expect(b.in('exile', 'Grizzly Bears')).toBe(true)
  })

  it('Containment Priest: a creature with persist is exiled instead of coming back', () => {
    const b = board({
      a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      b: { battlefield: ['Kitchen Finks', 'Containment Priest'] },
    })
    b.cast('Lightning Bolt', { targets: ['Kitchen Finks'] }).resolveAll()
    expect(b.in('exile', 'Kitchen Finks')).toBe(true)
  })

  it('Containment Priest lets a creature spell resolve', () => {
    const b = board({ a: { battlefield: ['Containment Priest', '2 Forest'], hand: ['Grizzly Bears'] } })
    b.cast('Grizzly Bears').resolve()
    expect(b.in('battlefield', 'Grizzly Bears')).toBe(true)
  })

  it('Containment Priest lets tokens enter', () => {
    const b = board({ a: { battlefield: ['Containment Priest', '2 Plains'], hand: ['Raise the Alarm'] } })
    b.cast('Raise the Alarm').resolve()
    expect(b.count('battlefield', 'Soldier Token')).toBe(2)
  })

  it('Containment Priest exiles a Dryad Arbor that is played as a land', () => {
    const b = board({ a: { battlefield: ['Containment Priest'], hand: ['Dryad Arbor'] } })
    b.play('Dryad Arbor')
    expect(b.in('exile', 'Dryad Arbor')).toBe(true)
  })

  it('[S10.5] [CR 614.12] Containment Priest sees what Opalescence makes of an enchantment that would enter', () => {
    const b = board({
      a: {
        battlefield: ['Containment Priest', 'Opalescence', '4 Plains'],
        hand: ['Replenish'],
        graveyard: ['Glorious Anthem'],
      },
    })
    b.cast('Replenish').resolve()
    expect(b.in('exile', 'Glorious Anthem')).toBe(true)
  })
})

describe('prevention', () => {
  it('[S10.5] [CR 615.1] Circle of Protection: Red prevents the next damage from the chosen source', () => {
    const b = board({
      a: { battlefield: ['Circle of Protection: Red', 'Plains'] },
      b: { battlefield: ['2 Mountain'], hand: ['2 Lightning Bolt'] },
      active: 1,
    })
    b.cast('Lightning Bolt', { targets: ['A'] })
    b.turnTo('A').activate('Circle of Protection: Red').resolve()
    b.resolve()
    expect(b.life('A')).toBe(20)
    b.cast('Lightning Bolt', { targets: ['A'] }).resolve()
    expect(b.life('A')).toBe(17)
  })

  it('[CR 609.7] only red sources may be chosen', () => {
    const b = board({
      a: { battlefield: ['Circle of Protection: Red', 'Plains'] },
      b: { battlefield: ['Hill Giant', 'Grizzly Bears', 'Goblin Piker'] },
    })
    b.pick('chooseSource', 'Goblin Piker').activate('Circle of Protection: Red').resolve()
    const [asked] = b.asked
    expect(asked?.shape === 'objects' && asked.candidates).toEqual([b.id('Hill Giant'), b.id('Goblin Piker')])
  })

  it('[CR 400.7c] chosen as a spell, the source stays the source as the permanent it becomes', () => {
    const b = board({
      a: { battlefield: ['Circle of Protection: Red', 'Plains'] },
      b: { battlefield: ['3 Mountain'], hand: ['Ball Lightning'] },
      active: 1,
    })
    b.cast('Ball Lightning')
    b.turnTo('A').activate('Circle of Protection: Red').resolve()
    b.resolve()
    b.attack('Ball Lightning').damage()
    expect(b.life('A')).toBe(20)
  })

  it('[CR 615.6] the shield lasts for one event only: the second strike gets through', () => {
    const b = board({
      a: { battlefield: ['Circle of Protection: Red', 'Plains'] },
      b: { battlefield: ['Spelleater Wolverine'], graveyard: ['3 Lightning Bolt'] },
      active: 1,
    })
    b.turnTo('A').activate('Circle of Protection: Red').resolve()
    b.attack('Spelleater Wolverine').damage()
    expect(b.life('A')).toBe(17)
  })

  it('[CR 615.5] Deflecting Palm against combat damage', () => {
    const b = board({
      a: { battlefield: ['Mountain', 'Plains'], hand: ['Deflecting Palm'] },
      b: { battlefield: ['Craw Wurm'] },
      active: 1,
    })
    b.attack('Craw Wurm')
    b.turnTo('A').pick('chooseSource', 'Craw Wurm').cast('Deflecting Palm').resolve()
    b.damage()
    expect([b.life('A'), b.life('B')]).toEqual([20, 14])
  })

  it('Story Circle protects against the colour that was chosen', () => {
    const b = board({
      a: { battlefield: ['4 Plains'], hand: ['Story Circle'] },
      b: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
    })
    b.option('chooseColor', 'green').cast('Story Circle').resolve()
    b.activate('Story Circle').resolve()
    expect(b.game.state.replacements.map((shield) => shield.bindings['source'])).toEqual([[b.id('Grizzly Bears')]])
  })

  it('[S10.5] [CR 615.5] Deflecting Palm prevents the damage and deals as much to the source’s controller', () => {
    const b = board({
      a: { battlefield: ['Mountain', 'Plains'], hand: ['Deflecting Palm'] },
      b: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      active: 1,
    })
    b.cast('Lightning Bolt', { targets: ['A'] })
    b.turnTo('A').pick('chooseSource', 'Lightning Bolt').cast('Deflecting Palm').resolve()
    b.resolve()
    expect(b.life('A')).toBe(20)
    expect(b.life('B')).toBe(17)
  })

  it('[S10.5] [CR 615.7] Healing Salve prevents the next 3 damage, in pieces', () => {
    const b = board({
      a: { battlefield: ['3 Mountain', 'Plains'], hand: ['Healing Salve', '2 Shock'] },
    })
    b.reply('mode', [1])
      .cast('Healing Salve', { targets: ['A'] })
      .resolve()
    b.cast('Shock', { targets: ['A'] }).resolve()
    expect(b.life('A')).toBe(20)
    b.cast('Shock', { targets: ['A'] }).resolve()
    expect(b.life('A')).toBe(19)
  })

  it('[S10.5] [CR 615.12] damage that cannot be prevented is dealt: Banefire with X = 5', () => {
    const b = board({
      a: { battlefield: ['6 Mountain'], hand: ['Banefire'] },
      b: { battlefield: [{ card: 'Phantom Wurm', counters: { '+1/+1': 4 } }] },
    })
    b.reply('x', 5)
      .cast('Banefire', { targets: ['Phantom Wurm'] })
      .resolve()
    expect(b.in('graveyard', 'Phantom Wurm')).toBe(true)
  })

  it('[S10.5] [CR 615.5] Phantom Wurm prevents the damage and loses one counter', () => {
    const b = board({
      a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      b: { battlefield: [{ card: 'Phantom Wurm', counters: { '+1/+1': 4 } }] },
    })
    b.cast('Lightning Bolt', { targets: ['Phantom Wurm'] }).resolve()
    expect(b.counters('Phantom Wurm', '+1/+1')).toBe(3)
    expect(b.object('Phantom Wurm').damage).toBe(0)
  })

  it('[S10.5] [CR 615.5] damage of two creatures at once costs Phantom Wurm one counter', () => {
    const b = board({
      a: { battlefield: [{ card: 'Phantom Wurm', counters: { '+1/+1': 4 } }] },
      b: { battlefield: ['2 Grizzly Bears'] },
    })
    b.attack('Phantom Wurm').block('Grizzly Bears>Phantom Wurm', 'Grizzly Bears#2>Phantom Wurm').damage()
    expect(b.counters('Phantom Wurm', '+1/+1')).toBe(3)
  })

  it('[S10.5] [CR 614.1a] Worship: damage does not reduce your life below 1 while you control a creature', () => {
    const b = board({
      a: { battlefield: ['Worship', 'Grizzly Bears', 'Mountain'], hand: ['Lightning Bolt'], life: 2 },
    })
    b.cast('Lightning Bolt', { targets: ['A'] }).resolve()
    expect(b.life('A')).toBe(1)
  })

  it('[CR 120.3a] with Worship the damage is still dealt', () => {
    const b = board({
      a: { battlefield: ['Worship', 'Grizzly Bears', 'Mountain'], hand: ['Lightning Bolt'], life: 2 },
    })
    const seen = watch(b)
    b.cast('Lightning Bolt', { targets: ['A'] }).resolve()
    expect(seen.events.filter((e) => e.kind === 'damage').map((e) => e.amount)).toEqual([3])
  })

  it('Worship without a creature does nothing', () => {
    const b = board({ a: { battlefield: ['Worship', 'Mountain'], hand: ['Lightning Bolt'], life: 2 } })
    b.cast('Lightning Bolt', { targets: ['A'] }).resolve()
    expect(b.winner).toBe('B')
  })

  it('Worship does not stop loss of life', () => {
    const b = board({
      a: { battlefield: ['Worship', 'Bitterblossom', 'Grizzly Bears'], life: 1 },
      active: 1,
      step: 'end',
    })
    b.to('draw', 4)
    expect(b.winner).toBe('B')
  })

  it('Sulfuric Vortex: a player who would gain life gains none', () => {
    const b = board({ a: { battlefield: ['Sulfuric Vortex', 'Plains'], hand: ["Chaplain's Blessing"] } })
    const seen = watch(b)
    b.cast("Chaplain's Blessing").resolve()
    expect(b.life('A')).toBe(20)
    expect(seen.count('lifeGained')).toBe(0)
  })
})

describe('Solitary Confinement', () => {
  it('[S10.2] its controller skips the draw step', () => {
    const b = board({ a: { battlefield: ['Solitary Confinement'], hand: ['Forest'] }, active: 1, step: 'end' })
    const seen = watch(b)
    b.to('main1', 4)
    expect(b.names('hand', 'A')).toEqual([])
    expect(seen.events.filter((e) => e.kind === 'stepSkipped').map((e) => [e.player, e.detail])).toEqual([[0, 'draw']])
  })

  it('[S10.2] the opponent does not', () => {
    const b = board({ a: { battlefield: ['Solitary Confinement'] }, active: 0, step: 'end' })
    b.to('main1', 4)
    expect(b.names('hand', 'B')).toEqual(['Wastes'])
  })

  it('[S10.4] in the upkeep it is kept by discarding a card', () => {
    const b = board({ a: { battlefield: ['Solitary Confinement'], hand: ['Forest'] }, active: 1, step: 'end' })
    b.yes('payOrNot').to('main1', 4)
    expect(b.in('battlefield', 'Solitary Confinement')).toBe(true)
    expect(b.names('graveyard', 'A')).toEqual(['Forest'])
  })

  it('[S10.4] declining sacrifices it', () => {
    const b = board({ a: { battlefield: ['Solitary Confinement'], hand: ['Forest'] }, active: 1, step: 'end' })
    b.no('payOrNot').to('main1', 4)
    expect(b.in('graveyard', 'Solitary Confinement', 'A')).toBe(true)
    expect(b.in('hand', 'Forest', 'A')).toBe(true)
  })

  it('[S10.4] without cards in hand it is sacrificed', () => {
    const b = board({ a: { battlefield: ['Solitary Confinement'] }, active: 1, step: 'end' })
    b.to('draw', 4)
    expect(b.in('graveyard', 'Solitary Confinement', 'A')).toBe(true)
  })

  it('[S10.3] its controller has shroud and cannot be targeted, not even by themselves', () => {
    const b = board({
      a: {
        battlefield: ['Solitary Confinement', '2 Island', 'Mountain'],
        hand: ['Ancestral Recall', 'Lightning Bolt'],
      },
    })
    b.cast('Ancestral Recall').resolve()
    expect(b.names('hand', 'B').length).toBe(3)
    b.cast('Lightning Bolt').resolve()
    expect(b.life('B')).toBe(17)
  })

  it('[S10.3] damage of a spell without targets is prevented', () => {
    const b = board({
      a: { battlefield: ['Solitary Confinement'] },
      b: { battlefield: ['2 Mountain'], hand: ['Flame Rift'] },
      active: 1,
    })
    b.cast('Flame Rift').resolve()
    expect(b.life('A')).toBe(20)
    expect(b.life('B')).toBe(16)
  })

  it('[S10.3] damage of an ability is prevented', () => {
    const b = board({
      a: { battlefield: ['Solitary Confinement', 'Ankh of Mishra'], hand: ['Forest'] },
    })
    b.play('Forest').resolve()
    expect(b.life('A')).toBe(20)
  })

  it('[S10.3] combat damage is prevented', () => {
    const b = board({ a: { battlefield: ['Solitary Confinement'] }, b: { battlefield: ['Hill Giant'] }, active: 1 })
    b.attack('Hill Giant').damage()
    expect(b.life('A')).toBe(20)
  })

  it("[S10.3] its controller's creatures are not protected", () => {
    const b = board({
      a: { battlefield: ['Solitary Confinement', 'Grizzly Bears'] },
      b: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      active: 1,
    })
    b.cast('Lightning Bolt', { targets: ['Grizzly Bears'] }).resolve()
    expect(b.in('graveyard', 'Grizzly Bears')).toBe(true)
  })

  it('[S10.3] a planeswalker of that player is not protected either', () => {
    const b = board({
      a: { battlefield: ['Solitary Confinement', 'Jace Beleren'] },
      b: { battlefield: ['Mountain'], hand: ['Shock'] },
      active: 1,
    })
    b.cast('Shock', { targets: ['Jace Beleren'] }).resolve()
    expect(b.counters('Jace Beleren', 'loyalty')).toBe(1)
  })

  it('[S10.5] [CR 614.10] with Sylvan Library: the draw step is skipped, so its ability does not trigger', () => {
    const b = board({
      a: { battlefield: ['Solitary Confinement', 'Sylvan Library'], hand: ['2 Forest'] },
      active: 1,
      step: 'end',
    })
    const seen = watch(b)
    b.yes('payOrNot').to('main1', 4)
    expect(b.names('hand', 'A')).toEqual(['Forest'])
    expect(seen.events.filter((e) => e.kind === 'triggered' && e.player === 0).length).toBe(1)
  })
})

describe('regeneration and destruction', () => {
  it('[S10.5] [CR 701.19a] [S10.5] a regeneration shield replaces destruction: tapped, damage removed', () => {
    const b = board({
      a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      b: { battlefield: ['Drudge Skeletons', 'Swamp'] },
    })
    b.turnTo('B').activate('Drudge Skeletons').resolve()
    b.cast('Lightning Bolt', { targets: ['Drudge Skeletons'] }).resolve()
    expect(b.object('Drudge Skeletons')).toMatchObject({ tapped: true, damage: 0, zone: 'battlefield' })
  })

  it('[S10.5] [CR 701.19a] a shield is used up', () => {
    const b = board({
      a: { battlefield: ['3 Mountain', 'Swamp', '2 Swamp'], hand: ['Shock', 'Murder'] },
      b: { battlefield: ['Drudge Skeletons', 'Swamp'] },
    })
    b.turnTo('B').activate('Drudge Skeletons').resolve()
    b.cast('Shock', { targets: ['Drudge Skeletons'] }).resolve()
    b.cast('Murder', { targets: ['Drudge Skeletons'] }).resolve()
    expect(b.in('graveyard', 'Drudge Skeletons')).toBe(true)
  })

  it('[S10.5] [CR 701.19c] Wrath of God cannot be regenerated from', () => {
    const b = board({
      a: { battlefield: ['4 Plains'], hand: ['Wrath of God'] },
      b: { battlefield: ['Drudge Skeletons', 'Swamp'] },
    })
    b.turnTo('B').activate('Drudge Skeletons').resolve()
    b.cast('Wrath of God').resolve()
    expect(b.in('graveyard', 'Drudge Skeletons')).toBe(true)
  })

  it('[S10.5] [CR 701.19c] a creature dealt damage by Incinerate cannot be regenerated this turn', () => {
    const b = board({
      a: { battlefield: ['2 Mountain'], hand: ['Incinerate'] },
      b: { battlefield: ['Drudge Skeletons', 'Swamp'] },
    })
    b.turnTo('B').activate('Drudge Skeletons').resolve()
    b.cast('Incinerate', { targets: ['Drudge Skeletons'] }).resolve()
    expect(b.in('graveyard', 'Drudge Skeletons')).toBe(true)
  })

  it('[CR 704.5f] regeneration does not help against toughness 0', () => {
    const b = board({
      a: { battlefield: ['3 Swamp'], hand: ['Dismember'] },
      b: { battlefield: ['Drudge Skeletons', 'Swamp'] },
    })
    b.turnTo('B').activate('Drudge Skeletons').resolve()
    b.cast('Dismember', { targets: ['Drudge Skeletons'] }).resolve()
    expect(b.in('graveyard', 'Drudge Skeletons')).toBe(true)
  })

  it('[CR 514.2] an unused shield is gone next turn', () => {
    const b = board({ a: { battlefield: ['Drudge Skeletons', 'Swamp'] } })
    b.activate('Drudge Skeletons').resolve()
    b.to('upkeep', 4)
    expect(b.game.state.replacements).toEqual([])
  })

  it('[CR 702.12b] an indestructible permanent is not destroyed', () => {
    const b = board({ a: { battlefield: ['2 Plains'], hand: ['Disenchant'] }, b: { battlefield: ['Darksteel Relic'] } })
    b.cast('Disenchant', { targets: ['Darksteel Relic'] }).resolve()
    expect(b.in('battlefield', 'Darksteel Relic')).toBe(true)
  })

  it('[CR 702.12b] an indestructible creature with toughness 0 goes to the graveyard', () => {
    const b = board({
      a: { battlefield: ['3 Swamp', 'Basri Ket', 'Grizzly Bears'], hand: ['Dismember'] },
    })
    b.aim(['Grizzly Bears']).activate('Basri Ket').resolve()
    b.cast('Dismember', { targets: ['Grizzly Bears'] }).resolve()
    expect(b.in('graveyard', 'Grizzly Bears')).toBe(true)
  })
})
