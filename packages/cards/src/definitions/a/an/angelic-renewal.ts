import { card, dies, returnTo, sacrificeSelf, triggered } from '@spellwright/dsl'

export const angelicRenewal = card({
  name: 'Angelic Renewal',
  cost: '{1}{W}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: dies({ type: 'creature', owner: 'you' }),
      effects: [
        { kind: 'mayPay', player: 'you', cost: [sacrificeSelf], then: [returnTo('battlefield', 'eventObject')] },
      ],
    }),
  ],
})
