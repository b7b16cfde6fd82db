import { describe, expect, it } from 'vitest'
import { colorsOf, hasSubtype, isCreature, isLand, typesOf } from '../../src/continuous/characteristics.ts'
import { board } from '../support/board.ts'

const FOREST_MANA = ['3 Plains', '2 Forest']

describe('Humility and Opalescence', () => {
  it('[S10.1] [CR 613.4b] [S12.1] Opalescence, then Humility: the later effect of layer 7b makes Humility 1/1', () => {
    const b = board({ a: { battlefield: ['Opalescence', 'Humility', 'Glorious Anthem'] } })
    expect(b.pt('Humility')).toBe('1/1')
    expect(b.pt('Glorious Anthem')).toBe('1/1')
  })

  it('[S10.1] [CR 613.4b] [S12.1] Humility, then Opalescence: the later effect of layer 7b makes Humility 4/4', () => {
    const b = board({ a: { battlefield: ['Humility', 'Opalescence', 'Glorious Anthem'] } })
    expect(b.pt('Humility')).toBe('4/4')
    expect(b.pt('Glorious Anthem')).toBe('3/3')
  })

  it('[S10.1] [CR 613.6] Humility goes on applying in layer 7b although it lost its own ability in layer 6', () => {
    const b = board({ a: { battlefield: ['Opalescence', 'Humility'] }, b: { battlefield: ['Serra Angel'] } })
    expect(b.c('Humility').abilities).toEqual([])
    expect(b.pt('Serra Angel')).toBe('1/1')
    expect(b.has('Serra Angel', 'flying')).toBe(false)
  })

  it.each([
    [['Opalescence', 'Humility'], '1/1'],
    [['Humility', 'Opalescence'], '4/4'],
  ])(
    '[CR 614.12] with %j a Parallax Wave that enters is a creature without abilities: no fade counters, %s',
    (both, pt) => {
      const b = board({ a: { battlefield: [...both, '4 Plains'], hand: ['Parallax Wave'] } })
      b.cast('Parallax Wave').resolve()
      expect(b.counters('Parallax Wave', 'fade')).toBe(0)
      expect(b.pt('Parallax Wave')).toBe(pt)
    },
  )

  it('[CR 614.12] under Humility and Opalescence no colour is chosen as Story Circle enters', () => {
    const b = board({ a: { battlefield: ['Opalescence', 'Humility', '3 Plains'], hand: ['Story Circle'] } })
    b.cast('Story Circle').resolve()
    expect(b.object('Story Circle').chosen).toBeNull()
  })

  it('[CR 614.12] under Humility alone Story Circle is no creature: its colour is chosen', () => {
    const b = board({ a: { battlefield: ['Humility', '3 Plains'], hand: ['Story Circle'] } })
    b.option('chooseColor', 'red').cast('Story Circle').resolve()
    expect(b.object('Story Circle').chosen).toEqual({ color: 'R' })
  })

  it('[S10.1] [CR 613.7m] [S12.1] Replenish returns both: with Opalescence first, Humility is 1/1', () => {
    const b = board({ a: { hand: ['Replenish'], battlefield: ['4 Plains'], graveyard: ['Opalescence', 'Humility'] } })
    b.reply('orderTimestamps', (d) => {
      if (d.shape !== 'order') throw new Error(d.shape)
      const at = d.items.findIndex((item) => item.label === 'Opalescence')
      return [at, 1 - at]
    })
    b.cast('Replenish').resolve()
    expect(b.pt('Humility')).toBe('1/1')
  })

  it('[S10.1] [CR 613.7m] [S12.1] Replenish returns both: with Humility first, Humility is 4/4', () => {
    const b = board({ a: { hand: ['Replenish'], battlefield: ['4 Plains'], graveyard: ['Opalescence', 'Humility'] } })
    b.reply('orderTimestamps', (d) => {
      if (d.shape !== 'order') throw new Error(d.shape)
      const at = d.items.findIndex((item) => item.label === 'Humility')
      return [at, 1 - at]
    })
    b.cast('Replenish').resolve()
    expect(b.pt('Humility')).toBe('4/4')
  })

  it('[S10.1] [CR 613.4c] [S12.1] +1/+1 counters and Giant Growth apply after Humility', () => {
    const b = board({
      a: {
        battlefield: ['Humility', { card: 'Serra Angel', counters: { '+1/+1': 1 } }, 'Forest'],
        hand: ['Giant Growth'],
      },
    })
    expect(b.pt('Serra Angel')).toBe('2/2')
    b.cast('Giant Growth', { targets: ['Serra Angel'] }).resolve()
    expect(b.pt('Serra Angel')).toBe('5/5')
  })

  it("[S10.1] [CR 613.4b] a Mishra's Factory animated after Humility is 2/2, because its effect is newer", () => {
    const b = board({ a: { battlefield: ['Humility', "Mishra's Factory", 'Forest'] } })
    b.activate("Mishra's Factory").resolve()
    expect(b.pt("Mishra's Factory")).toBe('2/2')
    expect(b.c("Mishra's Factory").abilities).toEqual([])
  })

  it("[S10.1] [CR 613.4b] a Mishra's Factory animated before Humility enters is 1/1", () => {
    const b = board({ a: { battlefield: ["Mishra's Factory", '5 Plains'], hand: ['Humility'] } })
    b.activate("Mishra's Factory").resolve()
    b.cast('Humility').resolve()
    expect(b.pt("Mishra's Factory")).toBe('1/1')
  })

  it('[S10.1] [CR 613.4a] Tarmogoyf under Humility is 1/1: its ability is gone before layer 7a', () => {
    const b = board({ a: { battlefield: ['Humility', 'Tarmogoyf'], graveyard: ['Forest', 'Lightning Bolt'] } })
    expect(b.pt('Tarmogoyf')).toBe('1/1')
  })

  it('[S10.1] [CR 613.1f] Muraganda Petroglyphs sees the creatures that lost their abilities in layer 6', () => {
    const b = board({ a: { battlefield: ['Humility', 'Muraganda Petroglyphs', 'Serra Angel'] } })
    expect(b.pt('Serra Angel')).toBe('3/3')
  })
})

