import { describe, expect, it } from 'vitest'
import { nameOf } from '../../src/query/lookup.ts'
import { type Board, board } from '../support/board.ts'
import { inOrder, watch } from '../support/watch.ts'

/** Sources of what is on the stack, bottom first. */
const stack = (b: Board): string[] =>
  b.game.state.stack.map((id) => nameOf(b.game, b.game.state.objects[id]!.stack!.source))

describe('putting triggered abilities on the stack', () => {
  it("[CR 603.3b] [S3.3] APNAP: the active player's triggers go on the stack first and resolve last", () => {
    const b = board({
      a: { battlefield: ['Soul Warden', '2 Forest'], hand: ['Grizzly Bears'] },
      b: { battlefield: ['Soul Warden'] },
    })
    b.cast('Grizzly Bears').resolve()
    expect(b.game.state.stack.map((id) => b.game.state.objects[id]!.controller)).toEqual([0, 1])
    b.resolve()
    expect([b.life('A'), b.life('B')]).toEqual([20, 21])
  })

  it('[CR 603.3b] [S3.3] a player orders their own triggers: the first resolves last', () => {
    const b = board({
      a: { battlefield: ['Bitterblossom', { card: 'Parallax Wave', counters: { fade: 2 } }] },
      active: 1,
      step: 'end',
    })
    b.reply('orderTriggers', inOrder('Parallax Wave', 'Bitterblossom'))
    while (b.step !== 'upkeep') b.pass()
    expect(stack(b)).toEqual(['Parallax Wave', 'Bitterblossom'])
  })

  it('[CR 603.2c] an ability triggers once for each creature of a group that enters', () => {
    const b = board({ a: { battlefield: ['Soul Warden', '2 Plains'], hand: ['Raise the Alarm'] } })
    b.cast('Raise the Alarm').resolveAll()
    expect(b.life('A')).toBe(22)
  })

  it('[CR 603.3d] a trigger without a legal target is removed from the stack', () => {
    const b = board({ a: { battlefield: ['2 Island'], hand: ['Snapcaster Mage'] } })
    b.cast('Snapcaster Mage').resolve()
    expect(b.game.state.stack).toEqual([])
  })

  it('[CR 603.3] a trigger waits until a player would receive priority: not during the casting that caused it', () => {
    const b = board({ a: { battlefield: ["Enchantress's Presence", 'Forest'], hand: ['Exploration'] } })
    b.cast('Exploration')
    expect(stack(b)).toEqual(['Exploration', "Enchantress's Presence"])
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

describe('intervening if', () => {
  const NETWORK = { active: 1, step: 'end' } as const

  it('[CR 603.4] an ability whose "if" is false does not trigger', () => {
    const b = board({ a: { battlefield: ['Thopter Spy Network'] }, ...NETWORK })
    const seen = watch(b)
    b.to('draw', 4)
    expect(seen.count('triggered')).toBe(0)
  })

  it('[CR 603.4] it triggers and resolves while the "if" is true', () => {
    const b = board({ a: { battlefield: ['Thopter Spy Network', 'Sol Ring'] }, ...NETWORK })
    b.to('draw', 4)
    expect(b.count('battlefield', 'Thopter Token')).toBe(1)
  })

  it('[CR 603.4] it does nothing if the "if" has become false on resolution', () => {
    const b = board({
      a: { battlefield: ['Thopter Spy Network', 'Sol Ring'] },
      b: { battlefield: ['2 Plains'], hand: ['Disenchant'] },
      ...NETWORK,
    })
    while (b.step !== 'upkeep') b.pass()
    b.turnTo('B')
      .cast('Disenchant', { targets: ['Sol Ring'] })
      .resolveAll()
    expect(b.count('battlefield', 'Thopter Token')).toBe(0)
  })

  it('[CR 702.79a] persist looks at the counters the creature had: the second time it stays dead', () => {
    const b = board({
      a: { battlefield: ['2 Mountain'], hand: ['2 Lightning Bolt'] },
      b: { battlefield: ['Kitchen Finks'] },
    })
    b.cast('Lightning Bolt', { targets: ['Kitchen Finks'] }).resolveAll()
    expect(b.pt('Kitchen Finks')).toBe('2/1')
    b.cast('Lightning Bolt', { targets: ['Kitchen Finks'] }).resolveAll()
    expect(b.in('graveyard', 'Kitchen Finks', 'B')).toBe(true)
  })
})

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

  it('[CR 603.6c] "put into a graveyard from anywhere" does not look back: Serra Avatar under Humility is shuffled in', () => {
    const b = board({
      a: { battlefield: ['Mountain', 'Humility'], hand: ['Lightning Bolt'] },
      b: { battlefield: ['Serra Avatar'] },
    })
    b.cast('Lightning Bolt', { targets: ['Serra Avatar'] }).resolveAll()
    expect(b.in('library', 'Serra Avatar', 'B')).toBe(true)
  })

  it('[CR 603.6c] with Yixlid Jailer a Serra Avatar that dies has lost that ability in the graveyard', () => {
    const b = board({
      a: { battlefield: ['3 Swamp', 'Yixlid Jailer'], hand: ['Murder'] },
      b: { battlefield: ['Serra Avatar'] },
    })
    b.cast('Murder', { targets: ['Serra Avatar'] }).resolveAll()
    expect(b.in('graveyard', 'Serra Avatar', 'B')).toBe(true)
  })

  it('[CR 603.6c] with Yixlid Jailer a leaves-the-battlefield ability still looks back: Rancor returns', () => {
    const b = board({
      a: {
        battlefield: ['Yixlid Jailer', 'Grizzly Bears', { card: 'Rancor', attachedTo: 'Grizzly Bears' }, '2 Forest'],
        hand: ['Naturalize'],
      },
    })
    b.cast('Naturalize', { targets: ['Rancor'] }).resolveAll()
    expect(b.in('hand', 'Rancor', 'A')).toBe(true)
  })

  it("[CR 603.6c] Gaea's Blessing milled under Yixlid Jailer stays in the graveyard", () => {
    const b = board({
      a: { battlefield: ['Millstone', '2 Forest', 'Yixlid Jailer'] },
      b: { library: ["Gaea's Blessing", '5 Forest'] },
    })
    b.activate('Millstone', { targets: ['B'] }).resolveAll()
    expect(b.in('graveyard', "Gaea's Blessing", 'B')).toBe(true)
  })

  it("Gaea's Blessing milled shuffles its owner's graveyard into the library", () => {
    const b = board({
      a: { battlefield: ['Millstone', '2 Forest'] },
      b: { library: ["Gaea's Blessing", '5 Forest'], graveyard: ['Hill Giant'] },
    })
    b.activate('Millstone', { targets: ['B'] }).resolveAll()
    expect(b.names('graveyard', 'B')).toEqual([])
    expect(b.names('library', 'B').length).toBe(7)
  })

  it('[CR 608.2h] [S5.2] Swords to Plowshares gives life for the power the creature had', () => {
    const b = board({
      a: { battlefield: ['Plains'], hand: ['Swords to Plowshares'] },
      b: { battlefield: ['Grizzly Bears', 'Glorious Anthem'] },
    })
    b.cast('Swords to Plowshares', { targets: ['Grizzly Bears'] }).resolve()
    expect(b.life('B')).toBe(23)
  })

  it('[CR 608.2h] Servant of the Scale gives as many counters as it had', () => {
    const b = board({
      a: {
        battlefield: [{ card: 'Servant of the Scale', counters: { '+1/+1': 3 } }, 'Grizzly Bears', '3 Swamp'],
        hand: ['Murder'],
      },
    })
    b.cast('Murder', { targets: ['Servant of the Scale'] }).resolveAll()
    expect(b.counters('Grizzly Bears', '+1/+1')).toBe(3)
  })

  it('[S4.1] [CR 113.7a] an ability on the stack exists independently of its source', () => {
    const b = board({
      a: { battlefield: ['Prodigal Pyromancer'] },
      b: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
    })
    b.activate('Prodigal Pyromancer', { targets: ['B'] })
    b.turnTo('B')
      .cast('Lightning Bolt', { targets: ['Prodigal Pyromancer'] })
      .resolveAll()
    expect(b.life('B')).toBe(19)
  })

  it('[CR 400.7] a trigger about a permanent that is gone does nothing to the card in the graveyard', () => {
    const b = board({
      a: { battlefield: ["Ajani's Pridemate", 'Soulmender'] },
      b: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
    })
    b.activate('Soulmender').resolve()
    b.turnTo('B')
      .cast('Lightning Bolt', { targets: ["Ajani's Pridemate"] })
      .resolveAll()
    expect(b.object("Ajani's Pridemate").counters).toBeNull()
    expect(b.pt("Ajani's Pridemate")).toBe('2/2')
  })

  it('[CR 603.3a] the one who controlled it as it died controls the trigger', () => {
    const b = board({
      a: { battlefield: ['4 Mountain'], hand: ['Act of Treason', 'Shock'] },
      b: { battlefield: ['Doomed Traveler'] },
    })
    b.cast('Act of Treason').resolve()
    b.cast('Shock', { targets: ['Doomed Traveler'] }).resolveAll()
    expect(b.count('battlefield', 'Spirit Token', 'A')).toBe(1)
    expect(b.names('graveyard', 'B')).toEqual(['Doomed Traveler'])
  })

  it('[CR 400.7e] a dies trigger finds the card in the graveyard: Rancor', () => {
    const b = board({
      a: {
        battlefield: ['Grizzly Bears', { card: 'Rancor', attachedTo: 'Grizzly Bears' }, 'Mountain'],
        hand: ['Shock'],
      },
    })
    b.cast('Shock', { targets: ['Grizzly Bears'] }).resolveAll()
    expect(b.in('hand', 'Rancor', 'A')).toBe(true)
  })

  it('[CR 400.7e] but not where it went from there: an exiled Rancor stays exiled', () => {
    const b = board({
      a: {
        battlefield: ['Grizzly Bears', { card: 'Rancor', attachedTo: 'Grizzly Bears' }, 'Mountain'],
        hand: ['Shock'],
      },
      b: { battlefield: ["Tormod's Crypt"] },
    })
    b.cast('Shock', { targets: ['Grizzly Bears'] }).resolve()
    b.turnTo('B')
      .activate("Tormod's Crypt", { targets: ['A'] })
      .resolveAll()
    expect(b.in('exile', 'Rancor')).toBe(true)
  })

  it('[CR 400.7] an activated ability loses its card when that changes zones: Eternal Dragon', () => {
    const b = board({
      a: { battlefield: ['5 Plains'], graveyard: ['Eternal Dragon'] },
      b: { battlefield: ["Tormod's Crypt"] },
      step: 'upkeep',
    })
    b.activate('Eternal Dragon', { zone: 'graveyard' })
    b.turnTo('B')
      .activate("Tormod's Crypt", { targets: ['A'] })
      .resolveAll()
    expect(b.in('exile', 'Eternal Dragon')).toBe(true)
  })

  it('Eternal Dragon returns to the hand in its owner’s upkeep', () => {
    const b = board({ a: { battlefield: ['5 Plains'], graveyard: ['Eternal Dragon'] }, step: 'upkeep' })
    b.activate('Eternal Dragon', { zone: 'graveyard' }).resolve()
    expect(b.in('hand', 'Eternal Dragon', 'A')).toBe(true)
  })

  it('[CR 400.7] a card that left the hand in response is not put onto the battlefield by ninjutsu', () => {
    const b = board({
      a: { battlefield: ['Ornithopter', '2 Island'], hand: ['Ninja of the Deep Hours'] },
      b: { battlefield: ['Swamp'], hand: ['Funeral Charm'] },
    })
    b.attack('Ornithopter').to('declareBlockers')
    b.activate('Ninja of the Deep Hours', { zone: 'hand' })
    b.pick('discard', 'Ninja of the Deep Hours')
    b.turnTo('B')
      .reply('mode', [0])
      .cast('Funeral Charm', { targets: ['A'] })
      .resolveAll()
    expect(b.in('graveyard', 'Ninja of the Deep Hours', 'A')).toBe(true)
  })
})

describe('delayed triggers', () => {
  it('[CR 603.7] Searing Blood: when the creature dies this turn, its controller is dealt 3', () => {
    const b = board({
      a: { battlefield: ['3 Mountain'], hand: ['Searing Blood', 'Shock'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.cast('Searing Blood', { targets: ['Hill Giant'] }).resolve()
    expect(b.life('B')).toBe(20)
    b.cast('Shock', { targets: ['Hill Giant'] }).resolveAll()
    expect(b.life('B')).toBe(17)
  })

  it('[CR 603.7b] it triggers only once, and only this turn', () => {
    const b = board({
      a: { battlefield: ['3 Mountain'], hand: ['Searing Blood', 'Lightning Bolt'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.cast('Searing Blood', { targets: ['Hill Giant'] }).resolve()
    b.to('main1', 5)
    b.cast('Lightning Bolt', { targets: ['Hill Giant'] }).resolveAll()
    expect(b.life('B')).toBe(20)
  })

  it('[CR 603.7] Basri Ket’s delayed trigger makes as many Soldiers as nontoken creatures attack', () => {
    const b = board({ a: { battlefield: ['Basri Ket', 'Grizzly Bears', 'Hill Giant'] } })
    b.activate('Basri Ket', { nth: 1 }).resolve()
    b.attack('Grizzly Bears', 'Hill Giant').resolve()
    expect(b.count('battlefield', 'Soldier Token', 'A')).toBe(2)
    b.damage()
    expect(b.life('B')).toBe(13)
  })
})

describe('other triggers', () => {
  it('[CR 603.2c] "one or more" triggers once for a batch: Thopter Spy Network draws one', () => {
    const b = board({ a: { battlefield: ['Thopter Spy Network', 'Memnite', 'Alpha Myr'] } })
    b.attack('Memnite', 'Alpha Myr').damage()
    expect(b.names('hand', 'A').length).toBe(1)
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

  it('[CR 603.6d] Ankh of Mishra sees lands of both players enter', () => {
    const b = board({ a: { battlefield: ['Ankh of Mishra'], hand: ['Forest'] } })
    b.play('Forest').resolve()
    expect(b.life('A')).toBe(18)
  })

  it('[CR 605.4a] Wild Growth’s triggered mana ability does not use the stack', () => {
    const b = board({ a: { battlefield: ['Forest', { card: 'Wild Growth', attachedTo: 'Forest' }] } })
    b.tapForMana('Forest')
    expect(b.pool('A')).toBe('{G}{G}')
    expect(b.game.state.stack).toEqual([])
  })

  it('Wild Growth on a land under foreign control gives the mana to the land’s controller', () => {
    const b = board({
      a: { battlefield: [{ card: 'Wild Growth', attachedTo: 'Forest' }] },
      b: { battlefield: ['Forest'] },
      active: 1,
    })
    b.tapForMana('Forest')
    expect(b.pool('B')).toBe('{G}{G}')
    expect(b.pool('A')).toBe('')
  })

  it('Carpet of Flowers adds mana for each Island of the opponent, once a turn', () => {
    const b = board({
      a: { battlefield: ['Carpet of Flowers'] },
      b: { battlefield: ['3 Island'] },
      step: 'draw',
    })
    b.yes().option('manaColor', '{R}{R}{R}')
    b.pass().pass()
    b.resolve()
    expect(b.pool('A')).toBe('{R}{R}{R}')
    b.to('beginCombat')
    const seen = watch(b)
    b.to('main2')
    expect(seen.count('triggered')).toBe(0)
  })

  it('Carpet of Flowers not used in the first main phase triggers again in the second', () => {
    const b = board({ a: { battlefield: ['Carpet of Flowers'] }, b: { battlefield: ['3 Island'] }, step: 'draw' })
    b.no()
    b.pass().pass()
    b.resolve()
    const seen = watch(b)
    b.to('main2')
    expect(seen.count('triggered')).toBe(1)
  })

  it('City of Traitors is sacrificed when another land is played, not when one is put onto the battlefield', () => {
    const b = board({
      a: { battlefield: ['City of Traitors', 'Windswept Heath'], hand: ['Forest'], library: ['3 Plains'] },
    })
    b.pick('chooseFound', 'Plains').activate('Windswept Heath').resolve()
    expect(b.in('battlefield', 'City of Traitors')).toBe(true)
    b.play('Forest').resolve()
    expect(b.in('graveyard', 'City of Traitors', 'A')).toBe(true)
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

  it('[CR 603.8] Synod Centurion sees that there was no other artifact for a moment', () => {
    const b = board({
      a: { battlefield: ['Plains', 'Synod Centurion', 'Bottle Gnomes'], hand: ['Cloudshift'] },
    })
    b.cast('Cloudshift', { targets: ['Bottle Gnomes'] }).resolve()
    expect(b.in('battlefield', 'Bottle Gnomes')).toBe(true)
    b.resolveAll()
    expect(b.in('graveyard', 'Synod Centurion')).toBe(true)
  })
})
