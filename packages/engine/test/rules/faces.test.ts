import { describe, expect, it } from 'vitest'
import { colorsOf, isCreature, isLand } from '../../src/continuous/characteristics.ts'
import { characteristics } from '../../src/continuous/read.ts'
import { board } from '../support/board.ts'
import { watch } from '../support/watch.ts'

const UPKEEP = { active: 1, step: 'end' } as const

describe('transforming cards', () => {
  it('[CR 701.27a] Delver of Secrets transforms when an instant or sorcery is revealed', () => {
    const b = board({ a: { battlefield: ['Delver of Secrets'], library: ['Lightning Bolt', '5 Forest'] }, ...UPKEEP })
    b.yes().to('draw', 4)
    expect(b.pt('Insectile Aberration')).toBe('3/2')
    expect(b.has('Insectile Aberration', 'flying')).toBe(true)
  })

  it('it stays as it is with another card on top', () => {
    const b = board({ a: { battlefield: ['Delver of Secrets'], library: ['6 Forest'] }, ...UPKEEP })
    b.yes().to('draw', 4)
    expect(b.pt('Delver of Secrets')).toBe('1/1')
  })

  it('[CR 701.27] transforming is no zone change: the same object, with its counters', () => {
    const b = board({
      a: {
        battlefield: [{ card: 'Delver of Secrets', counters: { '+1/+1': 1 } }],
        library: ['Lightning Bolt', '5 Forest'],
      },
      ...UPKEEP,
    })
    const id = b.id('Delver of Secrets')
    b.yes().to('draw', 4)
    expect(b.id('Insectile Aberration')).toBe(id)
    expect(b.pt('Insectile Aberration')).toBe('4/3')
  })

  it('[CR 202.3b] [S6.1] the back face has the mana value of the front', () => {
    const b = board({ a: { battlefield: [{ card: 'Delver of Secrets', face: 1 }] } })
    expect(b.c('Insectile Aberration').manaValue).toBe(1)
    expect(b.c('Insectile Aberration').manaCost).toBeNull()
  })

  it('[CR 204] the colour of a back face comes from its indicator', () => {
    const b = board({ a: { battlefield: [{ card: 'Delver of Secrets', face: 1 }] } })
    expect(colorsOf(b.c('Insectile Aberration'))).toEqual(['U'])
  })

  it('[CR 712.8a] everywhere but on the battlefield it is its front face', () => {
    const b = board({
      a: { battlefield: [{ card: 'Delver of Secrets', face: 1 }, 'Island'], hand: ['Unsummon'] },
    })
    b.cast('Unsummon').resolve()
    expect(b.names('hand', 'A')).toEqual(['Delver of Secrets'])
  })

  it('[CR 712.11a] only the front face can be cast', () => {
    const b = board({ a: { battlefield: ['5 Island'], hand: ['Delver of Secrets'] } })
    const casts = b.legal().filter((a) => a.kind === 'cast')
    expect(casts.map((a) => a.kind === 'cast' && a.face)).toEqual([0])
  })

  it('[CR 701.27c] a permanent that is no transforming card does not transform: a Clone of Civilized Scholar', () => {
    const b = board({
      a: { battlefield: ['4 Island', 'Civilized Scholar', 'Fervor'], hand: ['Clone', 'Grizzly Bears'] },
    })
    b.yes('copy').cast('Clone').resolve()
    b.pick('discard', 'Grizzly Bears').activate('Civilized Scholar#2').resolve()
    expect(b.count('battlefield', 'Civilized Scholar')).toBe(2)
    expect(b.object('Civilized Scholar#2').tapped).toBe(false)
  })

  it('Civilized Scholar discards a creature card: it untaps and transforms', () => {
    const b = board({ a: { battlefield: ['Civilized Scholar'], hand: ['Grizzly Bears'] } })
    b.pick('discard', 'Grizzly Bears').activate('Civilized Scholar').resolve()
    expect(b.pt('Homicidal Brute')).toBe('5/1')
    expect(b.object('Homicidal Brute').tapped).toBe(false)
  })

  it('Homicidal Brute that did not attack is tapped and transforms back', () => {
    const b = board({ a: { battlefield: [{ card: 'Civilized Scholar', face: 1 }] } })
    b.to('upkeep', 4)
    expect(b.object('Civilized Scholar').tapped).toBe(true)
  })

  it('Homicidal Brute that attacked stays', () => {
    const b = board({ a: { battlefield: [{ card: 'Civilized Scholar', face: 1 }] } })
    b.attack('Homicidal Brute').to('upkeep', 4)
    expect(b.in('battlefield', 'Homicidal Brute')).toBe(true)
  })

  it('Huntmaster of the Fells transforms in an upkeep after a turn without spells, and the other side triggers', () => {
    const b = board({
      a: { battlefield: ['Huntmaster of the Fells'] },
      b: { battlefield: ['Grizzly Bears'] },
      step: 'end',
    })
    b.pick('target', 'Grizzly Bears').to('draw', 4)
    expect(b.pt('Ravager of the Fells')).toBe('4/4')
    expect(b.life('B')).toBe(18)
    expect(b.in('graveyard', 'Grizzly Bears', 'B')).toBe(true)
  })

  it('Huntmaster stays after a turn with a spell', () => {
    const b = board({ a: { battlefield: ['Huntmaster of the Fells', 'Mountain'], hand: ['Shock'] }, step: 'end' })
    b.cast('Shock', { targets: ['B'] }).resolve()
    b.to('draw', 4)
    expect(b.in('battlefield', 'Huntmaster of the Fells')).toBe(true)
  })

  it('Ravager transforms back after a player cast two spells in a turn, and the Wolf comes', () => {
    const b = board({
      a: { battlefield: [{ card: 'Huntmaster of the Fells', face: 1 }, '2 Mountain'], hand: ['2 Shock'] },
      step: 'end',
    })
    b.cast('Shock', { targets: ['B'] }).resolve()
    b.cast('Shock', { targets: ['B'] }).resolve()
    b.to('draw', 4)
    expect(b.in('battlefield', 'Huntmaster of the Fells')).toBe(true)
    expect(b.count('battlefield', 'Wolf Token')).toBe(1)
    expect(b.life('A')).toBe(22)
  })
})