describe('Opalescence', () => {
  it('[S12.1] each other non-Aura enchantment is a creature in addition to its other types', () => {
    const b = board({ a: { battlefield: ['Opalescence', "Enchantress's Presence"] } })
    expect(typesOf(b.c("Enchantress's Presence"))).toEqual(['creature', 'enchantment'])
  })

  it('[S12.1] its base power and toughness are its mana value', () => {
    const b = board({ a: { battlefield: ['Opalescence', "Enchantress's Presence", 'Exploration'] } })
    expect(b.pt("Enchantress's Presence")).toBe('3/3')
    expect(b.pt('Exploration')).toBe('1/1')
  })

  it('[S12.1] it does not affect itself', () => {
    const b = board({ a: { battlefield: ['Opalescence'] } })
    expect(isCreature(b.c('Opalescence'))).toBe(false)
  })

  it('[S12.1] it does not affect Auras', () => {
    const b = board({ a: { battlefield: ['Opalescence', 'Forest', { card: 'Wild Growth', attachedTo: 'Forest' }] } })
    expect(isCreature(b.c('Wild Growth'))).toBe(false)
    expect(b.in('battlefield', 'Wild Growth')).toBe(true)
  })

  it("[S12.1] it affects the opponent's enchantments too", () => {
    const b = board({ a: { battlefield: ['Opalescence'] }, b: { battlefield: ['Bitterblossom'] } })
    expect(b.pt('Bitterblossom')).toBe('2/2')
  })

  it('[S12.1] two of them make each other 4/4 creatures', () => {
    const b = board({ a: { battlefield: ['2 Opalescence'] } })
    expect(b.pt('Opalescence')).toBe('4/4')
    expect(b.pt('Opalescence#2')).toBe('4/4')
  })

  it('[S12.1] when one of two dies, the other stops being a creature', () => {
    const b = board({ a: { battlefield: ['2 Opalescence', '2 Plains'], hand: ['Disenchant'] } })
    b.cast('Disenchant', { targets: ['Opalescence#2'] }).resolve()
    expect(isCreature(b.c('Opalescence'))).toBe(false)
  })

  it('[S12.1] lords apply on top, in layer 7c', () => {
    const b = board({ a: { battlefield: ['Glorious Anthem', 'Exploration', 'Opalescence'] } })
    expect(b.pt('Exploration')).toBe('2/2')
    expect(b.pt('Glorious Anthem')).toBe('4/4')
  })

  it('[S12.1] [CR 302.6] an enchantment controlled since the turn began can attack', () => {
    const b = board({ a: { battlefield: ['Opalescence', 'Parallax Wave'] } })
    b.attack('Parallax Wave').damage()
    expect(b.life('B')).toBe(16)
  })

  it('[S12.1] [CR 302.6] an enchantment that came this turn cannot', () => {
    const b = board({ a: { battlefield: ['Opalescence', 'Exploration', { card: 'Bitterblossom', sick: true }] } })
    b.to('declareAttackers')
    const { decision } = b
    if (decision.shape !== 'attack') throw new Error(decision.shape)
    expect(decision.candidates.map((c) => c.attacker)).toEqual([b.id('Exploration')])
  })

  it('[S12.1] such a creature dies to damage', () => {
    const b = board({
      a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      b: { battlefield: ['Opalescence', 'Worship', "Enchantress's Presence"] },
    })
    b.cast('Lightning Bolt', { targets: ["Enchantress's Presence"] }).resolve()
    expect(b.in('graveyard', "Enchantress's Presence", 'B')).toBe(true)
  })

  it('[S12.1] its own abilities still work', () => {
    const b = board({
      a: { battlefield: ['Opalescence', "Enchantress's Presence", 'Forest'], hand: ['Exploration'] },
    })
    b.cast('Exploration').resolve()
    expect(b.names('hand', 'A')).toEqual(['Wastes'])
  })

  it('[S12.1] Sterling Grove animated still gives the others shroud, but not itself', () => {
    const b = board({ a: { battlefield: ['Opalescence', 'Sterling Grove', 'Exploration'] } })
    expect(b.has('Exploration', 'shroud')).toBe(true)
    expect(b.has('Sterling Grove', 'shroud')).toBe(false)
  })
})

