import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it('[Aegis Angel] makes another permanent indestructible for as long as you control it', () => {
  const b = board({ a: { battlefield: ['6 Plains', 'Grizzly Bears', '3 Swamp'], hand: ['Aegis Angel', 'Murder'] } })
  b.cast('Aegis Angel', { targets: ['Grizzly Bears'] }).resolveAll()
  expect(b.has('Grizzly Bears', 'indestructible')).toBe(true)
  b.cast('Murder', { targets: ['Aegis Angel'] }).resolve()
  expect(b.has('Grizzly Bears', 'indestructible')).toBe(false)
})

it('[Reaper King] gives other Scarecrows +1/+1 and destroys a permanent for each that enters', () => {
  const b = board({
    a: { battlefield: ['Reaper King', '3 Wastes'], hand: ['Universal Automaton'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Universal Automaton', { targets: ['Hill Giant'] }).resolveAll()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
  expect([b.pt('Universal Automaton'), b.pt('Reaper King')]).toEqual(['2/2', '6/6'])
})

it('[Blade Historian] gives attacking creatures you control double strike', () => {
  const b = board({ a: { battlefield: ['Blade Historian', 'Grizzly Bears'] } })
  b.attack('Grizzly Bears').damage()
  expect(b.life('B')).toBe(16)
  expect(b.has('Blade Historian', 'double strike')).toBe(false)
})

it('[Dearly Departed] gives Humans a counter from the graveyard only', () => {
  const b = board({
    a: { battlefield: ['3 Plains'], hand: ['Elite Vanguard', 'Silvercoat Lion'], graveyard: ['Dearly Departed'] },
  })
  b.cast('Elite Vanguard').resolve().cast('Silvercoat Lion').resolve()
  expect([b.pt('Elite Vanguard'), b.pt('Silvercoat Lion')]).toEqual(['3/2', '2/2'])
  const there = board({ a: { battlefield: ['Plains', 'Dearly Departed'], hand: ['Elite Vanguard'] } })
  there.cast('Elite Vanguard').resolve()
  expect(there.pt('Elite Vanguard')).toBe('2/1')
})

it('[Knight of Grace] gets +1/+0 while somebody controls a black permanent, and black spells of opponents do not target it', () => {
  const b = board({
    a: { battlefield: ['Knight of Grace'] },
    b: { battlefield: ['Walking Corpse', '3 Swamp'], hand: ['Murder'] },
  })
  expect(b.pt('Knight of Grace')).toBe('3/2')
  b.turnTo('B').cast('Murder').resolve()
  expect(b.in('graveyard', 'Walking Corpse', 'B')).toBe(true)
  expect(b.pt('Knight of Grace')).toBe('2/2')
})

it('[Gratuitous Violence] doubles the damage of your creatures, not of your spells', () => {
  const b = board({ a: { battlefield: ['Gratuitous Violence', 'Grizzly Bears', 'Mountain'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['B'] })
    .resolve()
    .attack('Grizzly Bears')
    .damage()
  expect(b.life('B')).toBe(14)
})

it("[Kumano's Pupils] exiles what it dealt damage to instead of letting it die", () => {
  const b = board({ a: { battlefield: ["Kumano's Pupils"] }, b: { battlefield: ['Hill Giant'] } })
  b.attack("Kumano's Pupils").block("Hill Giant>Kumano's Pupils").damage()
  expect(b.in('exile', 'Hill Giant', 'B')).toBe(true)
})

it("[Kumano's Pupils] leaves others alone", () => {
  const b = board({
    a: { battlefield: ["Kumano's Pupils", 'Mountain'], hand: ['Shock'] },
    b: { battlefield: ['Gray Ogre'] },
  })
  b.cast('Shock', { targets: ['Gray Ogre'] }).resolve()
  expect(b.in('graveyard', 'Gray Ogre', 'B')).toBe(true)
})

it('[Dryad Militant] exiles instants and sorceries from anywhere, and nothing else', () => {
  const b = board({
    a: { battlefield: ['Dryad Militant', 'Mountain'], hand: ['Shock'] },
    b: { battlefield: ['Gray Ogre'] },
  })
  b.cast('Shock', { targets: ['Gray Ogre'] }).resolve()
  expect(b.in('exile', 'Shock', 'A')).toBe(true)
  expect(b.in('graveyard', 'Gray Ogre', 'B')).toBe(true)
})

it('[Cast Through Time] gives your instants and sorceries rebound', () => {
  const b = board({ a: { battlefield: ['Cast Through Time', 'Mountain'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['B'] }).resolve()
  expect(b.in('exile', 'Shock', 'A')).toBe(true)
  b.aim(['B']).yes().to('upkeep', 5)
  expect(b.life('B')).toBe(16)
})

it('[Kitesail Corsair] flies only while it attacks', () => {
  const b = board({ a: { battlefield: ['Kitesail Corsair'] }, b: { battlefield: ['Hill Giant'] } })
  expect(b.has('Kitesail Corsair', 'flying')).toBe(false)
  b.attack('Kitesail Corsair')
  expect(() => b.block('Hill Giant>Kitesail Corsair')).toThrow()
})

it('[Vaporkin] blocks only flyers', () => {
  const b = board({ a: { battlefield: ['Grizzly Bears', 'Wind Drake'] }, b: { battlefield: ['Vaporkin'] } })
  b.attack('Grizzly Bears', 'Wind Drake').to('declareBlockers')
  expect(() => b.block('Vaporkin>Grizzly Bears')).toThrow()
  b.block('Vaporkin>Wind Drake').damage()
  expect(b.life('B')).toBe(18)
})

it('[Myr Enforcer] costs {1} less for each artifact', () => {
  const b = board({ a: { battlefield: ['3 Memnite', '4 Wastes'], hand: ['Myr Enforcer'] } })
  b.cast('Myr Enforcer').resolve()
  expect(b.pt('Myr Enforcer')).toBe('4/4')
})

it('[Alloy Myr] adds one mana of any color', () => {
  const b = board({ a: { battlefield: ['Alloy Myr'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(18)
})