describe('modal double-faced cards', () => {
  it('[CR 712.12] the land face is played as a land', () => {
    const b = board({ a: { hand: ['Akoum Warrior'] } })
    expect(b.legal()).toContainEqual({ kind: 'playLand', object: b.id('Akoum Warrior'), face: 1 })
    b.act({ kind: 'playLand', object: b.id('Akoum Warrior'), face: 1 })
    expect(isLand(b.c('Akoum Teeth'))).toBe(true)
    expect(isCreature(b.c('Akoum Teeth'))).toBe(false)
  })

  it('[CR 712.11b] the creature face is cast', () => {
    const b = board({ a: { battlefield: ['6 Mountain'], hand: ['Akoum Warrior'] } })
    b.cast('Akoum Warrior').resolve()
    expect(b.pt('Akoum Warrior')).toBe('4/5')
  })

  it('[CR 712.8d] in the hand it has only its front face’s characteristics', () => {
    const b = board({ a: { hand: ['Akoum Warrior'] } })
    expect(isLand(b.c('Akoum Warrior'))).toBe(false)
  })

  it('[CR 712.8a] a land face that leaves is the front face again', () => {
    const b = board({ a: { battlefield: [{ card: 'Akoum Warrior', face: 1 }, '2 Island'], hand: ['Boomerang'] } })
    b.cast('Boomerang', { targets: ['Akoum Teeth'] }).resolve()
    expect(b.names('hand', 'A')).toEqual(['Akoum Warrior'])
  })
})

