import { expect, it } from 'vitest'
import { board } from '../support/board.ts'
import { offers } from '../support/watch.ts'

it.each([
  ['Lone Missionary', 4],
  ['Cathedral Sanctifier', 3],
  ['Devout Monk', 1],
] as const)('[%s] gains %i life when it enters', (name, life) => {
  const b = board({ a: { battlefield: ['2 Plains'], hand: [name] } })
  b.cast(name).resolveAll()
  expect(b.life('A')).toBe(20 + life)
})

it('[Blisterstick Shaman] deals 1 damage when it enters, [Footlight Fiend] when it dies', () => {
  const b = board({ a: { battlefield: ['3 Mountain', 'Footlight Fiend'], hand: ['Blisterstick Shaman'] } })
  b.cast('Blisterstick Shaman', { targets: ['Footlight Fiend', 'B'] }).resolveAll()
  expect(b.life('B')).toBe(19)
})

it('[Daybreak Charger] gives +2/+0 when it enters', () => {
  const b = board({ a: { battlefield: ['2 Plains', 'Grizzly Bears'], hand: ['Daybreak Charger'] } })
  b.cast('Daybreak Charger', { targets: ['Grizzly Bears'] }).resolveAll()
  expect(b.pt('Grizzly Bears')).toBe('4/2')
})

it('[Howling Banshee] costs each player 3 life', () => {
  const b = board({ a: { battlefield: ['4 Swamp'], hand: ['Howling Banshee'] } })
  b.cast('Howling Banshee').resolveAll()
  expect([b.life('A'), b.life('B')]).toEqual([17, 17])
})

it("[Geralf's Messenger] enters tapped and costs an opponent 2 life, twice with undying", () => {
  const b = board({ a: { battlefield: ['6 Swamp'], hand: ["Geralf's Messenger", 'Murder'] } })
  b.cast("Geralf's Messenger").resolveAll()
  expect([b.life('B'), b.object("Geralf's Messenger").tapped]).toEqual([18, true])
  b.cast('Murder').resolveAll()
  expect(b.life('B')).toBe(16)
})

it.each(['Shambling Ghoul', 'Forgotten Sentinel'])('[%s] enters tapped', (name) => {
  const b = board({ a: { battlefield: ['4 Swamp'], hand: [name] } })
  b.cast(name).resolve()
  expect(b.object(name).tapped).toBe(true)
})

