import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('copies of permanents', () => {
  it('[CR 400.7] a Clone that leaves the battlefield is a Clone again', () => {
    const b = board({ a: { battlefield: ['6 Island', 'Serra Angel'], hand: ['Clone', 'Unsummon'] } })
    b.yes('copy').cast('Clone').resolve()
    b.cast('Unsummon', { targets: ['Serra Angel#2'] }).resolve()
    expect(b.names('hand', 'A')).toEqual(['Clone'])
  })
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

describe('looking back', () => {
  it('[CR 400.7, 603.6] a trigger about a permanent that is gone does nothing to the card in the graveyard', () => {
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

describe('new objects', () => {
  it('[S5.2] [CR 400.7, 403.4] a card that changes zones is a new object', () => {
    const b = board({ a: { battlefield: ['Grizzly Bears', 'Plains'], hand: ['Cloudshift'] } })
    const old = b.id('Grizzly Bears')
    b.cast('Cloudshift').resolve()
    expect(b.id('Grizzly Bears')).not.toBe(old)
    expect(b.game.state.objects[old]).toBeUndefined()
  })

  it('[S5.2] damage does not follow it', () => {
    const b = board({ a: { battlefield: [{ card: 'Hill Giant', damage: 2 }, 'Plains'], hand: ['Cloudshift'] } })
    b.cast('Cloudshift').resolve()
    expect(b.object('Hill Giant').damage).toBe(0)
  })

  it('[S5.2] attachments do not follow it', () => {
    const b = board({
      a: {
        battlefield: ['Hill Giant', 'Plains', { card: 'Holy Strength', attachedTo: 'Hill Giant' }],
        hand: ['Cloudshift'],
      },
    })
    b.cast('Cloudshift').resolve()
    expect(b.pt('Hill Giant')).toBe('3/3')
    expect(b.in('graveyard', 'Holy Strength', 'A')).toBe(true)
  })

  it('[S5.2] effects until end of turn do not follow it', () => {
    const b = board({ a: { battlefield: ['Grizzly Bears', 'Plains', 'Forest'], hand: ['Giant Growth', 'Cloudshift'] } })
    b.cast('Giant Growth').resolve()
    b.cast('Cloudshift').resolve()
    expect(b.pt('Grizzly Bears')).toBe('2/2')
  })

  it('[S5.2] [CR 302.6] a flickered creature is summoning sick', () => {
    const b = board({ a: { battlefield: ['Soulmender', 'Plains'], hand: ['Cloudshift'] } })
    b.cast('Cloudshift').resolve()
    expect(b.can('activate', 'Soulmender')).toBe(false)
  })

  it('[CR 400.7j] [S5.2] a flickered creature enters: Elvish Visionary draws again', () => {
    const b = board({ a: { battlefield: ['Elvish Visionary', 'Plains'], hand: ['Cloudshift'] } })
    b.cast('Cloudshift').resolve().resolve()
    expect(b.names('hand', 'A')).toEqual(['Wastes'])
  })

  it('[CR 400.7d] a permanent remembers how its spell was cast: evoked Mulldrifter is sacrificed', () => {
    const b = board({ a: { battlefield: ['3 Island'], hand: ['Mulldrifter'] } })
    b.cast('Mulldrifter', { method: 'alternative' }).resolve()
    b.resolveAll()
    expect(b.in('graveyard', 'Mulldrifter', 'A')).toBe(true)
  })

  it('[CR 400.7] evoked Mulldrifter flickered with its trigger on the stack stays', () => {
    const b = board({
      a: { battlefield: ['3 Island', 'Plains'], mana: '{U}{U}{U}', hand: ['Mulldrifter', 'Cloudshift'] },
    })
    b.cast('Mulldrifter', { method: 'alternative' }).resolve()
    b.cast('Cloudshift').resolveAll()
    expect(b.in('battlefield', 'Mulldrifter', 'A')).toBe(true)
  })
})