describe('split cards', () => {
  it('[CR 709.3] either half can be cast', () => {
    const b = board({ a: { battlefield: ['2 Volcanic Island'], hand: ['Fire // Ice'] } })
    expect(b.legal().flatMap((a) => (a.kind === 'cast' ? [a.face] : []))).toEqual([0, 1])
  })

  it('[CR 709.3b] on the stack only the half being cast exists', () => {
    const b = board({ a: { battlefield: ['2 Mountain'], hand: ['Fire // Ice'] } })
    b.reply('divide', [2]).cast('Fire', { targets: ['B'] })
    const [spell] = b.game.state.stack
    expect(characteristics(b.game, spell!)).toMatchObject({ name: 'Fire', manaValue: 2 })
    expect(colorsOf(characteristics(b.game, spell!))).toEqual(['R'])
  })

  it('[CR 709.4] elsewhere it has the combined characteristics', () => {
    const b = board({ a: { hand: ['Fire // Ice'] } })
    const c = b.c('Fire // Ice')
    expect(c.manaValue).toBe(4)
    expect(colorsOf(c)).toEqual(['U', 'R'])
  })

  it('[CR 709.4] Isochron Scepter does not take it: mana value 4', () => {
    const b = board({ a: { battlefield: ['2 Mountain'], hand: ['Isochron Scepter', 'Fire // Ice'] } })
    b.yes().cast('Isochron Scepter').resolve().resolve()
    expect(b.in('hand', 'Fire // Ice', 'A')).toBe(true)
  })

  it('Fire divides 2 damage among one or two targets', () => {
    const b = board({
      a: { battlefield: ['2 Mountain'], hand: ['Fire // Ice'] },
      b: { battlefield: ['Llanowar Elves'] },
    })
    b.reply('divide', [1, 1])
      .cast('Fire', { targets: ['B,Llanowar Elves'] })
      .resolve()
    expect(b.life('B')).toBe(19)
    expect(b.in('graveyard', 'Llanowar Elves', 'B')).toBe(true)
  })

  it('Ice taps a permanent and draws a card', () => {
    const b = board({ a: { battlefield: ['2 Island'], hand: ['Fire // Ice'] }, b: { battlefield: ['Hill Giant'] } })
    b.cast('Ice', { targets: ['Hill Giant'] }).resolve()
    expect(b.object('Hill Giant').tapped).toBe(true)
    expect(b.names('hand', 'A')).toEqual(['Wastes'])
  })
})

describe('adventures', () => {
  it('[CR 715.3d] Petty Theft resolved: the card is exiled and may be cast as the creature', () => {
    const b = board({ a: { battlefield: ['5 Island'], hand: ['Brazen Borrower'] }, b: { battlefield: ['Hill Giant'] } })
    b.cast('Petty Theft').resolve()
    expect(b.names('hand', 'B')).toEqual(['Hill Giant'])
    expect(b.names('exile')).toEqual(['Brazen Borrower'])
    b.cast('Brazen Borrower', { from: 'exile' }).resolve()
    expect(b.pt('Brazen Borrower')).toBe('3/1')
  })

  it('[CR 715.3d] from exile it cannot go on the adventure again', () => {
    const b = board({
      a: { battlefield: ['6 Island'], hand: ['Brazen Borrower'] },
      b: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
    })
    b.cast('Petty Theft', { targets: ['Hill Giant'] }).resolve()
    expect(b.legal().flatMap((a) => (a.kind === 'cast' ? [a.face] : []))).toEqual([0])
  })

  it('[CR 715.3d] countered, it goes to the graveyard', () => {
    const b = board({
      a: { battlefield: ['2 Island'], hand: ['Brazen Borrower'] },
      b: { battlefield: ['Hill Giant', '2 Island'], hand: ['Counterspell'] },
    })
    b.cast('Petty Theft')
    b.turnTo('B').cast('Counterspell').resolveAll()
    expect(b.in('graveyard', 'Brazen Borrower', 'A')).toBe(true)
  })

  it('[CR 715.4] elsewhere it is only the creature', () => {
    const b = board({ a: { hand: ['Brazen Borrower'] } })
    expect(b.c('Brazen Borrower')).toMatchObject({ name: 'Brazen Borrower', manaValue: 3 })
  })

  it('[CR 715.3a] on the stack as an Adventure it is an instant of mana value 2', () => {
    const b = board({ a: { battlefield: ['2 Island'], hand: ['Brazen Borrower'] }, b: { battlefield: ['Hill Giant'] } })
    b.cast('Petty Theft')
    expect(characteristics(b.game, b.game.state.stack[0]!)).toMatchObject({ name: 'Petty Theft', manaValue: 2 })
  })
})

