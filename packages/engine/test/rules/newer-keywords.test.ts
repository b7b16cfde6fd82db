import { describe, expect, it } from 'vitest'
import { board } from '../support/board.ts'

describe('attacking together', () => {
  it('[CR 702.149a] a creature in training grows beside a stronger one', () => {
    const b = board({ a: { battlefield: ['Gryff Rider', 'Hill Giant'] } })
    b.attack('Gryff Rider', 'Hill Giant').resolve()
    expect(b.pt('Gryff Rider')).toBe('3/2')
  })

  it('[CR 702.149a] and not beside an equal one', () => {
    const b = board({ a: { battlefield: ['Gryff Rider', 'Grizzly Bears'] } })
    b.attack('Gryff Rider', 'Grizzly Bears').resolveAll()
    expect(b.pt('Gryff Rider')).toBe('2/1')
  })

  it('[Boros Elite] battalion needs two others', () => {
    const b = board({ a: { battlefield: ['Boros Elite', 'Grizzly Bears', 'Hill Giant'] } })
    b.attack('Boros Elite', 'Grizzly Bears', 'Hill Giant').resolve()
    expect(b.pt('Boros Elite')).toBe('3/3')
    const c = board({ a: { battlefield: ['Boros Elite', 'Grizzly Bears'] } })
    c.attack('Boros Elite', 'Grizzly Bears').resolveAll()
    expect(c.pt('Boros Elite')).toBe('1/1')
  })

  it('[CR 702.105a] dethrone looks at who has the most life', () => {
    const b = board({ a: { battlefield: ['Enraged Revolutionary'] } })
    b.attack('Enraged Revolutionary').resolve()
    expect(b.pt('Enraged Revolutionary')).toBe('3/2')
    const c = board({ a: { battlefield: ['Enraged Revolutionary'] }, b: { life: 19 } })
    c.attack('Enraged Revolutionary').resolveAll()
    expect(c.pt('Enraged Revolutionary')).toBe('2/1')
  })

  it('[CR 702.189a] mana of firebending stays for the combat phase and no longer', () => {
    const b = board({ a: { battlefield: ['Loyal Fire Sage'] } })
    b.attack('Loyal Fire Sage').resolve()
    expect(b.pool('A')).toBe('{R}')
    b.to('declareBlockers')
    expect(b.pool('A')).toBe('{R}')
    b.to('main2')
    expect(b.pool('A')).toBe('')
  })
})

describe('ravenous', () => {
  const enter = (lands: number, x: number) => {
    const b = board({ a: { hand: ['Mawloc'], battlefield: [`${lands} Taiga`], library: ['Shock', 'Shock'] } })
    return b.reply('x', x).cast('Mawloc').resolve().resolveAll()
  }

  it('[CR 702.156a] it enters with X counters and draws a card for an X of 5', () => {
    const b = enter(7, 5)
    expect(b.pt('Mawloc')).toBe('7/7')
    expect(b.names('hand', 'A')).toEqual(['Shock'])
  })

  it('[CR 702.156a] and not for 4', () => expect(enter(6, 4).names('hand', 'A')).toEqual([]))
})

describe('conspire', () => {
  it('[CR 702.78a] two creatures that share a color with the spell are tapped for a copy', () => {
    const b = board({
      a: { hand: ['Barkshell Blessing'], battlefield: ['Forest', 'Grizzly Bears', 'Gryff Rider', 'Hill Giant'] },
    })
    b.yes('additionalCost')
      .cast('Barkshell Blessing', { targets: ['Hill Giant'] })
      .resolveAll()
    expect(b.object('Grizzly Bears').tapped).toBe(true)
    expect(b.object('Gryff Rider').tapped).toBe(true)
    expect(b.pt('Hill Giant')).toBe('7/7')
  })

  it('[CR 702.78a] creatures of other colors do not help', () => {
    const b = board({ a: { hand: ['Barkshell Blessing'], battlefield: ['Forest', 'Grizzly Bears', 'Hill Giant'] } })
    b.yes('additionalCost')
      .cast('Barkshell Blessing', { targets: ['Hill Giant'] })
      .resolveAll()
    expect(b.pt('Hill Giant')).toBe('5/5')
  })
})

