import type { Replacement } from '@spellwright/dsl'
import type { Game } from '../game/game.ts'
import { mustGet } from '../query/lookup.ts'
import type { ReplacementEntry } from './proposal.ts'

const removeShield = { kind: 'removeCounters', what: 'self', counter: 'shield', count: 1 } as const

/** The effects of these counters on their permanent (CR 122.1c, 122.1h), regardless of how many there are. */
const EFFECTS: Readonly<Record<string, readonly Replacement[]>> = {
  shield: [
    { kind: 'destroy', object: 'self', cause: 'effect', instead: { effects: [removeShield] } },
    { kind: 'damage', to: { object: 'self' }, change: { kind: 'prevent', amount: 'all' }, then: [removeShield] },
  ],
  finality: [{ kind: 'zoneChange', object: 'self', from: 'battlefield', to: 'graveyard', instead: { to: 'exile' } }],
}

export function fromCounters(game: Game): ReplacementEntry[] {
  const { state } = game
  const entries: ReplacementEntry[] = []
  for (const id of state.battlefield) {
    const { counters, controller } = mustGet(game, id)
    if (counters === null) continue
    for (const kind in counters) {
      for (const replacement of EFFECTS[kind] ?? []) {
        const key = `${id}:${kind}:${replacement.kind}`
        entries.push({
          key,
          source: id,
          controller,
          replacement,
          ability: null,
          bindings: {},
          floating: 0,
          abilityKey: '',
        })
      }
    }
  }
  return entries
}