describe('face down', () => {
  it('[CR 702.37c] Exalted Angel cast face down for {3} is a 2/2 without name and abilities', () => {
    const b = board({ a: { battlefield: ['3 Forest'], hand: ['Exalted Angel'] } })
    b.cast('Exalted Angel', { method: 'morph' }).resolve()
    const id = b.game.state.battlefield.at(-1)!
    expect(characteristics(b.game, id)).toMatchObject({ name: '', power: 2, toughness: 2, abilities: [], manaValue: 0 })
  })

  it('[CR 702.37e] [CR 116.2b] turning it up is a special action: no stack, the same object', () => {
    const b = board({ a: { battlefield: ['7 Plains'], hand: ['Exalted Angel'] } })
    b.cast('Exalted Angel', { method: 'morph' }).resolve()
    const id = b.game.state.battlefield.at(-1)!
    b.act({ kind: 'turnFaceUp', object: id })
    expect(b.game.state.stack).toEqual([])
    expect(b.id('Exalted Angel')).toBe(id)
    expect(b.pt('Exalted Angel')).toBe('4/5')
  })

  it('[CR 702.37e] without the mana it is refused', () => {
    const b = board({ a: { battlefield: ['3 Plains'], hand: ['Exalted Angel'] } })
    b.cast('Exalted Angel', { method: 'morph' }).resolve()
    const id = b.game.state.battlefield.at(-1)!
    expect(b.refusal({ kind: 'turnFaceUp', object: id })).toBe('You cannot pay its morph cost.')
  })

  it('[CR 708.8] it does not enter when it is turned up, and "turned face up" triggers', () => {
    const b = board({ a: { battlefield: ['8 Forest', 'Soul Warden'], hand: ['Pine Walker'] } })
    b.cast('Pine Walker', { method: 'morph' }).resolve().resolve()
    const id = b.game.state.battlefield.at(-1)!
    const seen = watch(b)
    b.act({ kind: 'turnFaceUp', object: id })
    expect(b.game.state.stack.length).toBe(1)
    expect(seen.count('zoneChange')).toBe(0)
    b.resolveAll()
    expect(b.life('A')).toBe(21)
  })

  it('[CR 702.61c] a morph can be turned up while a spell with split second is on the stack', () => {
    const b = board({
      a: { battlefield: ['7 Plains'], hand: ['Exalted Angel'] },
      b: { battlefield: ['3 Island'], hand: ['Wipe Away'] },
    })
    b.cast('Exalted Angel', { method: 'morph' }).resolve()
    const id = b.game.state.battlefield.at(-1)!
    b.turnTo('B').reply('target', [id]).cast('Wipe Away')
    b.turnTo('A').act({ kind: 'turnFaceUp', object: id })
    expect(b.in('battlefield', 'Exalted Angel')).toBe(true)
  })

  it('[CR 708.9] the opponent does not see what lies face down, and sees it when it leaves', () => {
    const b = board({ a: { battlefield: ['3 Plains', 'Island'], hand: ['Exalted Angel', 'Unsummon'] } })
    b.cast('Exalted Angel', { method: 'morph' })
    b.resolve()
    b.to('main1', 5)
    const id = b.game.state.battlefield.find((x) => b.game.state.objects[x]!.faceDown)!
    b.reply('target', [id]).cast('Unsummon').resolve()
    expect(b.object('Exalted Angel').knownTo).toBe(3)
  })

  it('[CR 708.4] a face-down spell has no name and mana value 0: Prohibit counters it', () => {
    const b = board({
      a: { battlefield: ['3 Plains'], hand: ['Exalted Angel'] },
      b: { battlefield: ['2 Island'], hand: ['Prohibit'] },
    })
    b.cast('Exalted Angel', { method: 'morph' })
    expect(characteristics(b.game, b.game.state.stack[0]!)).toMatchObject({ name: '', manaValue: 0 })
    b.turnTo('B').cast('Prohibit').resolveAll()
    expect(b.in('graveyard', 'Exalted Angel', 'A')).toBe(true)
  })

  it('[CR 708.2] a face-down creature has no colour', () => {
    const b = board({
      a: { battlefield: ['3 Swamp', 'Mountain'], hand: ['Doom Blade', 'Pyroblast'] },
      b: { battlefield: ['3 Plains'], hand: ['Exalted Angel'] },
      active: 1,
    })
    b.cast('Exalted Angel', { method: 'morph' }).resolve()
    const id = b.game.state.battlefield.at(-1)!
    b.turnTo('A').reply('target', [id]).cast('Doom Blade').resolve()
    expect(b.in('graveyard', 'Exalted Angel', 'B')).toBe(true)
  })

  it('[CR 708.2] counters apply to a face-down creature', () => {
    const b = board({ a: { battlefield: ['4 Forest'], hand: ['Exalted Angel', 'Battlegrowth'] } })
    b.cast('Exalted Angel', { method: 'morph' }).resolve()
    b.cast('Battlegrowth').resolve()
    expect(characteristics(b.game, b.game.state.battlefield.at(-1)!)).toMatchObject({ power: 3, toughness: 3 })
  })
})

