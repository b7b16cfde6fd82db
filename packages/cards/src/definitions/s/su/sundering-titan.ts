import { all, card, destroy, enters, leaves, the, triggered } from '@spellwright/dsl'

export const sunderingTitan = card({
  name: 'Sundering Titan',
  cost: '{8}',
  type: 'Artifact Creature — Golem',
  power: 7,
  toughness: 10,
  abilities: [
    triggered({
      on: { kind: 'either', events: [enters('self'), leaves('self')] },
      effects: [
        { kind: 'bind', as: 'lands', what: all({ type: 'land' }) },
        {
          kind: 'chooseForEach',
          player: 'you',
          each: 'basicLandType',
          among: the('lands'),
          optional: 'must',
          as: 'chosen',
        },
        destroy(the('chosen')),
      ],
    }),
  ],
})
