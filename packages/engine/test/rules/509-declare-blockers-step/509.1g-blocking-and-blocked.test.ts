import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/events/event.ts'
import { board } from '../../support/board.ts'
import { gain, table } from '../../support/declarations.ts'

describe('what blocking does [CR 509.1g–i]', () => {
  it('[CR 509.1g] a creature goes on blocking when the attacker is gone', () => {
    const b = board({
      a: { battlefield: ['Grizzly Bears', 'Mountain', '4 Plains'], hand: ['Lightning Bolt', 'Divine Verdict'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.attack('Grizzly Bears').block('Hill Giant>Grizzly Bears')
    b.cast('Lightning Bolt', { targets: ['Grizzly Bears'] }).resolve()
    b.cast('Divine Verdict', { targets: ['Hill Giant'] }).resolve()
    expect(b.in('graveyard', 'Hill Giant')).toBe(true)
  })

  it('[S9.2] [CR 509.1h] an attacker that was blocked stays blocked when its blocker is gone', () => {
    const b = board({
      a: { battlefield: ['Grizzly Bears', 'Island'], hand: ['Unsummon'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.attack('Grizzly Bears').block('Hill Giant>Grizzly Bears')
    b.cast('Unsummon', { targets: ['Hill Giant'] })
      .resolve()
      .damage()
    expect(b.life('B')).toBe(20)
    expect(b.in('battlefield', 'Grizzly Bears')).toBe(true)
  })

  it('[CR 509.3, 509.3g] says once that it blocks, once that it became blocked, once for each blocker, and who was not blocked', () => {
    const b = table(['Grizzly Bears', 'Memnite'], ['Hill Giant', 'Gray Ogre'])
    const events: GameEvent[] = []
    b.game.listeners.push((event) => events.push(event))
    b.attack('Grizzly Bears', 'Memnite').block('Hill Giant>Grizzly Bears', 'Gray Ogre>Grizzly Bears')
    const told = events.filter((e) => ['blocks', 'becomesBlocked', 'attacksUnblocked'].includes(e.kind))
    expect(told.map(({ kind, object, source, detail }) => [kind, object, source, detail])).toEqual([
      ['blocks', b.id('Hill Giant'), b.id('Grizzly Bears'), ''],
      ['blocks', b.id('Gray Ogre'), b.id('Grizzly Bears'), ''],
      ['becomesBlocked', b.id('Grizzly Bears'), 0, ''],
      ['becomesBlocked', b.id('Grizzly Bears'), b.id('Hill Giant'), 'byBlocker'],
      ['becomesBlocked', b.id('Grizzly Bears'), b.id('Gray Ogre'), 'byBlocker'],
      ['attacksUnblocked', b.id('Memnite'), 0, ''],
    ])
  })

  it('[CR 702.111b, 506.4a] menace gained after blocks changes nothing', () => {
    const b = table(['Grizzly Bears'], ['Hill Giant']).attack('Grizzly Bears').block('Hill Giant>Grizzly Bears')
    gain(b, 'Grizzly Bears', 'menace')
    expect(b.damage().in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
  })

  it('[CR 511.3] after combat nobody attacks', () => {
    const b = table(['Grizzly Bears'], []).attack('Grizzly Bears').to('main2')
    expect(b.game.state.combat).toBeNull()
  })
})
