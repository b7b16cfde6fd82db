import {
  type Condition,
  createToken,
  draw,
  type Effect,
  enters,
  FOOD,
  type GiftKind,
  matches,
  returnCost,
  spell,
  TREASURE,
  token,
  triggered,
  when,
} from '@spellwright/dsl'
import type { Expansions } from './expansion.ts'

const PROMISED: Condition = { kind: 'paid', cost: 'gift' }

const FISH = token({ colors: ['U'], type: 'Creature — Fish', power: 1, toughness: 1 })
const OCTOPUS = token({ colors: ['U'], type: 'Creature — Octopus', power: 8, toughness: 8 })

/** CR 702.174d–j: what the opponent gets. */
const GIVEN: Readonly<Record<GiftKind, Effect>> = {
  card: draw(1, 'opponent'),
  Food: createToken(1, FOOD, 'opponent'),
  Treasure: createToken(1, TREASURE, 'opponent'),
  'tapped Fish': { kind: 'createToken', player: 'opponent', count: 1, token: FISH, enters: ['tapped'] },
  Octopus: createToken(1, OCTOPUS, 'opponent'),
  'extra turn': { kind: 'extraTurn', player: 'opponent' },
}

/** Keywords about what is given or given up to cast a card. */
export const promisedKeywords: Expansions<'gift' | 'webSlinging'> = {
  // CR 702.174: an instant or sorcery gives it as it resolves, a permanent as it enters.
  gift: ({ gift }) => [
    { kind: 'additionalCost', cost: [], optional: 'may', name: 'gift' },
    spell({
      effects: [
        when({ kind: 'all', conditions: [PROMISED, matches('self', { type: ['instant', 'sorcery'] })] }, GIVEN[gift]),
      ],
    }),
    triggered({ on: enters('self'), condition: PROMISED, effects: [GIVEN[gift]] }),
  ],
  // CR 702.188
  webSlinging: ({ cost }) => [
    { kind: 'alternativeCost', cost: [...cost, returnCost({ type: 'creature', is: 'tapped' })] },
  ],
}