describe('abilities that are lost', () => {
  it.each([
    [['Fervor', 'Humility'], false],
    [['Humility', 'Fervor'], true],
  ])('[CR 613.7] in layer 6 the newer counts: with %j a creature has haste: %s', (order, haste) => {
    const b = board({ a: { battlefield: [...order, 'Grizzly Bears'] } })
    expect(b.has('Grizzly Bears', 'haste')).toBe(haste)
  })

  it.each([[['Humility', 'Goblin King', 'Goblin Piker']], [['Goblin King', 'Goblin Piker', 'Humility']]])(
    '[CR 613.8a] in the order %j Goblin King loses its ability before it applies',
    (battlefield) => {
      const b = board({ a: { battlefield } })
      expect(b.pt('Goblin Piker')).toBe('1/1')
      expect(b.has('Goblin Piker', 'landwalk')).toBe(false)
    },
  )

  it.each([
    [['Opalescence', 'Humility', 'Sterling Grove', 'Exploration']],
    [['Opalescence', 'Sterling Grove', 'Exploration', 'Humility']],
  ])('[CR 613.8a] in the order %j the animated Sterling Grove gives no shroud', (battlefield) => {
    expect(board({ a: { battlefield } }).has('Exploration', 'shroud')).toBe(false)
  })

  it('[S10.1] [CR 613.8b] two Humilities with Opalescence: the older applies, the newer lost its ability before', () => {
    const b = board({ a: { battlefield: ['Humility', 'Opalescence', 'Humility', 'Grizzly Bears'] } })
    expect(b.pt('Humility')).toBe('4/4')
    expect(b.pt('Humility#2')).toBe('4/4')
    expect(b.pt('Grizzly Bears')).toBe('1/1')
  })

  it('[S10.1] [CR 613.7] Snapcaster Mage’s effect is newer than Yixlid Jailer: the card has flashback', () => {
    const b = board({
      a: {
        battlefield: ['Yixlid Jailer', 'Mountain'],
        mana: '{U}{U}',
        hand: ['Snapcaster Mage'],
        graveyard: ['Lightning Bolt'],
      },
    })
    b.cast('Snapcaster Mage').resolve().resolve()
    expect(b.can('cast', 'Lightning Bolt')).toBe(true)
  })

  it('[CR 702.37e] under Humility a face-down creature would have no morph cost: it cannot be turned up', () => {
    const b = board({ a: { battlefield: ['9 Plains', 'Humility'], hand: ['Exalted Angel'] } })
    b.cast('Exalted Angel', { method: 'morph' }).resolve()
    const id = b.game.state.battlefield.at(-1)!
    expect(b.refusal({ kind: 'turnFaceUp', object: id })).toBe('It has no morph cost.')
  })

  it('[S10.1] [CR 613.1f] Goblin Warchief under Humility makes nothing cheaper', () => {
    const b = board({ a: { battlefield: ['Goblin Warchief', 'Humility', 'Mountain'], hand: ['Goblin Piker'] } })
    expect(b.can('cast', 'Goblin Piker')).toBe(false)
  })

  it('[S10.1] [CR 613.1f] Glorious Anthem is no creature: under Humility alone creatures are 2/2', () => {
    const b = board({ a: { battlefield: ['Glorious Anthem', 'Humility', 'Serra Angel'] } })
    expect(b.pt('Serra Angel')).toBe('2/2')
  })

  it('[CR 305.7] Blood Moon takes the abilities of an animated Mishra’s Factory, but it stays a creature', () => {
    const b = board({ a: { battlefield: ["Mishra's Factory", '4 Mountain'], hand: ['Blood Moon'] } })
    b.activate("Mishra's Factory").resolve()
    b.cast('Blood Moon').resolve()
    const c = b.c("Mishra's Factory")
    expect(isCreature(c)).toBe(true)
    expect(b.pt("Mishra's Factory")).toBe('2/2')
    expect(c.abilities.map((i) => i.key)).toEqual(['basic:Mountain'])
  })

  it('[S10.1] [CR 613.1f] an ability granted after its object lost all stays: Swiftfoot Boots on a creature under Humility', () => {
    const b = board({
      a: { battlefield: ['Humility', 'Serra Angel', { card: 'Swiftfoot Boots', attachedTo: 'Serra Angel' }] },
    })
    expect(b.has('Serra Angel', 'hexproof')).toBe(true)
    expect(b.has('Serra Angel', 'flying')).toBe(false)
  })

  it('[CR 604.3] Serra Avatar under another’s control follows that player’s life', () => {
    const b = board({
      a: { battlefield: [{ card: 'Control Magic', attachedTo: 'Serra Avatar' }], life: 7 },
      b: { battlefield: ['Serra Avatar'], life: 30 },
    })
    expect(b.pt('Serra Avatar')).toBe('7/7')
  })
})

