import { card, chooseOne, counterSpell, destroy, type Filter, spell, target, the } from '@spellwright/dsl'

const itsGraveyard = (filter: Filter): Filter => ({
  ...filter,
  manaValue: { atMost: { kind: 'cardsIn', zone: 'graveyard', player: { controllerOf: 'affected' } } },
})

export const drownInTheLoch = card({
  name: 'Drown in the Loch',
  cost: '{U}{B}',
  type: 'Instant',
  abilities: [
    spell({
      modes: chooseOne(
        { targets: { spell: target(itsGraveyard({ zone: 'stack' })) }, effects: [counterSpell(the('spell'))] },
        { targets: { creature: target(itsGraveyard({ type: 'creature' })) }, effects: [destroy(the('creature'))] },
      ),
      effects: [],
    }),
  ],
})
