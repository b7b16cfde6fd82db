import { the } from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import type { Entry } from '../../../support/board.ts'
import { rule, table, untilDivision } from '../../../support/declarations.ts'

describe('deathtouch [CR 702.2, S9.2]', () => {
  const rancored = (on: string, theirs: readonly Entry[], more: readonly Entry[] = []) =>
    table([on, { card: 'Rancor', attachedTo: on }, ...more], theirs)

  it('[S9.2] [CR 702.2c] with deathtouch 1 damage to each blocker is lethal', () => {
    const b = rancored('Typhoid Rats', ['Hill Giant', 'Craw Wurm']).attack('Typhoid Rats')
    b.block('Hill Giant>Typhoid Rats', 'Craw Wurm>Typhoid Rats')
    expect(untilDivision(b).suggestion).toEqual([1, 1, 1])
    expect(b.game.refusal(0, [0, 1, 2])).not.toBeNull()
    b.submit([1, 1, 1])
    expect(b.life('B')).toBe(19)
    expect(b.names('graveyard', 'B')).toEqual(['Hill Giant', 'Craw Wurm'])
  })

  it('[S9.2] [CR 702.2c] damage another attacker with deathtouch assigns is lethal too', () => {
    const b = rancored('Grizzly Bears', ['Wall of Stone'], ['Typhoid Rats'])
    rule(b, 'Wall of Stone', { kind: 'canBlockAdditional', what: the('it'), count: 1 })
    b.attack('Grizzly Bears', 'Typhoid Rats').block('Wall of Stone>Grizzly Bears', 'Wall of Stone>Typhoid Rats')
    expect(untilDivision(b).suggestion).toEqual([0, 4])
  })
})
