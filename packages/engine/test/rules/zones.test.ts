import { describe, expect, it } from 'vitest'
import { board } from '../support/board.ts'
import { inOrder, watch } from '../support/watch.ts'

describe('new objects', () => {
  it('[S5.2] [CR 400.7] a card that changes zones is a new object', () => {
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

  it('[S5.2] a flickered creature enters: Elvish Visionary draws again', () => {
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

describe('owner and controller', () => {
  it('[S1.1] a change of control is no zone change: nothing enters, counters stay', () => {
    const b = board({
      a: { battlefield: ['3 Mountain', 'Soul Warden'], hand: ['Act of Treason'] },
      b: { battlefield: [{ card: 'Grizzly Bears', counters: { '+1/+1': 1 } }] },
    })
    const id = b.id('Grizzly Bears')
    const seen = watch(b)
    b.cast('Act of Treason', { targets: ['Grizzly Bears'] }).resolve()
    expect(b.id('Grizzly Bears')).toBe(id)
    expect(b.pt('Grizzly Bears')).toBe('3/3')
    expect(seen.count('triggered')).toBe(0)
  })

  it('[S5.3] a card goes to its owner’s graveyard, whoever controls it', () => {
    const b = board({
      a: { battlefield: ['3 Mountain', 'Mountain'], hand: ['Act of Treason', 'Shock'] },
      b: { battlefield: ['Grizzly Bears'] },
    })
    b.cast('Act of Treason').resolve()
    b.cast('Shock', { targets: ['Grizzly Bears'] }).resolve()
    expect(b.names('graveyard', 'B')).toEqual(['Grizzly Bears'])
  })

  it('[S5.3] and to its owner’s hand', () => {
    const b = board({
      a: { battlefield: ['Mountain', '4 Island'], hand: ['Act of Treason', 'Unsummon'] },
      b: { battlefield: ['Grizzly Bears'] },
    })
    b.cast('Act of Treason').resolve()
    b.cast('Unsummon').resolve()
    expect(b.names('hand', 'B')).toEqual(['Grizzly Bears'])
  })

  it('[S5.3] Reanimate on a foreign creature: yours to control, theirs to own', () => {
    const b = board({ a: { battlefield: ['Swamp'], hand: ['Reanimate'] }, b: { graveyard: ['Hill Giant'] } })
    b.cast('Reanimate').resolve()
    expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
    expect(b.object('Hill Giant').owner).toBe(1)
    expect(b.life('A')).toBe(16)
  })

  it('[CR 302.6] a creature whose control changed is summoning sick', () => {
    const b = board({
      a: { battlefield: ['4 Island'], hand: ['Control Magic'] },
      b: { battlefield: ['Prodigal Pyromancer'] },
    })
    b.cast('Control Magic').resolve()
    expect(b.can('activate', 'Prodigal Pyromancer')).toBe(false)
    b.to('main1', 5)
    expect(b.can('activate', 'Prodigal Pyromancer')).toBe(true)
  })

  it('[CR 701.12b] Switcheroo exchanges control of two creatures', () => {
    const b = board({
      a: { battlefield: ['5 Island', 'Grizzly Bears'], hand: ['Switcheroo'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.cast('Switcheroo', { targets: ['Grizzly Bears', 'Hill Giant'] }).resolve()
    expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
    expect(b.in('battlefield', 'Grizzly Bears', 'B')).toBe(true)
  })

  it('[CR 701.12b] two creatures of one player: nothing happens', () => {
    const b = board({ a: { battlefield: ['5 Island', 'Grizzly Bears', 'Hill Giant'], hand: ['Switcheroo'] } })
    b.cast('Switcheroo', { targets: ['Grizzly Bears', 'Hill Giant'] }).resolve()
    expect(b.names('battlefield', 'B')).toEqual([])
  })

  it('[CR 613.7] Control Magic after Switcheroo wins, and when it goes the exchange is back', () => {
    const b = board({
      a: { battlefield: ['5 Island', 'Grizzly Bears'], hand: ['Switcheroo'] },
      b: { battlefield: ['Hill Giant', '4 Island', '2 Plains'], hand: ['Control Magic', 'Disenchant'] },
    })
    b.cast('Switcheroo', { targets: ['Grizzly Bears', 'Hill Giant'] }).resolve()
    b.to('main1', 4)
    b.cast('Control Magic', { targets: ['Hill Giant'] }).resolve()
    expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
    b.cast('Disenchant', { targets: ['Control Magic'] }).resolve()
    expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
  })

  it('[CR 613.7e] the newer of two Control Magics counts', () => {
    const b = board({
      a: { battlefield: ['4 Island'], hand: ['Control Magic'] },
      b: { battlefield: ['Hill Giant', '4 Island'], hand: ['Control Magic'] },
    })
    b.cast('Control Magic', { targets: ['Hill Giant'] }).resolve()
    expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
    b.to('main1', 4)
    b.cast('Control Magic', { targets: ['Hill Giant'] }).resolve()
    expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
  })
})

describe('returning under control', () => {
  it('Cloudshift on a creature taken with Act of Treason: it stays with you', () => {
    const b = board({
      a: { battlefield: ['Plains', '3 Mountain'], mana: '{R}{R}{R}', hand: ['Act of Treason', 'Cloudshift'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.cast('Act of Treason').resolve()
    b.cast('Cloudshift').resolve()
    b.to('main1', 5)
    expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
    expect(b.object('Hill Giant').owner).toBe(1)
  })

  it('[S11.2] Parallax Wave exiled by Rest in Peace as it dies still returns its creatures', () => {
    const b = board({
      a: {
        battlefield: [{ card: 'Parallax Wave', counters: { fade: 5 } }, 'Rest in Peace', '2 Plains'],
        hand: ['Disenchant'],
      },
      b: { battlefield: ['Hill Giant'] },
    })
    b.activate('Parallax Wave').resolve()
    b.cast('Disenchant', { targets: ['Parallax Wave'] }).resolveAll()
    expect(b.in('exile', 'Parallax Wave')).toBe(true)
    expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
  })

  it('[CR 614.6] Rancor under Rest in Peace is exiled and does not return', () => {
    const b = board({
      a: {
        battlefield: ['Rest in Peace', 'Grizzly Bears', { card: 'Rancor', attachedTo: 'Grizzly Bears' }, 'Mountain'],
        hand: ['Shock'],
      },
    })
    b.cast('Shock', { targets: ['Grizzly Bears'] }).resolveAll()
    expect(b.in('exile', 'Rancor')).toBe(true)
  })
})

describe('the order of zones', () => {
  it('[S5.1] the graveyard keeps its order: the newest card last', () => {
    const b = board({ a: { battlefield: ['2 Mountain'], hand: ['Lightning Bolt', 'Shock'] } })
    b.cast('Lightning Bolt', { targets: ['B'] }).resolve()
    b.cast('Shock', { targets: ['B'] }).resolve()
    expect(b.names('graveyard', 'A')).toEqual(['Lightning Bolt', 'Shock'])
  })

  it('[S5.1] [CR 121.1] cards are drawn from the top', () => {
    const b = board({ a: { battlefield: ['3 Island'], hand: ['Divination'], library: ['Forest', 'Island', 'Swamp'] } })
    b.cast('Divination').resolve()
    expect(b.names('hand', 'A')).toEqual(['Forest', 'Island'])
    expect(b.names('library', 'A')).toEqual(['Swamp'])
  })

  it('[S5.1] Brainstorm puts two cards on top in the order chosen', () => {
    const b = board({
      a: { battlefield: ['Island'], hand: ['Brainstorm'], library: ['Forest', 'Swamp', 'Plains', 'Wastes'] },
    })
    b.reply('choose', () => [b.id('Forest', 'hand'), b.id('Plains', 'hand')])
    b.reply('orderCards', inOrder('Plains', 'Forest'))
    b.cast('Brainstorm').resolve()
    expect(b.names('library', 'A')).toEqual(['Plains', 'Forest', 'Wastes'])
  })

  it('[S5.1] Impulse puts the rest on the bottom', () => {
    const b = board({
      a: { battlefield: ['2 Island'], hand: ['Impulse'], library: ['Forest', 'Swamp', 'Plains', 'Mountain', 'Wastes'] },
    })
    b.pick('choose', 'Swamp').reply('orderCards', inOrder('Mountain', 'Plains', 'Forest'))
    b.cast('Impulse').resolve()
    expect(b.names('hand', 'A')).toEqual(['Swamp'])
    expect(b.names('library', 'A')).toEqual(['Wastes', 'Mountain', 'Plains', 'Forest'])
  })

  it('[S5.1] [CR 701.24] searching ends with a shuffle that keeps every card', () => {
    const b = board({ a: { battlefield: ['Windswept Heath'], library: ['5 Island', 'Plains', '4 Swamp'] } })
    const seen = watch(b)
    b.pick('chooseFound', 'Plains').activate('Windswept Heath').resolve()
    expect(b.in('battlefield', 'Plains', 'A')).toBe(true)
    expect(b.names('library', 'A').length).toBe(9)
    expect(seen.count('shuffled', 'A')).toBe(1)
  })

  it('[CR 701.23b] a player may fail to find', () => {
    const b = board({ a: { battlefield: ['Windswept Heath'], library: ['5 Plains'] } })
    b.reply('chooseFound', []).activate('Windswept Heath').resolve()
    expect(b.names('battlefield', 'A')).toEqual([])
    expect(b.life('A')).toBe(19)
  })

  it('Wheel of Fortune: each player discards the hand, then draws seven', () => {
    const b = board({
      a: { battlefield: ['3 Mountain'], hand: ['Wheel of Fortune', '2 Forest'] },
      b: { hand: ['Island'] },
    })
    b.cast('Wheel of Fortune').resolve()
    expect(b.names('hand', 'A').length).toBe(7)
    expect(b.names('hand', 'B').length).toBe(7)
    expect(b.names('graveyard', 'B')).toEqual(['Island'])
  })

  it('Fact or Fiction: the opponent makes the piles, you choose', () => {
    const b = board({
      a: {
        battlefield: ['4 Island'],
        hand: ['Fact or Fiction'],
        library: ['Forest', 'Island', 'Swamp', 'Plains', 'Mountain', 'Wastes'],
      },
    })
    b.reply('piles', [0, 1], 'B').reply('choosePile', [1], 'A')
    b.cast('Fact or Fiction').resolve()
    expect(b.names('hand', 'A')).toEqual(['Swamp', 'Plains', 'Mountain'])
    expect(b.names('graveyard', 'A')).toEqual(['Forest', 'Island', 'Fact or Fiction'])
  })

  it('[CR 303.4f] Replenish returns an Aura with its only possible host, without a question', () => {
    const b = board({
      a: { battlefield: ['4 Plains', 'Grizzly Bears'], hand: ['Replenish'], graveyard: ['Holy Strength'] },
    })
    b.cast('Replenish').resolve()
    expect(b.object('Holy Strength').attachedTo).toBe(b.id('Grizzly Bears'))
    expect(b.pt('Grizzly Bears')).toBe('3/4')
  })

  it('[CR 303.4g] an Aura with nothing to enchant stays in the graveyard', () => {
    const b = board({
      a: { battlefield: ['4 Plains'], hand: ['Replenish'], graveyard: ['Holy Strength', 'Glorious Anthem'] },
    })
    b.cast('Replenish').resolve()
    expect(b.in('graveyard', 'Holy Strength', 'A')).toBe(true)
    expect(b.in('battlefield', 'Glorious Anthem')).toBe(true)
  })

  it('[CR 303.4f] an Aura that is put onto the battlefield targets nothing: shroud does not stop it', () => {
    const b = board({
      a: { battlefield: ['4 Plains', 'Argothian Enchantress'], hand: ['Replenish'], graveyard: ['Holy Strength'] },
    })
    b.cast('Replenish').resolve()
    expect(b.pt('Argothian Enchantress')).toBe('1/3')
  })

  it('[CR 303.4f] it cannot enter on something that enters with it', () => {
    const b = board({
      a: {
        battlefield: ['4 Plains', 'Opalescence'],
        hand: ['Replenish'],
        graveyard: ['Glorious Anthem', 'Holy Strength'],
      },
    })
    b.cast('Replenish').resolve()
    expect(b.in('graveyard', 'Holy Strength', 'A')).toBe(true)
  })

  it('[CR 303.4f] its controller chooses among several hosts', () => {
    const b = board({
      a: { battlefield: ['4 Plains', 'Grizzly Bears'], hand: ['Replenish'], graveyard: ['Holy Strength'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.pick('enterAttached', 'Hill Giant').cast('Replenish').resolve()
    expect(b.pt('Hill Giant')).toBe('4/5')
  })

  it('[S5.4] every move says where from and where to, who caused it and why', () => {
    const b = board({ a: { battlefield: ['3 Swamp'], hand: ['Murder'] }, b: { battlefield: ['Hill Giant'] } })
    const seen = watch(b)
    b.cast('Murder')
    const spell = b.id('Murder')
    b.resolve()
    const death = seen.events.find((e) => e.kind === 'zoneChange' && e.from === 'battlefield')
    expect(death).toMatchObject({ to: 'graveyard', player: 1, source: spell, controller: 0, detail: 'destroy' })
  })

  it('[S5.4] damage knows its source and that source’s controller', () => {
    const b = board({ a: { battlefield: ['Prodigal Pyromancer'] } })
    const seen = watch(b)
    b.activate('Prodigal Pyromancer', { targets: ['B'] }).resolve()
    const damage = seen.events.find((e) => e.kind === 'damage')
    expect(damage).toMatchObject({ source: b.id('Prodigal Pyromancer'), controller: 0, player: 1, amount: 1 })
  })
})

describe('leaving the battlefield', () => {
  const RING = { battlefield: ['6 Plains', '6 Island', '2 Forest'], hand: ['Oblivion Ring'] }

  it.each([
    ['destroyed', 'Disenchant'],
    ['bounced', 'Capsize'],
  ])('[S11.3] an Oblivion Ring that is %s returns the card', (_how, spell) => {
    const b = board({ a: { ...RING, hand: ['Oblivion Ring', spell] }, b: { battlefield: ['Hill Giant'] } })
    b.cast('Oblivion Ring').resolve().resolve()
    b.cast(spell, { targets: ['Oblivion Ring'] }).resolveAll()
    expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
  })

  it('[S11.3] exiled, by another Ring', () => {
    const b = board({ a: { ...RING, hand: ['2 Oblivion Ring'] }, b: { battlefield: ['Hill Giant'] } })
    b.cast('Oblivion Ring').resolve().resolve()
    b.cast('Oblivion Ring').resolve()
    b.resolveAll()
    expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
  })

  it('[S11.3] sacrificed: Parallax Wave without counters in the upkeep', () => {
    const b = board({
      a: { battlefield: [{ card: 'Parallax Wave', counters: { fade: 1 } }] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.activate('Parallax Wave', { targets: ['Hill Giant'] }).resolve()
    b.to('draw', 5)
    expect(b.in('graveyard', 'Parallax Wave', 'A')).toBe(true)
    expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
  })
})
