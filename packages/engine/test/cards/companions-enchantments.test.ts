import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it('[Control Magic] gives control of the enchanted creature while it lasts', () => {
  const b = board({
    a: { battlefield: ['4 Island'], hand: ['Control Magic'] },
    b: { battlefield: ['Hill Giant', 'Seal of Cleansing'] },
  })
  b.cast('Control Magic').resolve()
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
  b.turnTo('B')
    .activate('Seal of Cleansing', { targets: ['Control Magic'] })
    .resolve()
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
})

it('[Control Magic] brings a creature that cannot attack at once', () => {
  const b = board({ a: { battlefield: ['4 Island'], hand: ['Control Magic'] }, b: { battlefield: ['Hill Giant'] } })
  b.cast('Control Magic').resolve()
  expect(() => b.attack('Hill Giant')).toThrow()
})

it('[Pacifism] keeps a creature from attacking and blocking', () => {
  const b = board({
    a: { battlefield: ['Grizzly Bears'] },
    b: { battlefield: ['Hill Giant', { card: 'Pacifism', attachedTo: 'Hill Giant' }] },
  })
  b.attack('Grizzly Bears')
  expect(() => b.block('Hill Giant>Grizzly Bears')).toThrow()
  b.damage()
  expect(() => b.to('declareAttackers', 4).attack('Hill Giant')).toThrow()
})

it('[Holy Strength] gives +1/+2', () => {
  const b = board({ a: { battlefield: ['Plains', 'Grizzly Bears'], hand: ['Holy Strength'] } })
  b.cast('Holy Strength').resolve()
  expect(b.pt('Grizzly Bears')).toBe('3/4')
})

it('[Rancor] gives +2/+0 and trample, and returns to hand when its creature dies', () => {
  const b = board({
    a: { battlefield: ['Mountain', 'Grizzly Bears', { card: 'Rancor', attachedTo: 'Grizzly Bears' }], hand: ['Shock'] },
  })
  expect(b.pt('Grizzly Bears')).toBe('4/2')
  expect(b.has('Grizzly Bears', 'trample')).toBe(true)
  b.cast('Shock', { targets: ['Grizzly Bears'] }).resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Rancor'])
})

it('[Rancor] countered does not return', () => {
  const b = board({
    a: { battlefield: ['Forest', 'Grizzly Bears'], hand: ['Rancor'] },
    b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
  })
  b.cast('Rancor').turnTo('B').cast('Counterspell').resolveAll()
  expect(b.in('graveyard', 'Rancor', 'A')).toBe(true)
})

it('[Spreading Seas] draws a card and makes the land an Island without its abilities', () => {
  const b = board({ a: { battlefield: ['2 Island'], hand: ['Spreading Seas'] }, b: { battlefield: ['Rishadan Port'] } })
  b.cast('Spreading Seas', { targets: ['Rishadan Port'] }).resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
  expect(b.c('Rishadan Port').subtypes).toEqual(['Island'])
  b.turnTo('B').tapForMana('Rishadan Port')
  expect(b.pool('B')).toBe('{U}')
})

it('[Glorious Anthem] helps your creatures only', () => {
  const b = board({ a: { battlefield: ['Glorious Anthem', 'Grizzly Bears'] }, b: { battlefield: ['Hill Giant'] } })
  expect([b.pt('Grizzly Bears'), b.pt('Hill Giant')]).toEqual(['3/3', '3/3'])
})

it('[Honor of the Pure] helps your white creatures only', () => {
  const b = board({
    a: { battlefield: ['Honor of the Pure', 'Savannah Lions', 'Grizzly Bears'] },
    b: { battlefield: ['White Knight'] },
  })
  expect([b.pt('Savannah Lions'), b.pt('Grizzly Bears'), b.pt('White Knight')]).toEqual(['3/2', '2/2', '2/2'])
})