describe('planeswalkers', () => {
  it('[CR 306.5b] enters with its loyalty', () => {
    const b = board({ a: { battlefield: ['3 Island'], hand: ['Jace Beleren'] } })
    b.cast('Jace Beleren').resolve()
    expect(b.counters('Jace Beleren', 'loyalty')).toBe(3)
  })

  it('[S4.1] [CR 606.4] +2: each player draws', () => {
    const b = board({ a: { battlefield: ['Jace Beleren'] } })
    b.activate('Jace Beleren')
    expect(b.counters('Jace Beleren', 'loyalty')).toBe(5)
    b.resolve()
    expect(b.names('hand', 'A').length + b.names('hand', 'B').length).toBe(2)
  })

  it('[CR 606.3] one loyalty ability of a permanent each turn', () => {
    const b = board({ a: { battlefield: ['Jace Beleren'] } })
    b.activate('Jace Beleren').resolve()
    const [, minus] = b.c('Jace Beleren').abilities
    expect(b.refusal({ kind: 'activate', object: b.id('Jace Beleren'), ability: minus!.key })).toMatch(
      /already been activated/,
    )
  })

  it('[CR 606.3] only at sorcery timing', () => {
    const b = board({ a: { battlefield: ['Jace Beleren'] }, active: 1 })
    b.turnTo('A')
    expect(b.can('activate', 'Jace Beleren')).toBe(false)
  })

  it('[CR 606.6] not for more loyalty than it has', () => {
    const b = board({ a: { battlefield: ['Jace Beleren'] } })
    const ability = b.c('Jace Beleren').abilities[2]!.key
    expect(b.refusal({ kind: 'activate', object: b.id('Jace Beleren'), ability })).toMatch(/only 3 loyalty/)
  })

  it('[CR 704.5i] paying the last loyalty puts it into the graveyard, the ability resolves', () => {
    const b = board({ a: { battlefield: [{ card: 'Jace Beleren', counters: { loyalty: 1 } }] } })
    b.activate('Jace Beleren', { nth: 1, targets: ['A'] })
    expect(b.in('graveyard', 'Jace Beleren', 'A')).toBe(true)
    b.resolve()
    expect(b.names('hand', 'A').length).toBe(1)
  })

  it('[CR 120.3c] damage takes loyalty', () => {
    const b = board({ a: { battlefield: ['Mountain'], hand: ['Shock'] }, b: { battlefield: ['Jace Beleren'] } })
    b.cast('Shock', { targets: ['Jace Beleren'] }).resolve()
    expect(b.counters('Jace Beleren', 'loyalty')).toBe(1)
  })

  it('Basri Ket +1: a +1/+1 counter and indestructible until end of turn', () => {
    const b = board({ a: { battlefield: ['Basri Ket', 'Grizzly Bears', 'Mountain'], hand: ['Lightning Bolt'] } })
    b.activate('Basri Ket', { targets: ['Grizzly Bears'] }).resolve()
    b.cast('Lightning Bolt', { targets: ['Grizzly Bears'] }).resolve()
    expect(b.in('battlefield', 'Grizzly Bears')).toBe(true)
    expect(b.pt('Grizzly Bears')).toBe('3/3')
  })

  it('[CR 114.1] Basri Ket −6: an emblem that works for the rest of the game', () => {
    const b = board({ a: { battlefield: [{ card: 'Basri Ket', counters: { loyalty: 6 } }, 'Grizzly Bears'] } })
    b.activate('Basri Ket', { nth: 2 }).resolve()
    expect(b.game.state.command.length).toBe(1)
    b.to('beginCombat')
    expect(b.count('battlefield', 'Soldier Token')).toBe(1)
    expect(b.pt('Grizzly Bears')).toBe('3/3')
    expect(b.pt('Soldier Token')).toBe('2/2')
  })

  it('Chandra +1: the exiled card not cast, 2 damage to each opponent', () => {
    const b = board({ a: { battlefield: ['Chandra, Torch of Defiance'], library: ['Forest', '3 Wastes'] } })
    b.activate('Chandra, Torch of Defiance').resolve()
    expect(b.names('exile')).toEqual(['Forest'])
    expect(b.life('B')).toBe(18)
  })

  it('Chandra +1: the exiled card cast, no damage besides', () => {
    const b = board({
      a: { battlefield: ['Chandra, Torch of Defiance', 'Mountain'], library: ['Lightning Bolt', '3 Wastes'] },
    })
    b.yes().aim(['B']).activate('Chandra, Torch of Defiance').resolve()
    expect(b.life('B')).toBe(20)
    b.resolve()
    expect(b.life('B')).toBe(17)
  })

  it('[CR 715.3] an adventurer card exiled by Chandra may be cast as its Adventure', () => {
    const b = board({
      a: { battlefield: ['Chandra, Torch of Defiance', '2 Island'], library: ['Brazen Borrower', '3 Wastes'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.yes().activate('Chandra, Torch of Defiance').resolve()
    expect(characteristics(b.game, b.game.state.stack[0]!).name).toBe('Petty Theft')
    b.resolve()
    expect(b.names('hand', 'B')).toEqual(['Hill Giant'])
  })

  it('Chandra −7: the emblem deals 5 whenever you cast a spell', () => {
    const b = board({
      a: {
        battlefield: [{ card: 'Chandra, Torch of Defiance', counters: { loyalty: 7 } }, 'Mountain'],
        hand: ['Raging Goblin'],
      },
    })
    b.activate('Chandra, Torch of Defiance', { nth: 3 }).resolve()
    b.aim(['B']).cast('Raging Goblin').resolve()
    expect(b.life('B')).toBe(15)
  })
})
