import { card, did, dies, enters, exile, may, returnTo, target, the, triggered, when } from '@spellwright/dsl'

export const greenwardenOfMurasa = card({
  name: 'Greenwarden of Murasa',
  cost: '{4}{G}{G}',
  type: 'Creature — Elemental',
  power: 5,
  toughness: 4,
  abilities: [
    triggered({
      on: enters('self'),
      targets: { card: target({ zone: 'graveyard', owner: 'you' }) },
      effects: [may(returnTo('hand', the('card')))],
    }),
    triggered({
      on: dies('self'),
      targets: { card: target({ zone: 'graveyard', owner: 'you' }) },
      effects: [
        {
          kind: 'may',
          player: 'you',
          effects: [exile('self', { as: 'exiled' }), when(did('exiled'), returnTo('hand', the('card')))],
        },
      ],
    }),
  ],
})
