import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it.each([
  ['Arcane Flight', '3/3', 'flying'],
  ['Flight', '2/2', 'flying'],
  ['Shuko', '3/2', null],
  ['Gorgon Flail', '3/3', 'deathtouch'],
  ['Leonin Scimitar', '3/3', null],
  ['Carapace', '2/4', null],
] as const)('[%s] makes the creature it is attached to a %s with %s', (name, size, word) => {
  const b = board({ a: { battlefield: [{ card: name, attachedTo: 'Grizzly Bears' }, 'Grizzly Bears'] } })
  expect(b.pt('Grizzly Bears')).toBe(size)
  if (word) expect(b.has('Grizzly Bears', word)).toBe(true)
})

it.each([
  ['Shuko', 0],
  ['Leonin Scimitar', 1],
  ['Gorgon Flail', 2],
] as const)('[%s] is moved for {%i}', (name, cost) => {
  const b = board({ a: { battlefield: [name, 'Grizzly Bears', '2 Forest'] } })
  b.activate(name, { targets: ['Grizzly Bears'] }).resolve()
  expect(b.game.state.battlefield.filter((id) => b.game.state.objects[id]!.tapped).length).toBe(cost)
  expect(b.pt('Grizzly Bears')).not.toBe('2/2')
})

it('[Carapace] is sacrificed to regenerate the creature', () => {
  const b = board({
    a: {
      battlefield: [{ card: 'Carapace', attachedTo: 'Grizzly Bears' }, 'Grizzly Bears', '3 Swamp'],
      hand: ['Murder'],
    },
  })
  b.activate('Carapace').resolve().cast('Murder').resolve()
  expect(b.in('battlefield', 'Grizzly Bears', 'A')).toBe(true)
})

it('[Infernal Scarring] gives +2/+0 and a card when the creature dies', () => {
  const b = board({
    a: {
      battlefield: [{ card: 'Infernal Scarring', attachedTo: 'Grizzly Bears' }, 'Grizzly Bears', 'Mountain'],
      hand: ['Shock'],
    },
  })
  expect(b.pt('Grizzly Bears')).toBe('4/2')
  b.cast('Shock', { targets: ['Grizzly Bears'] }).resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
})

it('[Grounded] takes flying away', () => {
  const b = board({ a: { battlefield: [{ card: 'Grounded', attachedTo: 'Wind Drake' }, 'Wind Drake'] } })
  expect(b.has('Wind Drake', 'flying')).toBe(false)
})

it('[Annex] takes control of a land', () => {
  const b = board({ a: { battlefield: ['4 Island'], hand: ['Annex'] }, b: { battlefield: ['Forest'] } })
  b.cast('Annex', { targets: ['Forest'] }).resolve()
  expect(b.in('battlefield', 'Forest', 'A')).toBe(true)
})

it.each(['Dehydration', 'Capture Sphere'])('[%s] keeps a creature tapped', (name) => {
  const b = board({
    a: { battlefield: ['4 Island'], hand: [name] },
    b: { battlefield: [{ card: 'Hill Giant', tapped: true }] },
  })
  b.cast(name, { targets: ['Hill Giant'] })
    .resolveAll()
    .to('main1', 4)
  expect(b.object('Hill Giant').tapped).toBe(true)
})

it('[Capture Sphere] taps the creature, at any time', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['4 Island'], hand: ['Capture Sphere'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.turnTo('A').cast('Capture Sphere').resolveAll()
  expect(b.object('Hill Giant').tapped).toBe(true)
})

it("[Kumano's Blessing] exiles what the enchanted creature damaged instead of letting it die", () => {
  const b = board({
    a: { battlefield: [{ card: "Kumano's Blessing", attachedTo: 'Grizzly Bears' }, 'Grizzly Bears'] },
    b: { battlefield: ['Gray Ogre'] },
  })
  b.attack('Grizzly Bears').block('Gray Ogre>Grizzly Bears').damage()
  expect(b.in('exile', 'Gray Ogre', 'B')).toBe(true)
  expect(b.has("Kumano's Blessing", 'flash')).toBe(true)
})

it('[Captive Flame] gives +1/+0 for {R}', () => {
  const b = board({ a: { battlefield: ['Captive Flame', 'Mountain', 'Grizzly Bears'] } })
  b.activate('Captive Flame', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.pt('Grizzly Bears')).toBe('3/2')
})

