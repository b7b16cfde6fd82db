import { card, continuous, dies, keyword, mana, modifyPT, returnTo, the, triggered } from '@spellwright/dsl'

export const scytheOfTheWretched = card({
  name: 'Scythe of the Wretched',
  cost: '{2}',
  type: 'Artifact — Equipment',
  abilities: [
    continuous({ affects: 'attachedTo', apply: [modifyPT(2, 2)] }),
    triggered({
      on: dies({ type: 'creature', dealtDamageThisTurnBy: 'attachedTo' }),
      effects: [
        returnTo('battlefield', 'eventObject', { under: 'you', as: 'returned' }),
        { kind: 'attach', what: 'self', to: the('returned') },
      ],
    }),
    keyword({ kind: 'equip', cost: [mana('{4}')] }),
  ],
})
