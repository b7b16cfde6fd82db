import { all, alternativeCost, card, destroy, spell } from '@spellwright/dsl'

export const patriciansScorn = card({
  name: "Patrician's Scorn",
  cost: '{3}{W}',
  type: 'Instant',
  abilities: [
    alternativeCost([], {
      kind: 'happened',
      event: { kind: 'cast', player: 'you', spell: { color: 'W', other: true } },
      when: 'thisTurn',
    }),
    spell({ effects: [destroy(all({ type: 'enchantment' }))] }),
  ],
})
