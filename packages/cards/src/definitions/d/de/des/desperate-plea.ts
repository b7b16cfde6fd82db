import {
  additionalCost,
  card,
  destroy,
  matches,
  powerOf,
  returnTo,
  sacrifice,
  spell,
  target,
  the,
  when,
} from '@spellwright/dsl'

export const desperatePlea = card({
  name: 'Desperate Plea',
  cost: '{1}{B}',
  type: 'Sorcery — Lesson',
  abilities: [
    additionalCost([sacrifice({ type: 'creature' }, 'sacrificed')]),
    spell({
      modes: {
        min: 1,
        max: 2,
        options: [
          {
            targets: { card: target({ zone: 'graveyard', owner: 'you', type: 'creature' }) },
            effects: [
              when(
                matches(the('card'), { power: { atMost: powerOf(the('sacrificed')) } }),
                returnTo('battlefield', the('card')),
              ),
            ],
          },
          { targets: { creature: target({ type: 'creature' }) }, effects: [destroy(the('creature'))] },
        ],
      },
      effects: [],
    }),
  ],
})
