import { card, chooseOne, exile, gainLife, pump, spell, target, the, times, upTo, X } from '@spellwright/dsl'

export const erebossIntervention = card({
  name: "Erebos's Intervention",
  cost: '{X}{B}',
  type: 'Instant',
  abilities: [
    spell({
      modes: chooseOne(
        {
          targets: { creature: target({ type: 'creature' }) },
          effects: [pump(the('creature'), times(-1, X), times(-1, X)), gainLife(X)],
        },
        {
          targets: { cards: target({ zone: 'graveyard' }, { count: upTo(times(2, X)) }) },
          effects: [exile(the('cards'))],
        },
      ),
      effects: [],
    }),
  ],
})
