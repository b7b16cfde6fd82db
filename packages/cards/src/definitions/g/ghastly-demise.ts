import { card, destroy, matches, spell, target, the, when } from '@spellwright/dsl'

export const ghastlyDemise = card({
  name: 'Ghastly Demise',
  cost: '{B}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature', not: { color: 'B' } }) },
      effects: [
        when(
          matches(the('creature'), { toughness: { atMost: { kind: 'cardsIn', zone: 'graveyard', player: 'you' } } }),
          destroy(the('creature')),
        ),
      ],
    }),
  ],
})