it('[Banisher Priest] exiles a creature until it leaves', () => {
  const b = board({
    a: { battlefield: ['3 Plains', '3 Swamp'], hand: ['Banisher Priest', 'Murder'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Banisher Priest').resolveAll()
  expect(b.in('exile', 'Hill Giant', 'B')).toBe(true)
  b.cast('Murder', { targets: ['Banisher Priest'] }).resolve()
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
})

it('[Flickerwisp] exiles another permanent until the end step', () => {
  const b = board({ a: { battlefield: ['3 Plains'], hand: ['Flickerwisp'] }, b: { battlefield: ['Hill Giant'] } })
  b.cast('Flickerwisp', { targets: ['Hill Giant'] }).resolveAll()
  expect(b.in('exile', 'Hill Giant', 'B')).toBe(true)
  b.to('end')
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
})

it('[Eternal Witness] returns a card of yours', () => {
  const b = board({ a: { battlefield: ['3 Forest'], hand: ['Eternal Witness'], graveyard: ['Shock'] } })
  b.yes().cast('Eternal Witness').resolveAll()
  expect(b.in('hand', 'Shock', 'A')).toBe(true)
})

it('[Master Thief] takes an artifact for as long as you control it', () => {
  const b = board({
    a: { battlefield: ['4 Island', '3 Swamp'], hand: ['Master Thief', 'Murder'] },
    b: { battlefield: ['Sol Ring'] },
  })
  b.cast('Master Thief').resolveAll()
  expect(b.in('battlefield', 'Sol Ring', 'A')).toBe(true)
  b.cast('Murder').resolve()
  expect(b.in('battlefield', 'Sol Ring', 'B')).toBe(true)
})

it('[Gatekeeper of Malakir] makes a player sacrifice a creature only if it was kicked', () => {
  const b = board({
    a: { battlefield: ['5 Swamp'], hand: ['2 Gatekeeper of Malakir'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.no('kicker').cast('Gatekeeper of Malakir').resolveAll()
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
  b.yes('kicker')
    .cast('Gatekeeper of Malakir', { targets: ['B'] })
    .resolveAll()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
})

it('[Goblin Bushwhacker] gives your creatures +1/+0 and haste if it was kicked', () => {
  const b = board({ a: { battlefield: ['2 Mountain'], hand: ['Goblin Bushwhacker'] } })
  b.yes('kicker').cast('Goblin Bushwhacker').resolveAll().attack('Goblin Bushwhacker').damage()
  expect(b.life('B')).toBe(18)
})

it('[Glint Hawk] is sacrificed unless an artifact is returned', () => {
  const b = board({ a: { battlefield: ['Plains', 'Sol Ring'], hand: ['Glint Hawk'] } })
  b.yes('payOrNot').cast('Glint Hawk').resolveAll()
  expect([b.in('hand', 'Sol Ring', 'A'), b.in('battlefield', 'Glint Hawk', 'A')]).toEqual([true, true])
  const none = board({ a: { battlefield: ['Plains'], hand: ['Glint Hawk'] } })
  none.cast('Glint Hawk').resolveAll()
  expect(none.in('graveyard', 'Glint Hawk', 'A')).toBe(true)
})

it('[Carrion Grub] mills four cards and counts the greatest power there', () => {
  const b = board({
    a: { battlefield: ['4 Swamp'], hand: ['Carrion Grub'], library: ['Hill Giant', 'Grizzly Bears', '3 Forest'] },
  })
  b.cast('Carrion Grub').resolveAll()
  expect([b.pt('Carrion Grub'), b.names('graveyard', 'A').length]).toEqual(['3/5', 4])
})

it("[Stitcher's Supplier] mills three cards when it enters and when it dies", () => {
  const b = board({ a: { battlefield: ['Swamp', 'Mountain'], hand: ["Stitcher's Supplier", 'Shock'] } })
  b.cast("Stitcher's Supplier").resolveAll()
  expect(b.count('graveyard', 'Wastes', 'A')).toBe(3)
  b.cast('Shock', { targets: ["Stitcher's Supplier"] }).resolveAll()
  expect(b.count('graveyard', 'Wastes', 'A')).toBe(6)
})

it('[Rotcrown Ghoul] mills five cards when it dies', () => {
  const b = board({ a: { battlefield: ['Rotcrown Ghoul', '3 Swamp'], hand: ['Murder'] } })
  b.aim([]).cast('Murder').aim(['B']).resolveAll()
  expect(b.count('graveyard', 'Wastes', 'B')).toBe(5)
})

it('[Selhoff Occultist] mills a card for each creature that dies, itself included', () => {
  const b = board({
    a: { battlefield: ['Selhoff Occultist', '6 Swamp'], hand: ['2 Murder'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Murder', { targets: ['Hill Giant', 'B'] }).resolveAll()
  b.cast('Murder', { targets: ['Selhoff Occultist', 'B'] }).resolveAll()
  expect(b.count('graveyard', 'Wastes', 'B')).toBe(2)
})

it('[Blood Artist] drains 1 life for each creature that dies', () => {
  const b = board({
    a: { battlefield: ['Blood Artist', '3 Swamp'], hand: ['Murder'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Murder', { targets: ['Hill Giant', 'B'] }).resolveAll()
  expect([b.life('A'), b.life('B')]).toEqual([21, 19])
})

it('[Deathbloom Thallid] leaves a Saproling', () => {
  const b = board({ a: { battlefield: ['Deathbloom Thallid', '3 Swamp'], hand: ['Murder'] } })
  b.cast('Murder').resolveAll()
  expect(b.pt('Saproling Token')).toBe('1/1')
})

it.each([
  ['Arcbound Bruiser', 5, '3/3'],
  ['Arcbound Hybrid', 4, '2/2'],
] as const)('[%s] costs {%i} and has modular: %s', (name, cost, size) => {
  const b = board({ a: { battlefield: [`${cost} Wastes`, '2 Plains', 'Memnite'], hand: [name, 'Disenchant'] } })
  b.cast(name).resolve()
  expect(b.pt(name)).toBe(size)
  b.yes()
    .cast('Disenchant', { targets: [name, 'Memnite'] })
    .resolveAll()
  expect(b.counters('Memnite', '+1/+1')).toBe(Number(size[0]))
})

it('[Blood Cultist] grows when a creature it damaged dies', () => {
  const b = board({ a: { battlefield: ['Blood Cultist'] }, b: { battlefield: ['Raging Goblin'] } })
  b.activate('Blood Cultist', { targets: ['Raging Goblin'] }).resolveAll()
  expect(b.pt('Blood Cultist')).toBe('2/2')
})

it('[Stone Haven Outfitter] strengthens your equipped creatures and draws when one dies', () => {
  const b = board({
    a: {
      battlefield: [
        'Stone Haven Outfitter',
        'Grizzly Bears',
        { card: 'Bonesplitter', attachedTo: 'Grizzly Bears' },
        '3 Swamp',
      ],
      hand: ['Murder'],
    },
  })
  expect([b.pt('Grizzly Bears'), b.pt('Stone Haven Outfitter')]).toEqual(['5/3', '2/2'])
  b.cast('Murder', { targets: ['Grizzly Bears'] }).resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
})

it('[Geist of Saint Traft] attacks with an Angel for one combat', () => {
  const b = board({ a: { battlefield: ['Geist of Saint Traft'] } })
  b.attack('Geist of Saint Traft').resolveAll().to('main2')
  expect(b.life('B')).toBe(14)
  expect(b.in('battlefield', 'Angel Token')).toBe(false)
})

it('[Nessian Boar] is blocked by all who can, and each draws a card', () => {
  const b = board({ a: { battlefield: ['Nessian Boar'] }, b: { battlefield: ['Hill Giant', 'Gray Ogre'] } })
  b.attack('Nessian Boar').to('declareBlockers')
  expect(() => b.block('Hill Giant>Nessian Boar')).toThrow()
  b.block('Hill Giant>Nessian Boar', 'Gray Ogre>Nessian Boar').resolveAll()
  expect(b.names('hand', 'B').length).toBe(2)
})

it.each(['Prized Unicorn', 'Fear of Being Hunted'])('[%s] must be blocked', (name) => {
  const b = board({ a: { battlefield: [name] }, b: { battlefield: ['Hill Giant'] } })
  b.attack(name).to('declareBlockers')
  expect(() => b.block()).toThrow()
})

it('[Hunted Ghoul] does not block Humans', () => {
  const b = board({ a: { battlefield: ['Squire', 'Grizzly Bears'] }, b: { battlefield: ['Hunted Ghoul'] } })
  b.attack('Squire', 'Grizzly Bears').to('declareBlockers')
  expect(() => b.block('Hunted Ghoul>Squire')).toThrow()
  b.block('Hunted Ghoul>Grizzly Bears')
})

it('[Blighted Agent] cannot be blocked', () => {
  const b = board({ a: { battlefield: ['Blighted Agent'] }, b: { battlefield: ['Hill Giant'] } })
  b.attack('Blighted Agent').to('combatDamage')
  expect(b.game.state.players[1].counters?.poison ?? 0).toBe(1)
})

it('[Ember Beast] does not attack or block alone', () => {
  const b = board({ a: { battlefield: ['Ember Beast'] } })
  expect(() => b.attack('Ember Beast')).toThrow()
  const blocking = board({ a: { battlefield: ['Grizzly Bears'] }, b: { battlefield: ['Ember Beast'] } })
  blocking.attack('Grizzly Bears').to('declareBlockers')
  expect(() => blocking.block('Ember Beast>Grizzly Bears')).toThrow()
})

it('[Shipwreck Sentry] attacks only after an artifact entered under your control', () => {
  const b = board({ a: { battlefield: ['Shipwreck Sentry'], hand: ['Memnite'] } })
  b.cast('Memnite').resolve().attack('Shipwreck Sentry').damage()
  expect(b.life('B')).toBe(17)
  const idle = board({ a: { battlefield: ['Shipwreck Sentry', 'Memnite'] } })
  expect(() => idle.attack('Shipwreck Sentry')).toThrow()
})

it('[Skizzik] is sacrificed at the end step unless it was kicked', () => {
  const b = board({ a: { battlefield: ['9 Mountain'], hand: ['2 Skizzik'] } })
  b.yes('kicker').cast('Skizzik').resolve().no('kicker').cast('Skizzik').resolve().to('cleanup', 3)
  expect(b.count('battlefield', 'Skizzik', 'A')).toBe(1)
})

it('[Markov Blademaster] grows with each strike', () => {
  const b = board({ a: { battlefield: ['Markov Blademaster'] } })
  b.attack('Markov Blademaster').damage()
  expect([b.life('B'), b.pt('Markov Blademaster')]).toEqual([17, '3/3'])
})

it('[Illusionary Servant] is sacrificed when it becomes a target', () => {
  const b = board({ a: { battlefield: ['Illusionary Servant', 'Forest'], hand: ['Giant Growth'] } })
  b.cast('Giant Growth').resolveAll()
  expect(b.in('graveyard', 'Illusionary Servant', 'A')).toBe(true)
})

it('[Akroan Skyguard] grows when you cast a spell that targets it', () => {
  const b = board({ a: { battlefield: ['Akroan Skyguard', 'Grizzly Bears', '2 Forest'], hand: ['2 Giant Growth'] } })
  b.cast('Giant Growth', { targets: ['Grizzly Bears'] }).resolveAll()
  expect(b.counters('Akroan Skyguard', '+1/+1')).toBe(0)
  b.cast('Giant Growth', { targets: ['Akroan Skyguard'] }).resolveAll()
  expect(b.counters('Akroan Skyguard', '+1/+1')).toBe(1)
})

it('[Guttersnipe] deals 2 damage to opponents for each instant or sorcery of yours', () => {
  const b = board({ a: { battlefield: ['Guttersnipe', 'Mountain'], hand: ['Shock', 'Memnite'] } })
  b.cast('Memnite')
    .resolveAll()
    .cast('Shock', { targets: ['B'] })
    .resolveAll()
  expect(b.life('B')).toBe(16)
})

it('[Jhoira, Weatherlight Captain] draws a card for each historic spell', () => {
  const b = board({ a: { battlefield: ['Jhoira, Weatherlight Captain', 'Mountain'], hand: ['Memnite', 'Shock'] } })
  b.cast('Memnite')
    .resolveAll()
    .cast('Shock', { targets: ['B'] })
    .resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
})

it('[Ageless Entity] gets as many counters as life gained', () => {
  const b = board({ a: { battlefield: ['Ageless Entity', 'Plains'], hand: ["Chaplain's Blessing"] } })
  b.cast("Chaplain's Blessing").resolveAll()
  expect(b.pt('Ageless Entity')).toBe('9/9')
})

it('[Burlfist Oak] and [Lorescale Coatl] grow with each card drawn', () => {
  const b = board({ a: { battlefield: ['Burlfist Oak', 'Lorescale Coatl', '3 Island'], hand: ['Quick Study'] } })
  b.cast('Quick Study').resolveAll()
  expect([b.pt('Burlfist Oak'), b.counters('Lorescale Coatl', '+1/+1')]).toEqual(['6/7', 2])
})

it('[Bloodgift Demon] lets a player draw a card and lose 1 life in your upkeep', () => {
  const b = board({ active: 1, turn: 4, a: { battlefield: ['Bloodgift Demon'] } })
  const seen = offers(b, 'target', 'B')
  b.to('draw', 5)
  expect(seen).toEqual(['A', 'B'])
  expect([b.life('B'), b.names('hand', 'B').length]).toEqual([19, 1])
})

it('[Phantom Nomad] enters with two counters and loses one for prevented damage', () => {
  const b = board({ a: { battlefield: ['2 Plains', 'Mountain'], hand: ['Phantom Nomad', 'Shock'] } })
  b.cast('Phantom Nomad')
    .resolve()
    .cast('Shock', { targets: ['Phantom Nomad'] })
    .resolve()
  expect([b.pt('Phantom Nomad'), b.object('Phantom Nomad').damage]).toEqual(['1/1', 0])
})

it('[Phyrexian Negator] costs a permanent for each damage', () => {
  const b = board({ a: { battlefield: ['Phyrexian Negator', '4 Mountain'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['Phyrexian Negator'] })
    .pick('sacrifice', 'Mountain', 'Mountain#2')
    .resolveAll()
  expect(b.count('battlefield', 'Mountain', 'A')).toBe(2)
})

it('[Doomwake Giant] weakens creatures of opponents for each enchantment of yours', () => {
  const b = board({
    a: { battlefield: ['Doomwake Giant', 'Swamp', 'Forest'], hand: ['Exploration'] },
    b: { battlefield: ['Raging Goblin', 'Hill Giant'] },
  })
  b.cast('Exploration').resolveAll()
  expect(b.in('graveyard', 'Raging Goblin', 'B')).toBe(true)
  expect([b.pt('Hill Giant'), b.pt('Doomwake Giant')]).toEqual(['2/2', '4/6'])
})