describe('ways to cast', () => {
  it('[CR 702.113a] awaken makes a creature of a land as well', () => {
    const b = board({
      a: { hand: ['Sheer Drop'], battlefield: ['6 Plains'] },
      b: { battlefield: [{ card: 'Hill Giant', tapped: true }] },
    })
    b.cast('Sheer Drop', { method: 'alternative', targets: ['Hill Giant', 'Plains'] }).resolve()
    expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
    expect(b.pt('Plains')).toBe('3/3')
    expect(b.has('Plains', 'haste')).toBe(true)
  })

  it('[CR 702.113b] for its mana cost it has no such target', () => {
    const b = board({
      a: { hand: ['Sheer Drop'], battlefield: ['3 Plains'] },
      b: { battlefield: [{ card: 'Hill Giant', tapped: true }] },
    })
    b.cast('Sheer Drop', { method: 'normal', targets: ['Hill Giant'] }).resolve()
    expect(b.counters('Plains', '+1/+1')).toBe(0)
  })

  it('[CR 702.187b] mayhem casts what was discarded this turn', () => {
    const b = board({
      a: { hand: ["Electro's Bolt", 'Wild Mongrel'], battlefield: ['4 Taiga'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.cast('Wild Mongrel').resolve().activate('Wild Mongrel').resolve()
    b.cast("Electro's Bolt", { from: 'graveyard', method: 'mayhem', targets: ['Hill Giant'] }).resolve()
    expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
  })

  it('[CR 702.187b] and nothing that lay there before', () => {
    const b = board({
      a: { graveyard: ["Electro's Bolt"], battlefield: ['4 Taiga'] },
      b: { battlefield: ['Hill Giant'] },
    })
    expect(b.can('cast', "Electro's Bolt")).toBe(false)
  })

  it('[CR 702.173a] freerunning needs combat damage of an Assassin', () => {
    const b = board({ a: { hand: ['Brotherhood Ambushers'], battlefield: ['4 Swamp', 'Grizzly Bears'] } })
    b.attack('Grizzly Bears').damage().to('main2')
    expect(b.can('cast', 'Brotherhood Ambushers')).toBe(false)
    const c = board({ a: { hand: ['Brotherhood Ambushers'], battlefield: ['4 Swamp', 'Royal Assassin'] } })
    c.attack('Royal Assassin').damage().to('main2')
    c.cast('Brotherhood Ambushers', { method: 'alternative' }).resolve()
    expect(c.in('battlefield', 'Brotherhood Ambushers')).toBe(true)
  })
})

describe('reconfigure', () => {
  it('[CR 702.151b] the Equipment is no creature while it is attached, and becomes one again', () => {
    const b = board({ a: { battlefield: ['10 Mountain', 'Bronzeplate Boar', 'Grizzly Bears'] } })
    b.activate('Bronzeplate Boar', { targets: ['Grizzly Bears'] }).resolve()
    expect(b.pt('Grizzly Bears')).toBe('5/4')
    expect(b.c('Bronzeplate Boar').types & b.c('Grizzly Bears').types).toBe(0)
    b.activate('Bronzeplate Boar', { nth: 1 }).resolve()
    expect(b.pt('Grizzly Bears')).toBe('2/2')
    expect(b.pt('Bronzeplate Boar')).toBe('3/2')
  })
})

describe('champion', () => {
  it('[CR 702.72a] exiles another one until it leaves', () => {
    const b = board({
      a: { hand: ['Nova Chaser', 'Shock'], battlefield: ['5 Mountain', 'Air Elemental', 'Grizzly Bears'] },
    })
    b.yes().cast('Nova Chaser').resolve().resolve()
    expect(b.in('exile', 'Air Elemental')).toBe(true)
    b.cast('Shock', { targets: ['Nova Chaser'] }).resolveAll()
    expect(b.in('battlefield', 'Air Elemental')).toBe(true)
  })

  it('[CR 702.72a] is sacrificed where there is none', () => {
    const b = board({ a: { hand: ['Nova Chaser'], battlefield: ['4 Mountain', 'Grizzly Bears'] } })
    b.cast('Nova Chaser').resolve().resolve()
    expect(b.in('graveyard', 'Nova Chaser', 'A')).toBe(true)
  })
})

describe('backup', () => {
  it('[CR 702.165a] another creature gets the counter and what is printed below', () => {
    const b = board({ a: { hand: ['Saiba Cryptomancer'], battlefield: ['2 Island', 'Grizzly Bears'] } })
    b.cast('Saiba Cryptomancer').resolve().aim(['Grizzly Bears']).resolve()
    expect(b.pt('Grizzly Bears')).toBe('3/3')
    expect(b.has('Grizzly Bears', 'hexproof')).toBe(true)
    expect(b.has('Grizzly Bears', 'flash')).toBe(false)
    b.to('upkeep', 4)
    expect(b.has('Grizzly Bears', 'hexproof')).toBe(false)
    expect(b.pt('Grizzly Bears')).toBe('3/3')
  })
})

describe('keyword actions', () => {
  it('[CR 701.60c] a suspected creature has menace and cannot block', () => {
    const b = board({
      a: { hand: ['Shock'], battlefield: ['Mountain'] },
      b: { hand: ['Reasonable Doubt'], battlefield: ['2 Island', 'Grizzly Bears'] },
    })
    b.cast('Shock', { targets: ['B'] }).pass()
    b.cast('Reasonable Doubt', { targets: ['Shock', 'Grizzly Bears'] }).resolve()
    expect(b.life('B')).toBe(20)
    expect(b.has('Grizzly Bears', 'menace')).toBe(true)
  })

  it('[CR 701.63a] what endures grows, or a Spirit comes', () => {
    const enter = (answer: 'yes' | 'no') => {
      const b = board({ a: { hand: ['Fortress Kin-Guard'], battlefield: ['2 Plains'] } })
      return b[answer]().cast('Fortress Kin-Guard').resolve().resolve()
    }
    expect(enter('yes').pt('Fortress Kin-Guard')).toBe('2/3')
    expect(enter('no').pt('Spirit Token')).toBe('1/1')
  })

  it('[CR 701.66a] an earthbent land is a creature with haste, and returns tapped when it dies', () => {
    const b = board({ a: { hand: ['Earthbending Lesson', 'Terror'], battlefield: ['4 Forest', '2 Swamp', 'Taiga'] } })
    b.cast('Earthbending Lesson', { targets: ['Taiga'] }).resolve()
    expect(b.pt('Taiga')).toBe('4/4')
    expect(b.has('Taiga', 'haste')).toBe(true)
    b.cast('Terror', { targets: ['Taiga'] }).resolve()
    expect(b.in('graveyard', 'Taiga', 'A')).toBe(true)
    b.resolve()
    expect(b.object('Taiga')).toMatchObject({ zone: 'battlefield', tapped: true, counters: null })
  })

  it('[CR 701.35a] what is detained neither attacks nor blocks nor acts', () => {
    const b = board({
      a: { hand: ['Inaction Injunction'], battlefield: ['2 Island', 'Hill Giant'] },
      b: { battlefield: ['Llanowar Elves', 'Grizzly Bears'] },
    })
    b.cast('Inaction Injunction', { targets: ['Llanowar Elves'] })
      .resolve()
      .to('main1', 4)
    expect(b.can('activateMana', 'Llanowar Elves')).toBe(false)
  })

  it('[CR 701.15b] a goaded creature attacks if able', () => {
    const b = board({
      a: { battlefield: [{ card: 'Shiny Impetus', attachedTo: 'Grizzly Bears' }] },
      b: { battlefield: ['Grizzly Bears'] },
      active: 1,
    })
    b.to('declareAttackers')
    expect(() => b.submit([])).toThrow()
    b.attack('Grizzly Bears').resolve().damage()
    expect(b.life('A')).toBe(16)
    expect(b.names('battlefield', 'A')).toContain('Treasure Token')
  })
})