it('[Fervor] gives your creatures haste', () => {
  const b = board({
    a: { battlefield: ['Fervor', { card: 'Grizzly Bears', sick: true }] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.attack('Grizzly Bears')
  expect(b.has('Hill Giant', 'haste')).toBe(false)
})

it.each([
  ['Bonesplitter', '4/2'],
  ['Short Sword', '3/3'],
])('[%s] makes an equipped Grizzly Bears %s and moves for {1}', (equipment, size) => {
  const b = board({ a: { battlefield: [equipment, 'Grizzly Bears', 'Hill Giant', '2 Forest'] } })
  b.activate(equipment, { targets: ['Grizzly Bears'] }).resolve()
  expect(b.pt('Grizzly Bears')).toBe(size)
  b.activate(equipment, { targets: ['Hill Giant'] }).resolve()
  expect(b.pt('Grizzly Bears')).toBe('2/2')
})

it('[Bonesplitter] equips only at sorcery speed and only your creatures', () => {
  const b = board({ active: 1, a: { battlefield: ['Bonesplitter', 'Grizzly Bears', 'Forest'] } })
  b.turnTo('A')
  expect(b.can('activate', 'Bonesplitter')).toBe(false)
})

it('[Clone] enters as a copy of a creature', () => {
  const b = board({ a: { battlefield: ['4 Island'], hand: ['Clone'] }, b: { battlefield: ['Serra Angel'] } })
  b.cast('Clone').resolve()
  expect(b.in('battlefield', 'Serra Angel', 'A')).toBe(true)
})

it('[Clone] may copy nothing and dies', () => {
  const b = board({ a: { battlefield: ['4 Island'], hand: ['Clone'] }, b: { battlefield: ['Serra Angel'] } })
  b.no('copy').cast('Clone').resolve()
  expect(b.in('graveyard', 'Clone', 'A')).toBe(true)
})

it('[Clone] of a creature with an enter trigger triggers it', () => {
  const b = board({ a: { battlefield: ['4 Island'], hand: ['Clone'] }, b: { battlefield: ['Wall of Omens'] } })
  b.cast('Clone').resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
})

it('[Phantasmal Image] copies a creature and is sacrificed when it becomes a target', () => {
  const b = board({
    a: { battlefield: ['2 Island', 'Forest'], hand: ['Phantasmal Image', 'Giant Growth'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Phantasmal Image').resolve()
  const image = b.game.state.battlefield.at(-1)!
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
  b.reply('target', [image]).cast('Giant Growth').resolve()
  expect(b.in('graveyard', 'Phantasmal Image', 'A')).toBe(true)
})

it('[Clever Impersonator] copies any nonland permanent', () => {
  const b = board({
    a: { battlefield: ['4 Island'], hand: ['Clever Impersonator'] },
    b: { battlefield: ['Glorious Anthem', 'Forest'] },
  })
  b.cast('Clever Impersonator').resolve()
  expect(b.in('battlefield', 'Glorious Anthem', 'A')).toBe(true)
})

it('[Oblivion Ring] exiles another nonland permanent until it leaves', () => {
  const b = board({
    a: { battlefield: ['3 Plains', 'Seal of Cleansing'], hand: ['Oblivion Ring'] },
    b: { battlefield: ['Hill Giant', 'Forest'] },
  })
  b.aim(['Hill Giant']).cast('Oblivion Ring').resolveAll()
  expect(b.in('exile', 'Hill Giant', 'B')).toBe(true)
  b.activate('Seal of Cleansing', { targets: ['Oblivion Ring'] }).resolveAll()
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
})

it('[Oblivion Ring] gone before its first trigger resolves exiles for good', () => {
  const b = board({
    a: { battlefield: ['3 Plains', 'Seal of Cleansing'], hand: ['Oblivion Ring'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.aim(['Hill Giant']).cast('Oblivion Ring').resolve()
  b.activate('Seal of Cleansing', { targets: ['Oblivion Ring'] }).resolveAll()
  expect(b.in('exile', 'Hill Giant', 'B')).toBe(true)
})

it('[Banishing Light] gone before its trigger resolves exiles nothing', () => {
  const b = board({
    a: { battlefield: ['3 Plains', 'Seal of Cleansing'], hand: ['Banishing Light'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Banishing Light').resolve()
  b.activate('Seal of Cleansing', { targets: ['Banishing Light'] }).resolveAll()
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
})

it('[Banishing Light] takes only what an opponent controls, and gives it back', () => {
  const b = board({
    a: { battlefield: ['3 Plains', 'Seal of Cleansing', 'Serra Angel'], hand: ['Banishing Light'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Banishing Light').resolveAll()
  expect(b.in('exile', 'Hill Giant', 'B')).toBe(true)
  b.activate('Seal of Cleansing', { targets: ['Banishing Light'] }).resolve()
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
})

it('[Hardened Scales] adds a +1/+1 counter on creatures you control', () => {
  const b = board({ a: { battlefield: ['Hardened Scales', 'Forest', 'Grizzly Bears'], hand: ['Battlegrowth'] } })
  b.cast('Battlegrowth').resolve()
  expect(b.pt('Grizzly Bears')).toBe('4/4')
})

it('[Hardened Scales] counts for creatures that enter with counters, not for the opponent', () => {
  const b = board({ a: { battlefield: ['Hardened Scales', '3 Forest'], hand: ['Spike Feeder'] } })
  b.cast('Spike Feeder').resolve()
  expect(b.pt('Spike Feeder')).toBe('3/3')
  const other = board({
    a: { battlefield: ['Hardened Scales', 'Forest'], hand: ['Battlegrowth'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  other.cast('Battlegrowth').resolve()
  expect(other.pt('Grizzly Bears')).toBe('3/3')
})

it('[Muraganda Petroglyphs] helps creatures without abilities', () => {
  const b = board({ a: { battlefield: ['Muraganda Petroglyphs', 'Serra Angel'] }, b: { battlefield: ['Hill Giant'] } })
  expect([b.pt('Hill Giant'), b.pt('Serra Angel')]).toEqual(['5/5', '4/4'])
})

it('[Muraganda Petroglyphs] helps creatures that Humility has stripped', () => {
  const b = board({ a: { battlefield: ['Muraganda Petroglyphs', 'Serra Angel', 'Humility'] } })
  expect(b.pt('Serra Angel')).toBe('3/3')
})

it('[Bitterblossom] costs 1 life and makes a flying Faerie Rogue at your upkeep', () => {
  const b = board({ active: 1, step: 'end', a: { battlefield: ['Bitterblossom'] } })
  b.to('upkeep')
  expect(b.life('A')).toBe(19)
  expect(b.pt('Faerie Rogue Token')).toBe('1/1')
  expect(b.has('Faerie Rogue Token', 'flying')).toBe(true)
})

it('[Darksteel Relic] is not destroyed', () => {
  const b = board({ a: { battlefield: ['2 Plains', 'Darksteel Relic'], hand: ['Disenchant'] } })
  b.cast('Disenchant').resolve()
  expect(b.in('battlefield', 'Darksteel Relic', 'A')).toBe(true)
})

it('[Thought Reflection] doubles each draw of yours', () => {
  const b = board({ a: { battlefield: ['Thought Reflection', '3 Island'], hand: ['Divination'] } })
  b.cast('Divination').resolve()
  expect(b.names('hand', 'A')).toHaveLength(4)
})

it('[Thought Reflection] two of them make four of one draw', () => {
  const b = board({ a: { battlefield: ['2 Thought Reflection', '2 Forest'], hand: ['Elvish Visionary'] } })
  b.cast('Elvish Visionary').resolveAll()
  expect(b.names('hand', 'A')).toHaveLength(4)
})

it('[Rest in Peace] exiles all graveyards and everything that would go there', () => {
  const b = board({
    a: { battlefield: ['2 Plains', 'Mountain'], hand: ['Rest in Peace', 'Shock'], graveyard: ['Forest'] },
    b: { battlefield: ['Grizzly Bears'], graveyard: ['Murder'] },
  })
  b.cast('Rest in Peace').resolveAll()
  b.cast('Shock', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.names('graveyard')).toEqual([])
  expect(b.names('exile').sort()).toEqual(['Forest', 'Grizzly Bears', 'Murder', 'Shock'])
})

it('[Rest in Peace] keeps dies triggers from triggering', () => {
  const b = board({ a: { battlefield: ['Rest in Peace', 'Mountain', 'Doomed Traveler'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['Doomed Traveler'] }).resolveAll()
  expect(b.count('battlefield', 'Spirit Token')).toBe(0)
})

it('[Story Circle] prevents damage of a source of the chosen colour', () => {
  const b = board({
    a: { battlefield: ['4 Plains'], hand: ['Story Circle'] },
    b: { battlefield: ['Mountain', 'Grizzly Bears'], hand: ['Lightning Bolt'] },
  })
  b.option('chooseColor', 'red').cast('Story Circle').resolve().turnTo('B')
  b.cast('Lightning Bolt', { targets: ['A'] })
    .turnTo('A')
    .activate('Story Circle')
    .resolveAll()
  expect(b.life('A')).toBe(20)
})

it('[Thopter Spy Network] makes a Thopter at your upkeep with an artifact, and draws once for all combat damage', () => {
  const b = board({ active: 1, step: 'end', a: { battlefield: ['Thopter Spy Network', 'Ornithopter', '2 Memnite'] } })
  b.to('upkeep')
  expect(b.count('battlefield', 'Thopter Token', 'A')).toBe(1)
  b.attack('Memnite', 'Memnite#2').damage()
  expect(b.count('hand', 'Wastes', 'A')).toBe(2)
})

it('[Thopter Spy Network] makes nothing without an artifact', () => {
  const b = board({ active: 1, step: 'end', a: { battlefield: ['Thopter Spy Network'] } })
  b.to('upkeep')
  expect(b.names('battlefield', 'A')).toEqual(['Thopter Spy Network'])
})

it('[Necromancy] puts a creature card from a graveyard under your control and becomes an Aura on it', () => {
  const b = board({ a: { battlefield: ['3 Swamp'], hand: ['Necromancy'] }, b: { graveyard: ['Serra Angel'] } })
  b.cast('Necromancy').resolveAll()
  expect(b.in('battlefield', 'Serra Angel', 'A')).toBe(true)
  expect(b.object('Necromancy').attachedTo).toBe(b.id('Serra Angel'))
})

it('[Necromancy] takes the creature with it when it leaves', () => {
  const b = board({
    a: { battlefield: ['3 Swamp', 'Seal of Cleansing'], hand: ['Necromancy'] },
    b: { graveyard: ['Serra Angel'] },
  })
  b.cast('Necromancy').resolveAll()
  b.activate('Seal of Cleansing', { targets: ['Necromancy'] }).resolveAll()
  expect(b.in('graveyard', 'Serra Angel', 'B')).toBe(true)
})

it('[Necromancy] cast as an instant is sacrificed at the next cleanup step', () => {
  const b = board({ active: 1, a: { battlefield: ['3 Swamp'], hand: ['Necromancy'], graveyard: ['Serra Angel'] } })
  b.turnTo('A').cast('Necromancy').resolveAll()
  expect(b.in('battlefield', 'Serra Angel', 'A')).toBe(true)
  b.to('upkeep', 4)
  expect(b.in('graveyard', 'Necromancy', 'A')).toBe(true)
  expect(b.in('graveyard', 'Serra Angel', 'A')).toBe(true)
})

it('[Necromancy] cast as a sorcery stays', () => {
  const b = board({ a: { battlefield: ['3 Swamp'], hand: ['Necromancy'], graveyard: ['Serra Angel'] } })
  b.cast('Necromancy').resolveAll().to('upkeep', 4)
  expect(b.in('battlefield', 'Serra Angel', 'A')).toBe(true)
})

it('[Huntmaster of the Fells] brings a Wolf and 2 life, and transforms when no spell was cast last turn', () => {
  const b = board({
    a: { battlefield: ['2 Mountain', '2 Forest'], hand: ['Huntmaster of the Fells'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.cast('Huntmaster of the Fells').resolveAll()
  expect(b.life('A')).toBe(22)
  expect(b.pt('Wolf Token')).toBe('2/2')
  b.aim(['B', 'Grizzly Bears']).to('upkeep', 5)
  expect(b.pt('Ravager of the Fells')).toBe('4/4')
  expect(b.life('B')).toBe(18)
  expect(b.in('graveyard', 'Grizzly Bears', 'B')).toBe(true)
})

it('[Civilized Scholar] transforms and untaps when a creature card is discarded', () => {
  const b = board({ a: { battlefield: ['Civilized Scholar'], hand: ['Hill Giant'] } })
  b.pick('discard', 'Hill Giant').activate('Civilized Scholar').resolve()
  expect(b.pt('Homicidal Brute')).toBe('5/1')
  expect(b.object('Homicidal Brute').tapped).toBe(false)
  b.to('end')
  expect(b.object('Civilized Scholar').tapped).toBe(true)
})

it('[Civilized Scholar] stays when another card is discarded', () => {
  const b = board({ a: { battlefield: ['Civilized Scholar'], hand: ['Forest'] } })
  b.pick('discard', 'Forest').activate('Civilized Scholar').resolve()
  expect(b.object('Civilized Scholar').tapped).toBe(true)
})
