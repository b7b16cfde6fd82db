import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { table } from '../../support/declarations.ts'

it('[CR 506.4b] a blocker that is tapped still deals combat damage', () => {
  const b = board({
    a: { battlefield: ['Grizzly Bears', 'Icy Manipulator', 'Wastes'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.attack('Grizzly Bears').block('Hill Giant>Grizzly Bears')
  b.activate('Icy Manipulator', { targets: ['Hill Giant'] }).resolve()
  expect(b.object('Hill Giant').tapped).toBe(true)
  expect(b.damage().in('graveyard', 'Grizzly Bears')).toBe(true)
})

describe('[CR 506.4] what stops being a creature is removed from combat', () => {
  it('[Ambush Commander] an attacking Forest deals no damage once the Commander is gone', () => {
    const b = board({
      a: { battlefield: ['Ambush Commander', 'Forest'] },
      b: { hand: ['Terror'], battlefield: ['2 Swamp'] },
    })
    b.attack('Forest')
      .turnTo('B')
      .cast('Terror', { targets: ['Ambush Commander'] })
      .resolve()
    expect(b.game.state.combat?.attackers).toEqual([])
    expect(b.damage().life('B')).toBe(20)
  })

  it('[Ambush Commander] a creature that a Forest blocked stays blocked', () => {
    const b = board({
      a: { hand: ['Terror'], battlefield: ['Grizzly Bears', '2 Swamp'] },
      b: { battlefield: ['Ambush Commander', 'Forest'] },
    })
    b.attack('Grizzly Bears')
      .block('Forest>Grizzly Bears')
      .cast('Terror', { targets: ['Ambush Commander'] })
      .resolve()
    expect(b.damage().life('B')).toBe(20)
    expect(b.in('battlefield', 'Forest')).toBe(true)
  })
})

describe('[CR 506.5] attacking alone', () => {
  it('[CR 506.5] is being the only creature that is declared as an attacker', () => {
    expect(table(['Rogue Kavu'], []).attack('Rogue Kavu').resolveAll().pt('Rogue Kavu')).toBe('3/1')
    expect(table(['Rogue Kavu', 'Memnite'], []).attack('Rogue Kavu', 'Memnite').resolveAll().pt('Rogue Kavu')).toBe(
      '1/1',
    )
  })
})

it('[CR 508.4c] what is put onto the battlefield attacking needs no permission to attack', () => {
  const b = board({
    a: { battlefield: ['Hero of Bladehold', '2 Plains'] },
    b: { battlefield: ['Propaganda'] },
  })
  b.yes('payOrNot').attack('Hero of Bladehold').resolveAll()
  expect(b.count('battlefield', 'Soldier Token')).toBe(2)
  expect(b.damage().life('B')).toBe(13)
})

it('[CR 509.3e] Gorilla Berserkers may be blocked by three creatures, and not by two', () => {
  const b = table(['Gorilla Berserkers'], ['Memnite', 'Ornithopter', 'Grizzly Bears']).attack('Gorilla Berserkers')
  expect(() => b.block('Memnite>Gorilla Berserkers', 'Ornithopter>Gorilla Berserkers')).toThrow('Refused')
})

it('[CR 509.2a] what triggered on blocking is on the stack before the active player has priority', () => {
  const b = table(['Grizzly Bears'], ['Hill Giant', 'Heat of Battle']).attack('Grizzly Bears')
  b.block('Hill Giant>Grizzly Bears')
  expect([b.game.state.stack.length, b.decision.player]).toEqual([1, 0])
})

it('[CR 510.1e] an assignment that is not legal is refused as a whole', () => {
  const b = table(['Craw Wurm'], ['Grizzly Bears', 'Memnite']).attack('Craw Wurm')
  b.block('Grizzly Bears>Craw Wurm', 'Memnite>Craw Wurm')
  for (let guard = 0; guard < 10 && b.decision.shape !== 'divide'; guard++) b.submit({ kind: 'pass' })
  expect(b.game.refusal(0, [3, 2])).not.toBeNull()
  expect(b.game.refusal(0, [3, 3])).toBeNull()
})

it('[CR 505.1a] a main phase after an additional combat phase is no precombat main phase', () => {
  const b = board({
    a: {
      hand: ['Relentless Assault'],
      battlefield: [{ card: 'The Eldest Reborn', counters: { lore: 1 } }],
      mana: '{R}{R}{R}{R}',
    },
  })
  b.cast('Relentless Assault').resolve()
  b.to('endCombat').to('main2')
  expect(b.counters('The Eldest Reborn', 'lore')).toBe(1)
})

it('[CR 511.2] an "at end of combat" ability triggers as the end of combat step begins', () => {
  const b = table(['Deathgazer'], ['Hill Giant']).attack('Deathgazer').block('Hill Giant>Deathgazer').resolveAll()
  b.to('endCombat')
  expect(b.in('graveyard', 'Hill Giant')).toBe(true)
})

it('[CR 506.7c, 506.7] Berserk can be cast before the combat damage step, and not after', () => {
  const b = board({ a: { hand: ['Berserk'], battlefield: ['Memnite'], mana: '' } })
  const with_ = (step: 'main1' | 'declareBlockers' | 'main2') =>
    board({ step, a: { hand: ['Berserk'], battlefield: ['Memnite', 'Forest'] } }).can('cast', 'Berserk')
  expect(b.can('cast', 'Berserk')).toBe(false)
  expect([with_('main1'), with_('main2')]).toEqual([true, false])
})