describe('land types', () => {
  it.each([
    [['Blood Moon', 'Urborg, Tomb of Yawgmoth', 'Wasteland']],
    [['Urborg, Tomb of Yawgmoth', 'Wasteland', 'Blood Moon']],
  ])('[CR 613.8] in the order %j Blood Moon makes Urborg a Mountain, so Urborg adds no Swamp type', (battlefield) => {
    const b = board({ a: { battlefield } })
    expect(b.c('Urborg, Tomb of Yawgmoth').subtypes).toEqual(['Mountain'])
    expect(b.c('Wasteland').subtypes).toEqual(['Mountain'])
  })

  it('[S10.1] [CR 613.8] with Urborg a Mountain, basic lands are not Swamps either', () => {
    const b = board({ a: { battlefield: ['Urborg, Tomb of Yawgmoth', 'Forest', 'Blood Moon'] } })
    expect(b.c('Forest').subtypes).toEqual(['Forest'])
  })

  it('[CR 305.7] a Wasteland under Blood Moon has only the mana ability of a Mountain', () => {
    const b = board({ a: { battlefield: ['Blood Moon', 'Wasteland', 'Rishadan Port'] } })
    expect(b.c('Wasteland').abilities.map((i) => i.key)).toEqual(['basic:Mountain'])
    b.tapForMana('Wasteland')
    expect(b.pool('A')).toBe('{R}')
  })

  it('[CR 305.7] Blood Moon makes Dryad Arbor a Mountain that is still a green 1/1 Dryad creature', () => {
    const b = board({ a: { battlefield: ['Dryad Arbor', 'Blood Moon'] } })
    const c = b.c('Dryad Arbor')
    expect(c.subtypes).toEqual(['Dryad', 'Mountain'])
    expect(isCreature(c) && isLand(c)).toBe(true)
    expect(colorsOf(c)).toEqual(['G'])
    expect(b.pt('Dryad Arbor')).toBe('1/1')
  })

  it('[CR 305.7] Dryad Arbor under Blood Moon taps for red', () => {
    const b = board({ a: { battlefield: ['Dryad Arbor', 'Blood Moon'] } })
    b.tapForMana('Dryad Arbor')
    expect(b.pool('A')).toBe('{R}')
  })

  it('Blood Moon leaves basic lands alone', () => {
    const b = board({ a: { battlefield: ['Island', 'Blood Moon'] } })
    expect(b.c('Island').subtypes).toEqual(['Island'])
  })

  it('[CR 305.6] Urborg gives every land the ability to tap for black besides its own', () => {
    const b = board({ a: { battlefield: ['Urborg, Tomb of Yawgmoth', 'Wasteland'] } })
    expect(hasSubtype(b.c('Wasteland'), 'Swamp')).toBe(true)
    expect(b.c('Wasteland').abilities.length).toBe(3)
  })

  it('[S10.1] [CR 613.8a] Spreading Seas on Urborg takes its ability away before it applies, whatever came first', () => {
    const b = board({
      a: {
        battlefield: [
          'Urborg, Tomb of Yawgmoth',
          'Plains',
          { card: 'Spreading Seas', attachedTo: 'Urborg, Tomb of Yawgmoth' },
        ],
      },
    })
    expect(b.c('Urborg, Tomb of Yawgmoth').subtypes).toEqual(['Island'])
    expect(b.c('Plains').subtypes).toEqual(['Plains'])
  })

  it('[S10.1] [CR 613.7] Spreading Seas newer than Urborg: that land is only an Island', () => {
    const b = board({
      a: { battlefield: ['Urborg, Tomb of Yawgmoth', 'Plains', { card: 'Spreading Seas', attachedTo: 'Plains' }] },
    })
    expect(b.c('Plains').subtypes).toEqual(['Island'])
  })

  it('[S10.1] [CR 613.7] Spreading Seas older than Urborg: that land is an Island and a Swamp', () => {
    const b = board({
      a: { battlefield: ['Plains', { card: 'Spreading Seas', attachedTo: 'Plains' }, 'Urborg, Tomb of Yawgmoth'] },
    })
    expect(b.c('Plains').subtypes).toEqual(['Island', 'Swamp'])
  })

  it('[S10.1] [CR 613.7] of Blood Moon and Spreading Seas the newer one counts', () => {
    const b = board({
      a: { battlefield: ['Wasteland', 'Blood Moon', { card: 'Spreading Seas', attachedTo: 'Wasteland' }] },
    })
    expect(b.c('Wasteland').subtypes).toEqual(['Island'])
  })

  it('[CR 604.3] Nightmare counts the Swamps that Urborg makes', () => {
    const b = board({ a: { battlefield: ['Nightmare', 'Urborg, Tomb of Yawgmoth', '2 Forest'] } })
    expect(b.pt('Nightmare')).toBe('3/3')
  })

  it("[CR 702.14] Urborg gives the opponent's lands the type that swampwalk asks for", () => {
    const b = board({
      a: { battlefield: ['Bog Wraith', 'Urborg, Tomb of Yawgmoth'] },
      b: { battlefield: ['Forest', 'Hill Giant'] },
    })
    b.attack('Bog Wraith').damage()
    expect(b.life('B')).toBe(17)
  })
})

