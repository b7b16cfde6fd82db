import { expect, it } from 'vitest'
import { board } from '../support/board.ts'
import { offers } from '../support/watch.ts'

it('[Bog Wraith] is not blocked by a player with a Swamp', () => {
  const b = board({ a: { battlefield: ['Bog Wraith'] }, b: { battlefield: ['Hill Giant', 'Bayou'] } })
  b.attack('Bog Wraith')
  expect(() => b.block('Hill Giant>Bog Wraith')).toThrow()
})

it('[Severed Legion] is blocked by artifact and black creatures only', () => {
  const b = board({
    a: { battlefield: ['Severed Legion'] },
    b: { battlefield: ['Hill Giant', 'Memnite', 'Black Knight'] },
  })
  b.attack('Severed Legion').to('declareBlockers')
  expect(() => b.block('Hill Giant>Severed Legion')).toThrow()
  b.block('Memnite>Severed Legion', 'Black Knight>Severed Legion')
})

it('[Dauthi Slayer] must attack, and only shadow blocks it', () => {
  const b = board({ a: { battlefield: ['Dauthi Slayer'] }, b: { battlefield: ['Hill Giant'] } })
  b.to('declareAttackers')
  expect(() => b.attack()).toThrow()
  b.attack('Dauthi Slayer')
  expect(() => b.block('Hill Giant>Dauthi Slayer')).toThrow()
})

it('[Dauthi Slayer] blocks nothing without shadow', () => {
  const b = board({ a: { battlefield: ['Hill Giant'] }, b: { battlefield: ['Dauthi Slayer'] } })
  b.attack('Hill Giant')
  expect(() => b.block('Dauthi Slayer>Hill Giant')).toThrow()
})

it('[Juggernaut] must attack, and Walls do not block it', () => {
  const b = board({ a: { battlefield: ['Juggernaut'] }, b: { battlefield: ['Wall of Stone', 'Hill Giant'] } })
  b.to('declareAttackers')
  expect(() => b.attack()).toThrow()
  b.attack('Juggernaut').to('declareBlockers')
  expect(() => b.block('Wall of Stone>Juggernaut')).toThrow()
  b.block('Hill Giant>Juggernaut')
})

it("[Ulamog's Crusher] makes the defending player sacrifice two permanents of their choice", () => {
  const b = board({
    a: { battlefield: ["Ulamog's Crusher"] },
    b: { battlefield: ['Forest', 'Sol Ring', 'Serra Angel'] },
  })
  b.reply('sacrifice', () => [b.id('Forest'), b.id('Sol Ring')], 'B')
    .attack("Ulamog's Crusher")
    .resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Serra Angel'])
})

it('[Lure] makes all creatures able to block the enchanted creature do so', () => {
  const b = board({
    a: { battlefield: ['Grizzly Bears', 'Gray Ogre', { card: 'Lure', attachedTo: 'Grizzly Bears' }] },
    b: { battlefield: ['Hill Giant', 'Silvercoat Lion'] },
  })
  b.attack('Grizzly Bears', 'Gray Ogre').to('declareBlockers')
  expect(() => b.block('Hill Giant>Grizzly Bears')).toThrow()
  expect(() => b.block('Hill Giant>Grizzly Bears', 'Silvercoat Lion>Gray Ogre')).toThrow()
  b.block('Hill Giant>Grizzly Bears', 'Silvercoat Lion>Grizzly Bears')
})

it('[Propaganda] asks {2} for each attacker', () => {
  const b = board({ a: { battlefield: ['2 Grizzly Bears', '3 Forest'] }, b: { battlefield: ['Propaganda'] } })
  b.to('declareAttackers')
  expect(() => b.attack('Grizzly Bears', 'Grizzly Bears#2')).toThrow()
  b.attack('Grizzly Bears').damage()
  expect(b.life('B')).toBe(18)
  expect([1, 2, 3].filter((n) => b.object(`Forest#${n}`).tapped)).toHaveLength(2)
})

it("[Propaganda] costs its controller's own attackers nothing", () => {
  const b = board({ a: { battlefield: ['Grizzly Bears', 'Propaganda'] } })
  b.attack('Grizzly Bears').damage()
  expect(b.life('B')).toBe(18)
})

it('[Relentless Assault] untaps the attackers and adds a combat and a main phase', () => {
  const b = board({ a: { battlefield: ['Grizzly Bears', '4 Mountain'], hand: ['Relentless Assault'] } })
  b.attack('Grizzly Bears').damage().to('main2').cast('Relentless Assault').resolve()
  expect(b.object('Grizzly Bears').tapped).toBe(false)
  b.attack('Grizzly Bears').damage()
  expect(b.life('B')).toBe(16)
  b.to('main2')
  expect(b.game.state.turn.number).toBe(3)
})

it('[Time Walk] gives another turn', () => {
  const b = board({ a: { battlefield: ['2 Island'], hand: ['Time Walk'] } })
  b.cast('Time Walk').resolve().to('upkeep', 4)
  expect(b.game.state.turn.active).toBe(0)
  b.to('upkeep', 5)
  expect(b.game.state.turn.active).toBe(1)
})

it("[Mishra's Factory] becomes a 2/2 artifact creature for {1} and is still a land", () => {
  const b = board({ a: { battlefield: ["Mishra's Factory", '2 Forest'] } })
  b.activate("Mishra's Factory").resolve()
  expect(b.pt("Mishra's Factory")).toBe('2/2')
  b.tapForMana("Mishra's Factory")
  expect(b.pool('A')).toBe('{C}')
})

it("[Mishra's Factory] pumps an Assembly-Worker, itself when it blocks", () => {
  const b = board({
    active: 1,
    a: { battlefield: ["Mishra's Factory", 'Forest'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.attack('Grizzly Bears').turnTo('A').activate("Mishra's Factory").resolve()
  b.block("Mishra's Factory>Grizzly Bears")
    .turnTo('A')
    .activate("Mishra's Factory", { nth: 1, targets: ["Mishra's Factory"] })
    .damage()
  expect(b.in('graveyard', 'Grizzly Bears', 'B')).toBe(true)
  expect(b.in('battlefield', "Mishra's Factory", 'A')).toBe(true)
})

it("[Mishra's Factory] new this turn cannot attack", () => {
  const b = board({ a: { battlefield: ['Forest'], hand: ["Mishra's Factory"] } })
  b.play("Mishra's Factory").activate("Mishra's Factory").resolve()
  expect(() => b.attack("Mishra's Factory")).toThrow()
})

it('[Swiftfoot Boots] give hexproof and haste', () => {
  const b = board({
    a: { battlefield: ['Swiftfoot Boots', { card: 'Grizzly Bears', sick: true }, 'Forest'] },
    b: { battlefield: ['Mountain'], hand: ['Shock'] },
  })
  b.activate('Swiftfoot Boots', { targets: ['Grizzly Bears'] })
    .resolve()
    .attack('Grizzly Bears')
    .turnTo('B')
  const seen = offers(b, 'target', 'A')
  b.cast('Shock')
  expect(seen).not.toContain('Grizzly Bears')
})
