import { all, card, enters, keyword, mana, triggered } from '@spellwright/dsl'

export const trailblazersTorch = card({
  name: "Trailblazer's Torch",
  cost: '{4}',
  type: 'Artifact — Equipment',
  abilities: [
    triggered({ on: enters('self'), effects: [{ kind: 'takeInitiative', player: 'you' }] }),
    triggered({
      on: { kind: 'becomesBlocked', object: 'attachedTo' },
      effects: [
        {
          kind: 'dealDamage',
          amount: 2,
          to: all({ blocking: 'eventObject', type: 'creature' }),
          source: 'eventObject',
        },
      ],
    }),
    keyword({ kind: 'equip', cost: [mana('{1}')] }),
  ],
})