describe('the other layers', () => {
  it('[S10.1] [CR 613.1b] Control Magic changes the controller, and Glorious Anthem sees it', () => {
    const b = board({
      a: { battlefield: ['Glorious Anthem', '4 Island'], hand: ['Control Magic'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.cast('Control Magic', { targets: ['Hill Giant'] }).resolve()
    expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
    expect(b.pt('Hill Giant')).toBe('4/4')
  })

  it('[S10.1] [CR 613.1e] Wild Mongrel made white is helped by Honor of the Pure', () => {
    const b = board({ a: { battlefield: ['Wild Mongrel', 'Honor of the Pure'], hand: ['Forest'] } })
    b.option('chooseColor', 'white').activate('Wild Mongrel').resolve()
    expect(colorsOf(b.c('Wild Mongrel'))).toEqual(['W'])
    expect(b.pt('Wild Mongrel')).toBe('4/4')
  })

  it('[S10.1] [CR 613.7d] Giant Growth after Humility is not undone by it: layer 7c follows 7b', () => {
    const b = board({
      a: { battlefield: ['Grizzly Bears', ...FOREST_MANA, 'Forest'], hand: ['Giant Growth', 'Humility'] },
    })
    b.cast('Giant Growth', { targets: ['Grizzly Bears'] }).resolve()
    b.cast('Humility').resolve()
    expect(b.pt('Grizzly Bears')).toBe('4/4')
  })

  it('[CR 611.3a] [S10.1] an effect of a static ability ends with its source', () => {
    const b = board({ a: { battlefield: ['Glorious Anthem', 'Grizzly Bears', '2 Plains'], hand: ['Disenchant'] } })
    expect(b.pt('Grizzly Bears')).toBe('3/3')
    b.cast('Disenchant', { targets: ['Glorious Anthem'] }).resolve()
    expect(b.pt('Grizzly Bears')).toBe('2/2')
  })

  it('[CR 611.2] [S10.1] an effect of a resolved spell lasts until end of turn', () => {
    const b = board({ a: { battlefield: ['Grizzly Bears', 'Forest'], hand: ['Giant Growth'] } })
    b.cast('Giant Growth', { targets: ['Grizzly Bears'] }).resolve()
    expect(b.pt('Grizzly Bears')).toBe('5/5')
    b.to('upkeep', 4)
    expect(b.pt('Grizzly Bears')).toBe('2/2')
  })

  it('[CR 611.2c] Goblin Pyromancer pumps the Goblins of that moment, not those that come later', () => {
    const b = board({
      a: { battlefield: ['Goblin Piker', '5 Mountain'], hand: ['Goblin Pyromancer', 'Raging Goblin'] },
    })
    b.cast('Goblin Pyromancer').resolve().resolve()
    b.cast('Raging Goblin').resolve()
    expect(b.pt('Goblin Piker')).toBe('5/1')
    expect(b.pt('Raging Goblin')).toBe('1/1')
  })

  it('[CR 611.3a] [S10.1] a static ability affects what comes later too', () => {
    const b = board({ a: { battlefield: ['Goblin King', 'Mountain'], hand: ['Raging Goblin'] } })
    b.cast('Raging Goblin').resolve()
    expect(b.pt('Raging Goblin')).toBe('2/2')
  })

  it('a Goblin King does not pump itself; two pump each other', () => {
    const b = board({ a: { battlefield: ['2 Goblin King'] } })
    expect(b.pt('Goblin King')).toBe('3/3')
    expect(board({ a: { battlefield: ['Goblin King'] } }).pt('Goblin King')).toBe('2/2')
  })

  it('[CR 604.3] Tarmogoyf counts card types in all graveyards', () => {
    const b = board({
      a: { battlefield: ['Tarmogoyf'], graveyard: ['Forest', 'Dryad Arbor'] },
      b: { graveyard: ['Lightning Bolt'] },
    })
    expect(b.pt('Tarmogoyf')).toBe('3/4')
  })

  it('[CR 604.3] a characteristic-defining ability works in every zone', () => {
    const b = board({ a: { hand: ['Tarmogoyf'], graveyard: ['Forest', 'Lightning Bolt'] } })
    expect(b.pt('Tarmogoyf')).toBe('2/3')
  })

  it('[CR 604.3] Serra Avatar follows its controller’s life total', () => {
    const b = board({
      a: { battlefield: ['Serra Avatar', 'Mountain', 'Plains'], hand: ['Lightning Bolt', "Chaplain's Blessing"] },
    })
    expect(b.pt('Serra Avatar')).toBe('20/20')
    b.cast('Lightning Bolt', { targets: ['A'] }).resolve()
    expect(b.pt('Serra Avatar')).toBe('17/17')
    b.cast("Chaplain's Blessing").resolve()
    expect(b.pt('Serra Avatar')).toBe('22/22')
  })

  it('[CR 604.1] Serra Ascendant is 6/6 with flying from 30 life on', () => {
    const b = board({ a: { battlefield: ['Serra Ascendant', 'Plains'], hand: ["Chaplain's Blessing"], life: 25 } })
    expect(b.pt('Serra Ascendant')).toBe('1/1')
    b.cast("Chaplain's Blessing").resolve()
    expect(b.pt('Serra Ascendant')).toBe('6/6')
    expect(b.has('Serra Ascendant', 'flying')).toBe(true)
  })

  it('[CR 207.2c] threshold: Werebear is 4/4 with seven cards in the graveyard', () => {
    expect(board({ a: { battlefield: ['Werebear'], graveyard: ['6 Forest'] } }).pt('Werebear')).toBe('1/1')
    expect(board({ a: { battlefield: ['Werebear'], graveyard: ['7 Forest'] } }).pt('Werebear')).toBe('4/4')
  })

  it('[CR 604.1] Sejiri Merfolk has its keywords only while you control a Plains', () => {
    const b = board({ a: { battlefield: ['Sejiri Merfolk', 'Tundra', '4 Mountain'], hand: ['Blood Moon'] } })
    expect(b.has('Sejiri Merfolk', 'lifelink')).toBe(true)
    b.cast('Blood Moon').resolve()
    expect(b.has('Sejiri Merfolk', 'lifelink')).toBe(false)
  })

  it('[CR 122.1a] a −0/−1 counter of Wall of Roots takes one toughness', () => {
    const b = board({ a: { battlefield: ['Wall of Roots'] } })
    b.tapForMana('Wall of Roots')
    expect(b.pool('A')).toBe('{G}')
    expect(b.pt('Wall of Roots')).toBe('0/4')
  })

  it('[S10.1] [CR 613.4d] [CR 613.4c] counters apply in the layer of other changes, after base values are set', () => {
    const b = board({ a: { battlefield: ['Opalescence', { card: 'Exploration', counters: { '+1/+1': 2 } }] } })
    expect(b.pt('Exploration')).toBe('3/3')
  })

  it('[CR 305.6] a Dryad Arbor has a mana ability, so Muraganda Petroglyphs does not help it', () => {
    const b = board({ a: { battlefield: ['Dryad Arbor', 'Grizzly Bears', 'Muraganda Petroglyphs'] } })
    expect(b.pt('Dryad Arbor')).toBe('1/1')
    expect(b.pt('Grizzly Bears')).toBe('4/4')
  })

  it('[S10.1] [CR 613.1f] Yixlid Jailer takes the abilities of cards in all graveyards', () => {
    const b = board({
      a: { battlefield: ['Yixlid Jailer', 'Forest', 'Glorious Anthem'], graveyard: ['Ray of Revelation'] },
    })
    expect(b.c('Ray of Revelation').abilities).toEqual([])
    expect(b.can('cast', 'Ray of Revelation')).toBe(false)
  })
})