it('[Ghostly Prison] asks {2} for each attacker', () => {
  const b = board({
    a: { battlefield: ['Grizzly Bears', 'Gray Ogre', '2 Forest'] },
    b: { battlefield: ['Ghostly Prison'] },
  })
  expect(() => b.attack('Grizzly Bears', 'Gray Ogre')).toThrow()
})

it('[Polluted Bonds] drains 2 life for each land of an opponent', () => {
  const b = board({ a: { hand: ['Forest'] }, b: { battlefield: ['Polluted Bonds'] } })
  b.play('Forest').resolve()
  expect([b.life('A'), b.life('B')]).toEqual([18, 22])
})

it("[Ajani's Welcome] gains 1 life for each creature of yours that enters", () => {
  const b = board({ a: { battlefield: ["Ajani's Welcome"], hand: ['Memnite'] } })
  b.cast('Memnite').resolveAll()
  expect(b.life('A')).toBe(21)
})

it('[Leyline of Sanctity] gives you hexproof', () => {
  const b = board({
    a: { battlefield: ['Swamp'], hand: ['Thoughtseize'] },
    b: { battlefield: ['Leyline of Sanctity'], hand: ['Shock'] },
  })
  b.cast('Thoughtseize').resolve()
  expect(b.life('A')).toBe(18)
  expect(b.in('hand', 'Shock', 'B')).toBe(true)
})

it.each(['Leyline of Sanctity', 'Leyline of Anticipation'])('[%s] may begin the game on the battlefield', (name) => {
  const b = board({ a: { battlefield: [name] } })
  expect(b.c(name).abilities.some(({ ability }) => ability.kind === 'openingHand')).toBe(true)
})

it('[Leyline of Anticipation] lets you cast spells as though they had flash', () => {
  const b = board({ active: 1, a: { battlefield: ['Leyline of Anticipation', '2 Forest'], hand: ['Grizzly Bears'] } })
  expect(b.turnTo('A').can('cast', 'Grizzly Bears')).toBe(true)
})

it.each(['Concordant Crossroads', 'Mass Hysteria'])('[%s] gives all creatures haste', (name) => {
  const b = board({
    a: { battlefield: [name, { card: 'Grizzly Bears', sick: true }] },
    b: { battlefield: ['Hill Giant'] },
  })
  expect(b.has('Hill Giant', 'haste')).toBe(true)
  b.attack('Grizzly Bears').damage()
  expect(b.life('B')).toBe(18)
})

it('[Enchanted Evening] makes all permanents enchantments', () => {
  const b = board({
    a: { battlefield: ['Enchanted Evening', '2 Plains'], hand: ['Disenchant'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Disenchant', { targets: ['Hill Giant'] }).resolve()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
})

it('[Bubble Matrix] prevents all damage to creatures, and none to players', () => {
  const b = board({ a: { battlefield: ['Bubble Matrix', '2 Mountain', 'Gray Ogre'], hand: ['2 Shock'] } })
  b.cast('Shock', { targets: ['Gray Ogre'] })
    .resolve()
    .cast('Shock', { targets: ['B'] })
    .resolve()
  expect([b.object('Gray Ogre').damage, b.life('B')]).toEqual([0, 18])
})

it('[Dolmen Gate] prevents combat damage to your attackers only', () => {
  const b = board({ a: { battlefield: ['Dolmen Gate', 'Grizzly Bears'] }, b: { battlefield: ['Gray Ogre'] } })
  b.attack('Grizzly Bears').block('Gray Ogre>Grizzly Bears').damage()
  expect([b.in('battlefield', 'Grizzly Bears', 'A'), b.in('battlefield', 'Gray Ogre', 'B')]).toEqual([true, false])
})

it('[Behind the Scenes] gives your creatures skulk, and +1/+1 for {4}{W}', () => {
  const b = board({
    a: { battlefield: ['Behind the Scenes', 'Grizzly Bears', '5 Plains'] },
    b: { battlefield: ['Hill Giant'] },
  })
  expect([b.has('Grizzly Bears', 'skulk'), b.has('Hill Giant', 'skulk')]).toEqual([true, false])
  b.activate('Behind the Scenes').resolve()
  expect([b.pt('Grizzly Bears'), b.pt('Hill Giant')]).toEqual(['3/3', '3/3'])
})

it('[Goblin Bombardment] deals 1 damage for each creature sacrificed', () => {
  const b = board({ a: { battlefield: ['Goblin Bombardment', 'Memnite'] } })
  b.activate('Goblin Bombardment', { targets: ['B'] }).resolve()
  expect([b.life('B'), b.in('graveyard', 'Memnite', 'A')]).toEqual([19, true])
})
