import { card, discard, enters, targetOpponent, the, triggered } from '@spellwright/dsl'

export const ravenousRats = card({
  name: 'Ravenous Rats',
  cost: '{1}{B}',
  type: 'Creature — Rat',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({ on: enters('self'), targets: { opponent: targetOpponent }, effects: [discard(1, the('opponent'))] }),
  ],
})
